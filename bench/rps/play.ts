import type { Game, Typed } from '@tactarium/engine';
import type { Limit } from './limit.ts';
import { Random } from './random.ts';

/** No seat ever has more commands while pieces move: at most four steps for each of twelve. */
const MOST_LEGAL = 48;

/**
 * Plays `state` to its end, at random among the first `eligible` of the legal commands, and returns how many commands
 * that took.
 */
export function playGame<State, Command extends Typed>(
  game: Pick<Game<never, State, Command, never, never>, 'toAct' | 'legal' | 'advance'>,
  state: State,
  seed: number,
  eligible = (legal: readonly Command[]): number => legal.length,
): number {
  const random = new Random(seed);
  for (let commands = 0; ; commands++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return commands;
    const legal = game.legal(state, seat);
    game.advance(state, seat, legal[random.below(eligible(legal))]!);
  }
}

const listed = new Uint16Array(MOST_LEGAL);

/** The same player on the limit. */
export function playLimit(limit: Limit, seed: number): number {
  const random = new Random(seed);
  for (let commands = 0; ; commands++) {
    const count = limit.list(listed);
    if (count === 0) return commands;
    limit.advance(listed[random.below(count)]!);
  }
}
