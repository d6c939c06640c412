import type { MyMatch } from '@tactarium/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ask, session } from './session.ts';

/** Somebody waits for this player in a match. */
export interface Call {
  readonly match: string;
  readonly game: string;
  /** The player owes a command, or somebody wants to play: again, or for the first time. */
  readonly why: 'turn' | 'rematch' | 'challenge';
  /** Absent where it is the computer. */
  readonly opponent?: string;
}

/** Milliseconds between two looks: while a match goes on, and otherwise, since anybody may be challenged. */
const LOOK_EVERY = 15_000;
const LOOK_IDLY = 45_000;
/** After a match as well: the opponent may want another. */
const REMATCH_WITHIN = 300_000;
/** Nobody is asked twice within this. */
const FRESH = 2_000;

export const callsIn = (matches: readonly MyMatch[]): readonly Call[] =>
  matches.flatMap((match) => {
    const { id, game, status, seats, mine, due, rematchOf } = match;
    // Played alone: nobody waits.
    if (seats.length === 1) return [];
    const own = seats.find(({ seat }) => seat === mine);
    const other = seats.find(({ seat, player }) => seat !== mine && player);
    const wanted = rematchOf === undefined ? 'challenge' : 'rematch';
    const why = status === 'live' && due ? 'turn' : status === 'open' && own?.awaited ? wanted : undefined;
    return why ? [{ match: id, game, why, ...(other?.player && { opponent: other.player.name }) }] : [];
  });

/** Whoever waits for this player. Matches in this browser are not among them: there nobody waits. */
const calls = createStore<readonly Call[]>(() => []);

/** As this page should tell them: the match that is open tells its own. */
export const useCalls = (path: string): readonly Call[] => elsewhere(useStore(calls), path);

const elsewhere = (all: readonly Call[], path: string): readonly Call[] =>
  all.filter(({ match }) => !path.startsWith(`/match/${match}`));

let looked = 0;
let playedUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was known of a match before it was played on is old when its page is left: it is asked about anew. */
export function leave(path: string): void {
  const kept = elsewhere(calls.getState(), path);
  if (kept.length === calls.getState().length) return;
  calls.setState(kept, true);
  looked = 0;
}

/** Asks who waits, and goes on asking. Without a session nobody does, and nobody is asked. */
export async function lookForCalls(): Promise<void> {
  if (!session.getState().player) return calls.setState([], true);
  if (document.visibilityState !== 'visible' || Date.now() - looked < FRESH) return;
  looked = Date.now();
  clearTimeout(timer);
  const mine = await ask((server) => server.mine());
  if (mine.ok) calls.setState(callsIn(mine.value.matches), true);
  const goesOn = !mine.ok || mine.value.matches.some(({ status }) => status === 'live' || status === 'open');
  if (goesOn) playedUntil = looked;
  clearTimeout(timer);
  timer = setTimeout(() => void lookForCalls(), looked - playedUntil < REMATCH_WITHIN ? LOOK_EVERY : LOOK_IDLY);
}
