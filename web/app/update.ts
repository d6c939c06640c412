/** What an update needs of the browser; tests stand in for it. */
export interface UpdatePort {
  /** Whether a newer client is stored and waits. */
  isWaiting(): boolean;
  /** Whether a match is open nowhere, in no tab: calls back while that is kept so. */
  whileNobodyPlays(act: () => void): Promise<void>;
  /** Lets the newer client take over, in every tab. */
  takeOver(): void;
  isHidden(): boolean;
  reload(): void;
}

export interface Updater {
  /** A moment at which nothing is under way here: the page is hidden, or another one than a match has been opened. */
  safeMoment(): Promise<void>;
  /** The newer client has taken over: what this page fetches from now on is not its own. */
  tookOver(): void;
}

/** A newer client waits for a moment at which no move is interrupted, in this tab or another. */
export function createUpdater(port: UpdatePort): Updater {
  let isAsked = false;
  let isStale = false;
  return {
    async safeMoment() {
      if (isStale) return port.reload();
      if (!port.isWaiting()) return;
      await port.whileNobodyPlays(() => {
        isAsked = true;
        port.takeOver();
      });
    },
    tookOver() {
      if (isAsked || port.isHidden()) return port.reload();
      isStale = true;
    },
  };
}

const PLAYING = 'tactarium playing';
/** Milliseconds in which a match that has just been left lets go of its lock. */
const LETTING_GO = 2_000;

/** Tells other tabs that a match is open in this one. Answers how to end that. */
export function keepPlaying(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if ('locks' in navigator) {
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    navigator.locks.request(PLAYING, { mode: 'shared', signal }, () => ended).catch(() => {});
  }
  return () => controller.abort();
}

/** Fetches the newer client when there is one, and lets it take over at a safe moment. */
export async function keepUpdated(onPage: (listener: (isMatch: boolean) => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const isFirst = !workers.controller;
  const registration = await workers.register('/sw.js');
  const updater = createUpdater({
    isWaiting: () => registration.waiting !== null,
    async whileNobodyPlays(act) {
      if (!('locks' in navigator)) return act();
      const signal = AbortSignal.timeout(LETTING_GO);
      // While a match is open in some tab, this is refused: there will be another safe moment.
      await navigator.locks.request(PLAYING, { signal }, act).catch(() => {});
    },
    takeOver: () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    isHidden: () => document.visibilityState === 'hidden',
    reload: () => location.reload(),
  });
  // The first worker of a browser takes over a page that is as new as itself.
  let wasFirst = isFirst;
  workers.addEventListener('controllerchange', () => {
    if (!wasFirst) updater.tookOver();
    wasFirst = false;
  });
  let inMatch = false;
  onPage((isMatch) => {
    inMatch = isMatch;
    if (!isMatch) void updater.safeMoment();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !inMatch) void updater.safeMoment();
  });
}
