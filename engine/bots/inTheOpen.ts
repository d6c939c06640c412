import type { Game, Typed } from '../game.ts';
import type { Playable } from './search.ts';

/** All that is asked of a game here is part of the contract. */
type Rules<State, Command extends Typed> = Pick<
  Game<never, State, Command, never, never>,
  'seats' | 'toAct' | 'legal' | 'refuse' | 'advance' | 'outcome'
>;

/**
 * A search for any game whose commands hide nothing, from the contract alone. What is hidden may forbid a command, but
 * one that only another world would allow is not thought of: a game in which that matters says itself what is `open`.
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
