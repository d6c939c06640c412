import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'tactarium.muted';
/** Players who are remembered: beyond it the one who was muted first is forgotten. */
const REMEMBERED = 500;

const storage = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage);

/** Ids of the players whom nobody wants to hear in this browser, the latest last. */
const muted = createStore<readonly string[]>(() => readMuted(storage()?.getItem(KEY) ?? null));

export const useMuted = (): readonly string[] => useStore(muted);

export function mute(player: string, isMuted: boolean): void {
  const others = muted.getState().filter((one) => one !== player);
  const now = isMuted ? [...others, player].slice(-REMEMBERED) : others;
  muted.setState(now, true);
  storage()?.setItem(KEY, JSON.stringify(now));
}

/** What was stored may be anybody's, or half written: only names are taken. */
export function readMuted(text: string | null): readonly string[] {
  try {
    const json: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(json) ? json.filter((one): one is string => typeof one === 'string').slice(-REMEMBERED) : [];
  } catch {
    return [];
  }
}
