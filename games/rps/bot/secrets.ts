import { invariant, type Seat } from '@tactarium/engine';
import { armyOf } from '../content/variants.ts';
import {
  HIDDEN,
  hasMoved,
  isRevealed,
  KIND_NAMES,
  type Kind,
  type KindName,
  kindNamed,
  preyOf,
  seatOf,
  withKind,
} from '../pieces.ts';
import type { State } from '../state.ts';
import type { Counts } from '../view.ts';
import { dealCourt } from './court.ts';
import type { Dealing, Likelihood } from './deal.ts';

/** What everybody but its owner does not know of an army: where it is hidden, and all that it could be. */
export interface Secrets {
  readonly seat: Seat;
  /** Indices of the hidden pieces on the board; in the deal they come first. */
  readonly cells: readonly number[];
  /** Indices of those fallen whose kind was not told; in the deal they come last. */
  readonly graves: readonly number[];
  readonly deal: Dealing;
}

/** More than the rules tell about the hidden pieces of an army. */
export interface Hunch {
  /** How well a piece on the board agrees with being of a kind. */
  of(index: number, kind: Kind): number;
  /** How much likelier the Pit is to have been laid out beside its King than elsewhere. */
  readonly pitBeside: number;
}

const NO_HUNCH: Hunch = { of: () => 1, pitBeside: 1 };

/**
 * The secrets of an army whose hidden pieces are in all what `counts` says. `state` need know no more of that army than
 * its opponent does.
 */
export function secretsOf(state: State, seat: Seat, counts: readonly number[], hunch: Hunch = NO_HUNCH): Secrets {
  const { board, variant } = state;
  const cells = [...board.keys()].filter((index) => isSecret(state, seat, index));
  const fallen = state.fallen[seat]!;
  const graves = [...fallen.keys()].filter((index) => !fallen[index]!.known);
  const army = armyOf(variant);
  const slots = [
    ...cells.map((index) => {
      const options = hasMoved(board[index]!) ? variant.movers : army;
      return likelihood((kind) => (options.includes(kind) ? hunch.of(index, kind) : 0));
    }),
    ...graves.map((index) => {
      const options = preyOf(fallen[index]!.by, variant.movers);
      return likelihood((kind) => (options.includes(kind) ? 1 : 0));
    }),
  ];
  const deal = dealCourt(state, seat, { cells, slots, counts, beside: hunch.pitBeside });
  invariant(deal.weight > 0, 'some deal fits');
  return { seat, cells, graves, deal };
}

/** RPS-13, RPS-15: whether the opponent does not know what stands there. */
function isSecret({ board, tie }: State, seat: Seat, index: number): boolean {
  const piece = board[index]!;
  return seatOf(piece) === seat && !isRevealed(piece) && index !== tie?.from && index !== tie?.at;
}

/** By kind, from a view's `unseen`. */
export function countsFrom(unseen: Counts): readonly number[] {
  const counts = new Array<number>(KIND_NAMES.length).fill(0);
  for (const [name, count] of Object.entries(unseen)) counts[kindNamed(name as KindName)] = count;
  return counts;
}

/** Writes a deal into a state, which the caller owns. */
export function bringOut(state: State, { seat, cells, graves }: Secrets, dealt: readonly Kind[]): void {
  const { board } = state;
  for (let i = 0; i < cells.length; i++) board[cells[i]!] = withKind(board[cells[i]!]!, dealt[i]!);
  if (graves.length === 0) return;
  const fallen = [...state.fallen[seat]!];
  for (const [i, index] of graves.entries()) fallen[index] = { ...fallen[index]!, kind: dealt[cells.length + i]! };
  state.fallen = state.fallen.with(seat, fallen);
}

const likelihood = (weigh: (kind: Kind) => number): Likelihood =>
  KIND_NAMES.map((_, kind) => (kind === HIDDEN ? 0 : weigh(kind)));
