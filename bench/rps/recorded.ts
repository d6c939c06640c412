import { diceFrom, invariant, type Seat, simulationSeed } from '@tactarium/engine';
import { rps } from '@tactarium/games/rps/index';
import { kindNamed, kindOf, type Piece, seatOf } from '@tactarium/games/rps/pieces';
import type { State } from '@tactarium/games/rps/state';
import type { Command } from '@tactarium/games/rps/wire';
import { BLUE, choice, Limit, RED, step } from './limit.ts';
import { Random } from './random.ts';

/** A game of `classic` by the random player, from the first move on, for both engines. */
export interface Recorded {
  /** What the random player started from. */
  readonly seed: number;
  readonly start: State;
  readonly commands: readonly { readonly seat: Seat; readonly command: Command }[];
  readonly limitStart: Limit;
  readonly limitCommands: Uint16Array;
}

/** From a laid out board of its own, or from a position given. */
export function record(seed: number, start: State = laidOut(seed)): Recorded {
  const state = rps.copy(start);
  const random = new Random(seed);
  const commands: Recorded['commands'][number][] = [];
  for (let [seat] = rps.toAct(state); seat !== undefined; [seat] = rps.toAct(state)) {
    const legal = rps.legal(state, seat);
    const command = legal[random.below(legal.length)]!;
    rps.advance(state, seat, command);
    commands.push({ seat, command });
  }
  return {
    seed,
    start,
    commands,
    limitStart: limitOf(start),
    limitCommands: Uint16Array.from(commands, ({ seat, command }) => limitCommand(seat, command)),
  };
}

/** Both armies at random, King and Pit too. */
export function laidOut(seed: number): State {
  const state = rps.setup({ variant: 'classic' }, simulationSeed(seed));
  const dice = diceFrom(simulationSeed(seed, 1), 0);
  for (const seat of rps.seats.keys()) {
    const places = rps.legal(state, seat).filter(({ type }) => type === 'place');
    rps.advance(state, seat, places[dice.below('table', 'place', places.length)]!);
    rps.advance(state, seat, { type: 'shuffle' });
    rps.advance(state, seat, { type: 'ready' });
  }
  return state;
}

/** A position in which nothing has fallen yet, as the limit holds it. */
export function limitOf({ board, turn }: State): Limit {
  const pieces = new Uint8Array(64);
  for (const [index, piece] of board.entries()) pieces[limitCell(index)] = limitPiece(piece);
  const limit = new Limit();
  limit.load(pieces, turn);
  return limit;
}

const COLUMNS = 7;

/** The limit's rows are eight cells long, and one more stands above them. */
export const limitCell = (index: number): number => index + 8 + Math.trunc(index / COLUMNS);

/** The game marks presence and Blue, the limit Red or Blue; kinds and the flags from 32 on are the same. */
export const limitPiece = (piece: Piece): number =>
  piece === 0 ? 0 : (piece & ~(RED | BLUE)) | (seatOf(piece) === 0 ? RED : BLUE) | kindOf(piece);

export function limitCommand(seat: Seat, command: Command): number {
  if (command.type === 'choose') return choice(seat, kindNamed(command.piece));
  invariant(command.type === 'move', 'play has begun');
  const cellOf = ([row, column]: readonly [number, number]) => limitCell(row * COLUMNS + column);
  return step(cellOf(command.from), cellOf(command.to));
}
