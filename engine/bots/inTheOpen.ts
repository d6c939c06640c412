import type { Game, Typed } from '../game.ts';
import type { Playable } from './search.ts';

/** The part of the contract that this search needs. */
type Rules<State, Command extends Typed> = Pick<
  Game<never, State, Command, never, never>,
  'seats' | 'toAct' | 'legal' | 'refuse' | 'advance' | 'outcome'
>;

/**
 * A search for any game whose commands hide nothing, from the contract alone. It considers the commands that are legal
 * in the sampled state, and misses those that only another sample would allow: a game in which that matters provides its
 * own `open`.
 */
export const inTheOpen = <State, Command extends Typed>(game: Rules<State, Command>): Playable<State, Command> => ({
  seats: game.seats,
  toAct: (state) => game.toAct(state),
  outcome: (state) => game.outcome(state),
  advance: (state, actor, command) => game.advance(state, actor, command),
  open: (state, seat) => game.legal(state, seat),
  secrets: 1,
  secret: (state, seat, command) => (game.refuse(state, seat, command) ? -1 : 0),
  seen: (state, command) => JSON.stringify([command, game.toAct(state)]),
});
