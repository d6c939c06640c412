import { type AnyEntry, type Json, simulationSeed } from '@tactarium/engine';
import type { Fixture } from './fixture.ts';

/** Who plays whom: one bot where a game has one seat, two where it has two. */
export type Pairing = readonly string[];

/** Every pair once, in the order in which the bots were named. */
export function pairingsOf(bots: readonly string[], seats: number): readonly Pairing[] {
  if (seats === 1) return bots.map((bot) => [bot]);
  return bots.flatMap((first, i) => bots.slice(i + 1).map((second) => [first, second]));
}

/** Each with the next in the list alone: enough to see that every level beats the one below. */
export function ladderOf(bots: readonly string[], seats: number): readonly Pairing[] {
  if (seats === 1) return pairingsOf(bots, seats);
  return bots.slice(1).map((second, i) => [bots[i]!, second]);
}

/** Sides alternate. Each pairing plays the same seeds, so that a pairing's result does not depend on who else is there. */
export function fixturesOf(
  { game }: AnyEntry,
  options: Json,
  pairing: Pairing,
  games: number,
  run: number,
): readonly Fixture[] {
  return Array.from({ length: games }, (_, n) => ({
    game: game.id,
    options,
    bots: isSwapped(n) ? pairing.toReversed() : pairing,
    seed: simulationSeed(run, n),
  }));
}

/** Whether in the nth game of a pairing the one named second has the first seat. */
export const isSwapped = (n: number): boolean => n % 2 === 1;
