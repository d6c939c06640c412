import { indexOf, planFor } from '../board.ts';
import { type Variant, variants } from '../content/variants.ts';
import type { Event } from '../events.ts';
import { beats, KIND_NAMES, KING, type Kind, kindNamed } from '../pieces.ts';
import { otherName, SEATS, type SeatName } from '../state.ts';
import type { View } from '../view.ts';
import type { Hunch } from './secrets.ts';

/** A piece that let a shown prey beside it go: how much less likely it now is that it beats that. */
const LET_GO = 0.4;
/** The same when it was another piece's turn to take one. */
const BUSY = 0.8;
/** A piece that went to stand beside a shown enemy that would beat it. */
const RECKLESS = 0.5;

/** What the opponent's pieces did, and did not do, told by the events of the game. Pieces are known by where they stand. */
class Traces {
  readonly #variant: Variant;
  readonly #me: SeatName;
  /** By cell: what is shown there. */
  readonly #shown = new Map<number, { readonly seat: SeatName; readonly kind: Kind }>();
  /** By cell of a hidden enemy: how well it agrees with each kind. */
  readonly #likelihoods = new Map<number, number[]>();
  #tied = false;

  constructor(variant: Variant, me: SeatName) {
    this.#variant = variant;
    this.#me = me;
    const foe = SEATS.indexOf(otherName(me));
    for (const index of planFor(variant).homes[foe]!) {
      this.#likelihoods.set(
        index,
        KIND_NAMES.map(() => 1),
      );
    }
  }

  of(index: number, kind: Kind): number {
    return this.#likelihoods.get(index)?.[kind] ?? 1;
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'moved': {
        const [from, to] = [this.#index(event.from), this.#index(event.to)];
        if (event.seat !== this.#me) this.#watch(from, undefined);
        this.#step(from, to);
        if (event.seat !== this.#me) this.#approach(to);
        return;
      }
      case 'tied':
        if (event.seat !== this.#me) this.#watch(this.#index(event.from), this.#index(event.at));
        this.#tied = true;
        return;
      case 'fought': {
        const [from, at] = [this.#index(event.from), this.#index(event.at)];
        // The fight that ends a tie is no new decision.
        if (event.seat !== this.#me && !this.#tied) this.#watch(from, at);
        this.#tied = false;
        if (event.winner === 'attacker') this.#step(from, at);
        else this.#clear(from);
        const winner = event.winner === 'attacker' ? event.seat : otherName(event.seat);
        this.#likelihoods.delete(at);
        this.#shown.set(at, { seat: winner, kind: kindNamed(event.kind) });
        return;
      }
      case 'both_removed':
        this.#tied = false;
        this.#clear(this.#index(event.from));
        this.#clear(this.#index(event.at));
        return;
      default:
        return;
    }
  }

  /** The opponent is about to do something with the piece at `from`: which captures does it leave? */
  #watch(from: number, at: number | undefined): void {
    const takes = at !== undefined && this.#shown.has(at);
    for (const [index, { seat, kind }] of this.#shown) {
      if (seat !== this.#me) continue;
      for (const near of this.#around(index)) {
        if (near === from && at === index) continue;
        this.#doubt(near, (own) => beats(own, kind), takes ? BUSY : LET_GO);
      }
    }
  }

  #approach(to: number): void {
    for (const near of this.#around(to)) {
      const shown = this.#shown.get(near);
      if (shown && shown.seat === this.#me) this.#doubt(to, (own) => beats(shown.kind, own), RECKLESS);
    }
  }

  #doubt(index: number, of: (kind: Kind) => boolean, factor: number): void {
    const likelihood = this.#likelihoods.get(index);
    if (!likelihood) return;
    for (const kind of likelihood.keys()) if (of(kind)) likelihood[kind]! *= factor;
  }

  #step(from: number, to: number): void {
    const shown = this.#shown.get(from);
    const likelihood = this.#likelihoods.get(from);
    this.#clear(from);
    this.#clear(to);
    if (shown) this.#shown.set(to, shown);
    if (likelihood) this.#likelihoods.set(to, likelihood);
  }

  #clear(index: number): void {
    this.#shown.delete(index);
    this.#likelihoods.delete(index);
  }

  readonly #index = (cell: readonly [number, number]): number => indexOf(this.#variant, cell);
  readonly #around = (index: number): readonly number[] => planFor(this.#variant).neighbours[index]!;
}

/**
 * What the opponent's habits tell of its hidden pieces, beyond what the rules do. `backRow` is how much likelier its King
 * was to be put into the back row than into the front row.
 */
export function hunchFrom(view: View, history: readonly Event[], backRow: number): Hunch {
  const variant = variants[view.variant];
  const me = view.viewer as SeatName;
  const traces = new Traces(variant, me);
  for (const event of history) traces.hear(event);
  const back = me === 'red' ? variant.rows - 1 : 0;
  return (index, kind) => {
    const likelihood = traces.of(index, kind);
    return kind === KING && Math.trunc(index / variant.columns) === back ? backRow * likelihood : likelihood;
  };
}
