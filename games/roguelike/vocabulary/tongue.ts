import type { Aim, Effect, Passive, Trigger } from './abilities.ts';
import type { Aura } from './auras.ts';
import type { StatusName } from './statuses.ts';

/** Whom a text speaks of: as the one struck or healed (`whom`), and as the one to whom something is given (`to`). */
export interface Named {
  readonly whom: string;
  readonly to: string;
}

/** Whoever was just named is not named again: `again` is the pronoun. */
export interface Noun extends Named {
  readonly again: Named;
}

/**
 * A language: how it says what the vocabulary means. The shape of the texts is in describe.ts, the same for every
 * language; a new word of the vocabulary is a case here in each of them, which the compiler asks for.
 */
export interface Tongue {
  /** Content has English names. */
  readonly ability: (name: string) => string;
  readonly spell: (name: string) => string;
  /** `every 3 turns`, `range 4`, `2 ammunition`. */
  readonly every: (turns: number) => string;
  readonly range: (cells: number) => string;
  readonly ammunition: (shots: number) => string;
  readonly aims: { readonly [A in Aim]: Noun };
  /** Whom the effects of a passive are aimed at. */
  readonly causes: { readonly [T in Trigger]: Noun };
  readonly reach: (effect: Effect, aim: Noun) => Noun;
  /** What an effect does, but for statuses: those that are lent together are told together. */
  readonly clause: (effect: Exclude<Effect, { does: 'status' }>, whom: Named) => string;
  readonly lends: (statuses: readonly StatusName[], whom: Named, turns: number) => string;
  readonly passive: (passive: Passive) => string;
  readonly aura: (aura: Aura) => string;
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
