import { apply, type Game, invariant, type Typed } from '@tactarium/engine';
import type { Command } from '@tactarium/games/rps/wire';
import { keep } from '../harness.ts';
import { Limit } from './limit.ts';
import type { Recorded } from './recorded.ts';

/** The game, or its match, with a state to start each recorded game from. */
export interface Played<State, Event extends Typed> {
  readonly game: Pick<Game<never, State, Command, Event, never>, 'refuse' | 'advance' | 'copy'>;
  readonly starts: readonly State[];
}

/** Each way has a loop of its own: with a callback for what differs, calling it would be much of what is measured. */
export function replay<S extends object, E extends Typed>(
  { game, starts }: Played<S, E>,
  games: readonly Recorded[],
): number {
  let moves = 0;
  for (let i = 0; i < games.length; i++) {
    const state = game.copy(starts[i]!);
    for (const { seat, command } of games[i]!.commands) {
      game.advance(state, seat, command);
      moves++;
    }
    keep(state);
  }
  return moves;
}

/** A log a command, as `apply` has it. */
export function replayLogged<S extends object, E extends Typed>(
  { game, starts }: Played<S, E>,
  games: readonly Recorded[],
): number {
  let moves = 0;
  for (let i = 0; i < games.length; i++) {
    const state = game.copy(starts[i]!);
    for (const { seat, command } of games[i]!.commands) {
      const log: E[] = [];
      game.advance(state, seat, command, log);
      keep(log);
      moves++;
    }
  }
  return moves;
}

export function replayCopies<S extends object, E extends Typed>(
  { game, starts }: Played<S, E>,
  games: readonly Recorded[],
): number {
  let moves = 0;
  for (let i = 0; i < games.length; i++) {
    let state = starts[i]!;
    for (const { seat, command } of games[i]!.commands) {
      state = game.copy(state);
      game.advance(state, seat, command);
      moves++;
    }
    keep(state);
  }
  return moves;
}

export function replayApplied<S extends object, E extends Typed>(
  { game, starts }: Played<S, E>,
  games: readonly Recorded[],
): number {
  let moves = 0;
  for (let i = 0; i < games.length; i++) {
    let state = starts[i]!;
    for (const { seat, command } of games[i]!.commands) {
      const applied = apply(game, state, seat, command);
      invariant(applied.ok, 'what was recorded is legal');
      state = applied.value.state;
      keep(applied.value.events);
      moves++;
    }
  }
  return moves;
}

const limit = new Limit();
const spare = new Limit();

export function replayLimit(games: readonly Recorded[]): number {
  let moves = 0;
  for (let i = 0; i < games.length; i++) {
    const { limitStart, limitCommands } = games[i]!;
    limit.copyFrom(limitStart);
    for (let n = 0; n < limitCommands.length; n++) {
      limit.advance(limitCommands[n]!);
      moves++;
    }
  }
  return moves;
}

/** Copies to and fro between two buffers: the least that a search with a copy a move could do. */
export function replayLimitCopies(games: readonly Recorded[]): number {
  let moves = 0;
  for (let i = 0; i < games.length; i++) {
    const { limitStart, limitCommands } = games[i]!;
    let [from, to] = [limit, spare];
    from.copyFrom(limitStart);
    for (let n = 0; n < limitCommands.length; n++) {
      to.copyFrom(from);
      to.advance(limitCommands[n]!);
      const swapped = from;
      from = to;
      to = swapped;
      moves++;
    }
  }
  return moves;
}
