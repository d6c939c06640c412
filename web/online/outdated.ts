/** What a reload needs of the browser; tests stand in for it. */
export interface Tab {
  isHidden(): boolean;
  /** Calls back each time the page is hidden or shown. */
  onVisibility(listener: () => void): void;
  /** Fetches the newest client, where a service worker would otherwise serve the stored one again. */
  update(): Promise<void>;
  reload(): void;
  /** Whether this tab has reloaded for the same reason before: twice would be for ever. */
  wasReloaded(): boolean;
  rememberReload(): void;
}

/**
 * The server speaks a newer protocol than this page. The page loads itself again as soon as nobody is looking at it, so
 * that no move is interrupted; until then it offers a button. Answers whether that is of any use.
 */
export function reloadWhenHidden(tab: Tab): boolean {
  if (tab.wasReloaded()) return false;
  const look = (): void => {
    if (tab.isHidden()) void reloadNow(tab);
  };
  tab.onVisibility(look);
  look();
  return true;
}

export async function reloadNow(tab: Tab): Promise<void> {
  tab.rememberReload();
  await tab.update();
  tab.reload();
}

const RELOADED = 'tactarium.reloaded';

export const thisTab: Tab = {
  isHidden: () => document.visibilityState === 'hidden',
  onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
  update: async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.update().catch(() => undefined);
    await takeOver(worker);
  },
  reload: () => location.reload(),
  wasReloaded: () => sessionStorage.getItem(RELOADED) !== null,
  rememberReload: () => sessionStorage.setItem(RELOADED, 'yes'),
};

/** Lets a client that has just been fetched take over; resolves when it has, or where there is none. */
async function takeOver(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
