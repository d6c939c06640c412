import type { Actor, Game, Typed } from './game.ts';
import { err, ok, type Refusal, type Result } from './result.ts';

export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Refuses, or advances a copy. The state handed in is never written to. */
export function apply<State, Command extends Typed, Event extends Typed>(
  game: Pick<Game<never, State, Command, Event, never>, 'refuse' | 'copy' | 'advance'>,
  state: State,
  actor: Actor,
  command: Command,
): Result<Applied<State, Event>, Refusal> {
  const refused = game.refuse(state, actor, command);
  if (refused) return err(refused);
  const next = game.copy(state);
  const events: Event[] = [];
  game.advance(next, actor, command, events);
  return ok({ state: next, events });
}
