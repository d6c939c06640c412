import type { Outcome, OutcomeView, Seat } from '@tactarium/engine';
import type { Cell } from '../board.ts';
import type { Variant } from '../content/variants.ts';
import type { Event } from '../events.ts';
import {
  EMPTY,
  HALO,
  hasHalo,
  hasMoved,
  isRevealed,
  kindOf,
  MOVED,
  type Piece,
  piece,
  REVEALED,
  seatOf,
} from '../pieces.ts';
import { other, otherName, type SeatName } from '../seats.ts';
import type { State } from '../state.ts';
import type { PieceView } from '../view.ts';
import type { Command } from '../wire.ts';

/** A symmetry of the board: where a cell goes, and whether the sides change with it. It is its own opposite. */
export interface Mirror {
  readonly name: string;
  cell(cell: Cell, variant: Variant): Cell;
  readonly swapsSides: boolean;
}

export const MIRRORS: readonly Mirror[] = [
  {
    name: 'top and bottom, and with them the sides',
    cell: ([row, column], { rows }) => [rows - 1 - row, column],
    swapsSides: true,
  },
  { name: 'left and right', cell: ([row, column], { columns }) => [row, columns - 1 - column], swapsSides: false },
];

export const mirrorSeat = ({ swapsSides }: Mirror, seat: Seat): Seat => (swapsSides ? other(seat) : seat);
const mirrorName = ({ swapsSides }: Mirror, seat: SeatName): SeatName => (swapsSides ? otherName(seat) : seat);

function mirrorIndex(mirror: Mirror, variant: Variant, index: number): number {
  const cell: Cell = [Math.trunc(index / variant.columns), index % variant.columns];
  const [row, column] = mirror.cell(cell, variant);
  return row * variant.columns + column;
}

function mirrorCells<Content>(mirror: Mirror, variant: Variant, cells: readonly Content[]): Content[] {
  return cells.map((_, index) => cells[mirrorIndex(mirror, variant, index)]!);
}

function mirrorPiece(mirror: Mirror, one: Piece): Piece {
  if (one === EMPTY) return EMPTY;
  const flags = (isRevealed(one) ? REVEALED : 0) | (hasHalo(one) ? HALO : 0) | (hasMoved(one) ? MOVED : 0);
  return piece(mirrorSeat(mirror, seatOf(one)), kindOf(one), flags);
}

const bySeat = <T>({ swapsSides }: Mirror, pair: readonly T[]): readonly T[] => (swapsSides ? pair.toReversed() : pair);

function mirrorOutcome(mirror: Mirror, outcome: Outcome | undefined): Outcome | undefined {
  return outcome?.result === 'won' ? { ...outcome, winner: mirrorSeat(mirror, outcome.winner) } : outcome;
}

export function mirrorState(mirror: Mirror, state: State): State {
  const { variant, tie } = state;
  return {
    ...state,
    turn: mirrorSeat(mirror, state.turn),
    board: mirrorCells(mirror, variant, state.board).map((one) => mirrorPiece(mirror, one)),
    layouts: bySeat(mirror, state.layouts),
    fallen: bySeat(mirror, state.fallen),
    tie: tie && {
      from: mirrorIndex(mirror, variant, tie.from),
      at: mirrorIndex(mirror, variant, tie.at),
      equal: tie.equal,
      chosen: bySeat(mirror, tie.chosen),
    },
    outcome: mirrorOutcome(mirror, state.outcome),
  };
}

export function mirrorCommand(mirror: Mirror, variant: Variant, command: Command): Command {
  const cell = (one: Cell): [number, number] => [...mirror.cell(one, variant)];
  switch (command.type) {
    case 'place':
      return { ...command, king: cell(command.king), pit: cell(command.pit) };
    case 'swap':
      return { ...command, a: cell(command.a), b: cell(command.b) };
    case 'move':
      return { ...command, from: cell(command.from), to: cell(command.to) };
    case 'shuffle':
    case 'ready':
    case 'choose':
      return command;
  }
}

/** `shuffled` lists kinds in the order of cells, which a mirror changes: it is left without them. */
export function mirrorEvent(mirror: Mirror, variant: Variant, event: Event): object {
  const cell = (one: Cell): Cell => mirror.cell(one, variant);
  const seat = (one: SeatName): SeatName => mirrorName(mirror, one);
  const cells = (all: readonly (PieceView | null)[]) =>
    mirrorCells(mirror, variant, all).map((one) => one && { ...one, seat: seat(one.seat) });
  switch (event.type) {
    case 'placed':
      return { ...event, seat: seat(event.seat), king: cell(event.king), pit: cell(event.pit) };
    case 'shuffled':
      return { type: event.type, seat: seat(event.seat) };
    case 'swapped':
      return { ...event, seat: seat(event.seat), a: cell(event.a), b: cell(event.b) };
    case 'was_ready':
    case 'passed':
    case 'chose':
      return { ...event, seat: seat(event.seat) };
    case 'began':
      return { ...event, first: seat(event.first) };
    case 'revealed':
      return { ...event, cells: cells(event.cells) };
    case 'moved':
      return { ...event, seat: seat(event.seat), from: cell(event.from), to: cell(event.to) };
    case 'fought':
    case 'tied':
      return { ...event, seat: seat(event.seat), from: cell(event.from), at: cell(event.at) };
    case 'choices_announced':
      return { ...event, red: event[seat('red')], blue: event[seat('blue')] };
    case 'both_removed':
      return { ...event, from: cell(event.from), at: cell(event.at) };
    case 'finished': {
      const { winner } = event.outcome;
      const outcome: OutcomeView<SeatName> = winner ? { ...event.outcome, winner: seat(winner) } : event.outcome;
      const fallen = { red: event.fallen[seat('red')], blue: event.fallen[seat('blue')] };
      return { ...event, outcome, cells: cells(event.cells), fallen };
    }
  }
}
