import { indexOf, planFor } from '../board.ts';
import { type Variant, variants } from '../content/variants.ts';
import type { Event } from '../events.ts';
import { beats, isCourt, KIND_NAMES, KING, type Kind, kindNamed } from '../pieces.ts';
import { otherName, SEATS, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';
import type { Hunch } from './secrets.ts';

/**
 * How a player handles pieces: how much likelier, or less likely, what was seen makes it that a piece is of some kinds.
 * 1 says nothing.
 */
export interface Manners {
  /** It let a shown prey beside it go: that it beats that. */
  readonly letGo: number;
  /** It went to stand beside a shown enemy: that it loses to that, and that it beats it. */
  readonly reckless: number;
  readonly bold: number;
  /** It went away from a shown enemy: that it loses to that. */
  readonly fled: number;
  /** It was laid out in the back row: that it is the King. */
  readonly kingBehind: number;
  /** It stands beside the King: that it is the Pit. */
  readonly pitBeside: number;
  /** It could have moved and another did, each time: that it can move at all. */
  readonly still: number;
}

/** Fitted to games of `hard`: docs/BOTS.md says how. */
export const MANNERS: Manners = {
  letGo: 0.56,
  reckless: 0.25,
  bold: 3.5,
  fled: 6,
  kingBehind: 16,
  pitBeside: 20,
  still: 0.94,
};

/**
 * Where Kings and Pits are laid out and that they stand still, and nothing of how the others are handled. Of a Pit beside
 * its King it is not too sure: who knew that it is would lay them out apart.
 */
export const COURTLY: Manners = { ...MANNERS, letGo: 1, reckless: 1, bold: 1, fled: 1, pitBeside: 5 };

/** A hidden enemy: how well it agrees with each kind. */
interface Suspect {
  readonly likelihood: number[];
  readonly moved: boolean;
}

/** What the opponent's pieces did, and did not do, told by the events of the game. Pieces are known by where they stand. */
class Traces {
  readonly #variant: Variant;
  readonly #me: SeatName;
  readonly #manners: Manners;
  /** By cell: what is shown there. */
  readonly #shown = new Map<number, { readonly seat: SeatName; readonly kind: Kind }>();
  /** By cell. */
  readonly #suspects = new Map<number, Suspect>();
  #tied = false;

  constructor(variant: Variant, me: SeatName, manners: Manners) {
    this.#variant = variant;
    this.#me = me;
    this.#manners = manners;
    const { homes } = planFor(variant);
    const foe = SEATS.indexOf(otherName(me));
    const back = foe === 0 ? 0 : variant.rows - 1;
    for (const index of homes[foe]!) {
      const likelihood = KIND_NAMES.map(() => 1);
      if (Math.trunc(index / variant.columns) === back) likelihood[KING] = manners.kingBehind;
      this.#suspects.set(index, { likelihood, moved: false });
    }
  }

  of(index: number, kind: Kind): number {
    return this.#suspects.get(index)?.likelihood[kind] ?? 1;
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
        this.#clear(from);
        this.#clear(at);
        const winner = event.winner === 'attacker' ? event.seat : otherName(event.seat);
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

  /** The opponent is about to do something with the piece at `from`: what do it and the others leave undone? */
  #watch(from: number, at: number | undefined): void {
    for (const [index, { likelihood, moved }] of this.#suspects) {
      if (index !== from && !moved && this.#isFree(index))
        doubt(likelihood, (own) => !isCourt(own), this.#manners.still);
    }
    // Who takes one of ours that is shown leaves the others for later, which tells nothing.
    if (at !== undefined && this.#shown.has(at)) return;
    for (const [index, { likelihood }] of this.#suspects) {
      for (const near of this.#around(index)) {
        const enemy = this.#shown.get(near);
        if (enemy?.seat !== this.#me) continue;
        doubt(likelihood, (own) => beats(own, enemy.kind), this.#manners.letGo);
        if (index === from) doubt(likelihood, (own) => beats(enemy.kind, own), this.#manners.fled);
      }
    }
  }

  #approach(to: number): void {
    const suspect = this.#suspects.get(to);
    if (!suspect) return;
    for (const near of this.#around(to)) {
      const enemy = this.#shown.get(near);
      if (enemy?.seat !== this.#me) continue;
      doubt(suspect.likelihood, (own) => beats(enemy.kind, own), this.#manners.reckless);
      doubt(suspect.likelihood, (own) => beats(own, enemy.kind), this.#manners.bold);
    }
  }

  /** Whether a piece there could move, if it can at all: one of its neighbours is none of its own. */
  #isFree(index: number): boolean {
    return this.#around(index).some(
      (near) => !this.#suspects.has(near) && (this.#shown.get(near)?.seat ?? this.#me) === this.#me,
    );
  }

  #step(from: number, to: number): void {
    const shown = this.#shown.get(from);
    const suspect = this.#suspects.get(from);
    this.#clear(from);
    this.#clear(to);
    if (shown) this.#shown.set(to, shown);
    if (suspect) this.#suspects.set(to, { ...suspect, moved: true });
  }

  #clear(index: number): void {
    this.#shown.delete(index);
    this.#suspects.delete(index);
  }

  readonly #index = (cell: readonly [number, number]): number => indexOf(this.#variant, cell);
  readonly #around = (index: number): readonly number[] => planFor(this.#variant).neighbours[index]!;
}

function doubt(likelihood: number[], of: (kind: Kind) => boolean, factor: number): void {
  for (const kind of likelihood.keys()) if (of(kind)) likelihood[kind]! *= factor;
}

/** What the opponent's manners tell of its hidden pieces, beyond what the rules do. */
export function hunchFrom(view: View, history: readonly Event[], manners: Manners): Hunch {
  const traces = new Traces(variants[view.variant], view.viewer as SeatName, manners);
  for (const event of history) traces.hear(event);
  return { of: (index, kind) => traces.of(index, kind), pitBeside: manners.pitBeside };
}
