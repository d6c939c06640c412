import { diceFrom, type JsonObject, simulationSeed } from '@tactarium/engine';
import type { Command, Event, View } from '@tactarium/games/forests/client';
import { forests } from '@tactarium/games/forests/index';
import { positions } from '@tactarium/games/forests/positions';

/** A position drawn by hand as side A sees it, and what its commands lead to by the rules themselves. */
export interface Drawn {
  readonly view: View;
  /** Plays a command of A, and tells what A is told of it. */
  play(command: Command): readonly Event[];
}

export function drawn(given: JsonObject): Drawn & { view: View } {
  const state = positions.read(given, diceFrom(simulationSeed(7), 2));
  return {
    view: forests.view(state, 0),
    play(command) {
      const refused = forests.refuse(state, state.turn, command);
      if (refused) throw new Error(`refused: ${refused.code}`);
      const log: Event[] = [];
      forests.advance(state, state.turn, command, log);
      this.view = forests.view(state, 0);
      return log.flatMap((event) => forests.redact(event, 0) ?? []);
    },
  };
}
