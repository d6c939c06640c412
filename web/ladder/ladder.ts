import type { Row } from '../pages/myGames.ts';

/** How it went against one level of the computer. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const NONE: Tally = { won: 0, drawn: 0, lost: 0 };
const KEY = 'tactarium.ladder';

/** What was won, drawn and lost against each bot of a game. A game that was played on from a replay is practice. */
export function talliesOf(rows: readonly Row[], game: string): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { bot, state, playedOn, ...row } of rows) {
    const counts = state === 'won' || state === 'drawn' || state === 'lost';
    if (row.game !== game || bot === undefined || playedOn !== undefined || !counts) continue;
    const before = tallies.get(bot) ?? NONE;
    tallies.set(bot, { ...before, [state]: before[state] + 1 });
  }
  return tallies;
}

/** The opponent to beat next: the first that was not; undefined when all were. */
export const nextOf = (bots: readonly string[], beaten: ReadonlySet<string>): string | undefined =>
  bots.find((bot) => !beaten.has(bot));

/** Whom this browser has seen beaten, as `game/bot`: a victory counts even when its game was deleted since. */
export const readBeaten = (text: string | null): ReadonlySet<string> =>
  new Set((text ?? '').split(' ').filter((one) => /^[\w-]+\/[\w-]+$/.test(one)));

/** Everybody of this game who was ever beaten; what is new is kept on this device. */
export function keepBeaten(game: string, tallies: ReadonlyMap<string, Tally>): ReadonlySet<string> {
  const known = readBeaten(localStorage.getItem(KEY));
  const all = new Set([...known, ...[...tallies].flatMap(([bot, { won }]) => (won > 0 ? [`${game}/${bot}`] : []))]);
  if (all.size > known.size) localStorage.setItem(KEY, [...all].join(' '));
  return new Set([...all].flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : [])));
}
