import type { Effect } from '../../vocabulary/abilities.ts';
import type { Arc, Side } from './board.ts';
import type { Unit } from './unit.ts';

export const CAUSES = [
  'attack',
  'riposte',
  'opportunity',
  'back',
  'overwatch',
  'hard_intercept',
  'soft_intercept',
  'counter_charge',
  'spear_wall',
  'ability',
] as const;
export type Cause = (typeof CAUSES)[number];

/** One blow, from the decision to strike until its effects are settled. */
export interface Strike {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly cause: Cause;
  readonly arc: Arc;
  /** A shot or a bolt; not hand to hand. */
  readonly ranged: boolean;
  /** How often ATK counts: `attacks` in one's own attack, else 1 (RUN-28). */
  readonly attacks: number;
  readonly magic: boolean;
  /** Percent of ATK that an ability uses; 100 otherwise. */
  readonly share: number;
  /** Percent of the armor that counts; 100 otherwise. */
  readonly armorShare: number;
  /** Cells of a charge; 0 without momentum. */
  readonly cells: number;
  /** Initiative counts 5 more in a charge (CHG-1). */
  readonly momentum: boolean;
  /** The clash that a riposte answers. */
  readonly clash: Clash | undefined;
  /** A chance of the attacker's came true. */
  lucky: boolean;
  /** FLK-2: shield armor does not count. */
  bypassesShield: boolean;
  /** Effective ATK, known once it is struck. */
  atk: number;
  hit: boolean;
  damage: number;
  /** HP that the target lost by it. */
  taken: number;
  /** Resolve that the target lost by it. */
  shaken: number;
}

/** RIP-1, RIP-2: why nobody struck back. `answered`: a spear wall did so before (CHG-2). */
export const NO_RIPOSTE = ['flanked', 'no_charges', 'broken', 'not_melee', 'answered', 'fallen'] as const;
export type NoRiposte = (typeof NO_RIPOSTE)[number];

/** RIP-1: an attack hand to hand and what came back. */
export interface Clash {
  readonly strike: Strike;
  /** A spear wall has struck in place of the riposte (CHG-2). */
  readonly answered: boolean;
  riposte: 'full' | 'weak' | 'none';
  /** Why it was not answered; undefined if it was. */
  reason: NoRiposte | undefined;
  riposteDamage: number;
  riposteShock: number;
}

/** A unit under way, cell by cell. */
export interface March {
  readonly unit: Unit;
  readonly path: readonly number[];
  readonly gait: 'walk' | 'charge' | 'disengage';
  /** Attacks of opportunity: from the cell it starts in, or from each it leaves. */
  readonly provokes: 'none' | 'first' | 'each';
  /** Whom it means to attack on arrival, or NOBODY. */
  readonly quarry: number;
  next: number;
  /** Attacks of opportunity for the coming step are done. */
  clear: boolean;
  halted: boolean;
  /** The last cell it could stand on: where it goes back to when it is stopped above another unit. */
  footing: number;
}

/**
 * What will be performed. Reactions are asked for, first asked first done, before what was under way goes on. All have
 * one shape, because one place takes whatever comes: `with` is what it is done with.
 */
export type Action =
  | { readonly do: 'march' | 'guard'; readonly with: March }
  | { readonly do: 'attack'; readonly with: Attack }
  | { readonly do: 'strike'; readonly with: Strike }
  | { readonly do: 'close'; readonly with: Clash }
  | { readonly do: 'cast'; readonly with: Cast }
  | { readonly do: 'effect'; readonly with: Deed }
  | { readonly do: 'flee'; readonly with: Unit }
  | { readonly do: 'swap'; readonly with: Swap }
  | { readonly do: 'aftermath'; readonly with: undefined };

/** RUN-28: an attack of a unit's own turn. */
export interface Attack {
  readonly unit: Unit;
  readonly target: Unit;
  /** Cells of a charge; 0 without momentum. */
  readonly cells: number;
  /** A spear wall has struck already (CHG-2). */
  readonly answered: boolean;
}

export interface Cast {
  readonly unit: Unit;
  readonly aim: Unit | undefined;
}

export interface Deed {
  readonly effect: Effect;
  readonly source: Source;
}

export interface Swap {
  readonly unit: Unit;
  readonly ally: Unit;
}

/** Who an effect comes from and at whom it is aimed. */
export interface Source {
  readonly side: Side;
  /** Undefined for a leader's spell. */
  readonly unit: Unit | undefined;
  readonly aim: Unit | undefined;
  /** Where it is aimed: the aim may have fallen. */
  readonly cell: number;
  /** The damage of the blow it came with. */
  readonly dealt: number;
}
