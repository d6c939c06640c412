import type { Dice, Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { isRevealed, KING, type Kind, kindOf, PIT, seatOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { Deal, type Dealing, type Likelihood } from './deal.ts';

/** What is to be dealt, and how much likelier a Pit is to stand beside its King than elsewhere. */
interface Question {
  /** Indices of the hidden pieces on the board: the first slots, which alone can be King or Pit. */
  readonly cells: readonly number[];
  readonly slots: readonly Likelihood[];
  readonly counts: readonly number[];
  readonly beside: number;
}

/**
 * Deals in which King and Pit depend on each other, which likelihoods piece by piece cannot say: for each piece that
 * may be the King the rest is summed by itself, so that it stays exact.
 */
export function dealCourt(state: State, seat: Seat, { cells, slots, counts, beside }: Question): Dealing {
  const { board, variant } = state;
  if (beside === 1 || counts[KING] === 0) return new Deal(slots, counts);
  const { neighbours } = planFor(variant);
  /** The slots with a kind made likelier beside a cell. */
  const nearTo = (cell: number, kind: Kind): readonly Likelihood[] =>
    slots.map((slot, i) => {
      const near = i < cells.length && neighbours[cell]!.includes(cells[i]!);
      return near ? slot.with(kind, slot[kind]! * beside) : slot;
    });
  if (counts[PIT] === 0) {
    const pit = board.findIndex((piece) => seatOf(piece) === seat && kindOf(piece) === PIT && isRevealed(piece));
    return new Deal(nearTo(pit, KING), counts);
  }
  const kings = [...cells.keys()].filter((i) => slots[i]![KING]! > 0);
  return new Mixture(kings.map((king) => new Deal(crown(nearTo(cells[king]!, PIT), king), counts)));
}

/** Of the pieces this one is the King, and no other. */
const crown = (slots: readonly Likelihood[], king: number): readonly Likelihood[] =>
  slots.map((slot, i) => (i === king ? slot.map((weight, kind) => (kind === KING ? weight : 0)) : slot.with(KING, 0)));

/** Either of several dealings, as likely as they weigh. */
class Mixture implements Dealing {
  readonly weight: number;
  readonly #parts: readonly Dealing[];

  constructor(parts: readonly Dealing[]) {
    this.#parts = parts.filter(({ weight }) => weight > 0);
    this.weight = this.#parts.reduce((sum, { weight }) => sum + weight, 0);
  }

  draw(dice: Dice, into?: Kind[]): Kind[] {
    let point = (dice.below('table', 'guess', GRAIN) / GRAIN) * this.weight;
    let at = 0;
    while (at < this.#parts.length - 1 && point >= this.#parts[at]!.weight) point -= this.#parts[at++]!.weight;
    return this.#parts[at]!.draw(dice, into);
  }

  odds(): readonly (readonly number[])[] {
    const sums: number[][] = [];
    for (const part of this.#parts) {
      const share = part.weight / this.weight;
      for (const [slot, odds] of part.odds().entries()) {
        sums[slot] = odds.map((chance, kind) => (sums[slot]?.[kind] ?? 0) + share * chance);
      }
    }
    return sums;
  }
}

const GRAIN = 2 ** 32;
