import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { settings } from '../settings/store.ts';
import { ask, refusedBy, session } from './session.ts';

/** Whether this browser wants to be called when no page is open. Off until somebody turns it on. */
interface Calling {
  readonly isOn: boolean;
}

const KEY = 'tactarium.push';

const calling = createStore<Calling>(() => ({ isOn: localStorage.getItem(KEY) === 'on' }));
export const useCalling = (): Calling => useStore(calling);

/** The browser asks its user first; nothing is sent before that. */
export async function turnOn(): Promise<Result<undefined, Refusal>> {
  if (!('PushManager' in window)) return err(refusal('push/no-browser'));
  if ((await Notification.requestPermission()) !== 'granted') return err(refusal('push/not-allowed'));
  const subscribed = await subscribe();
  if (subscribed.ok) note(true);
  return subscribed;
}

export async function turnOff(): Promise<void> {
  note(false);
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  if (session.getState().player) await ask((server) => server.endPush(subscription.endpoint));
  await subscription.unsubscribe();
}

/** Told again at each start, and whenever somebody else signs in: a browser may have got another address meanwhile. */
export function keepCalling(): void {
  const tell = (): void => {
    if (calling.getState().isOn && session.getState().player && Notification.permission === 'granted') void subscribe();
  };
  tell();
  session.subscribe(({ player }, before) => {
    if (player?.id !== before.player?.id) tell();
  });
  settings.subscribe(({ language }, before) => {
    if (language !== before.language) tell();
  });
}

async function subscribe(): Promise<Result<undefined, Refusal>> {
  const registration = await worker();
  if (!registration) return err(refusal('push/no-browser'));
  const answer = await ask((server) => server.pushKey());
  if (!answer.ok) return err(refusedBy(answer.error));
  const { key } = answer.value;
  if (key === undefined) return err(refusal('push/off'));
  const subscription = await subscribedWith(registration.pushManager, key);
  if (!subscription) return err(refusal('push/no-service'));
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return err(refusal('push/no-service'));
  const { language } = settings.getState();
  const told = await ask((server) => server.push({ endpoint, keys: { p256dh, auth }, language }));
  return told.ok ? ok(undefined) : err(refusedBy(told.error));
}

/** A subscription with another key, of a server that was here before, is of no use. */
async function subscribedWith(
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription | undefined> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options).catch(() => undefined);
  }
}

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const registered = await navigator.serviceWorker?.getRegistration();
  return registered && navigator.serviceWorker.ready;
};

function note(isOn: boolean): void {
  calling.setState({ isOn });
  if (isOn) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
}
