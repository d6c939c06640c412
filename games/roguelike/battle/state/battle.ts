import type { Dice } from '@tactarium/engine';
import type { Active, Effect, Passive, Spell } from '../../vocabulary/abilities.ts';
import type { Aura } from '../../vocabulary/auras.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { StatusName } from '../../vocabulary/statuses.ts';
import type { TagSet } from '../../vocabulary/tags.ts';
import type { Lent } from '../abilities/lent.ts';
import type { Rules } from '../resolution/table.ts';
import type { Fields } from './auraFields.ts';
import type { Arc, Facing, Side } from './board.ts';
import { add, type CellSet } from './cellSet.ts';
import type { BattleEvent } from './events.ts';

/** An index into UNIT_STATES. */
export const UNIT_STATES = ['ready', 'retreating', 'crumbling'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

export interface Status {
  readonly kind: StatusName;
  turns: number;
  /** Who lent it: the one a taunted unit must attack. NOBODY for spells. */
  readonly by: number;
  /** Gained in the bearer's own turn, whose end does not count. */
  fresh: boolean;
}

export const NOBODY = -1;

/** What a unit is. Fixed when the battle starts; derived from its card, or given by a scenario. */
export interface Make {
  /** `humans/footman`. */
  readonly line: string;
  readonly faction: string;
  readonly tier: number;
  readonly role: Role;
  readonly cost: number;
  readonly is: TagSet;
  /** RES-6: crumbles and does not flee. */
  readonly undead: boolean;
  readonly magic: boolean;
  /** Values at battle start: base × tier × faction × leader (RUN-35). */
  readonly maxHp: number;
  readonly maxResolve: number;
  readonly atk: number;
  readonly armor: number;
  readonly speed: number;
  readonly initiative: number;
  readonly range: number;
  readonly attacks: number;
  readonly dodge: number;
  readonly maxAmmo: number;
  readonly aura: Aura | undefined;
  /** An index into CONTAGIONS, or NOBODY: what it leaves behind (CON-3). */
  readonly spreads: number;
  readonly active: ActiveMake | undefined;
  readonly passives: readonly Passive[];
  /** The same, sorted by what asks for them. */
  readonly lent: Lent;
  /** In percent: its own passives make no blow stronger than this part of ATK × attacks. */
  readonly might: number;
  /** RUN-36: an obstacle with HP and no turn. */
  readonly barricade: boolean;
}

export interface ActiveMake {
  /** `humans/fireball`. */
  readonly id: string;
  readonly words: Active;
  readonly cooldown: number;
}

/** Index = id. Every unit is made by one function (muster.ts), so all have one shape. */
export interface Unit {
  readonly id: number;
  /** As scenarios and events call it. */
  readonly name: string;
  readonly side: Side;
  /** Place in its team's list (RUN-26). */
  readonly place: number;
  readonly make: Make;
  /** RUN-36. */
  readonly summoned: boolean;

  alive: boolean;
  cell: number;
  facing: Facing;
  hp: number;
  resolve: number;
  state: UnitState;
  ammo: number;
  shred: number;
  /** Ripostes left this round (RIP-1). */
  charges: number;
  cooldown: number;
  vigilant: boolean;
  /** Its intercept or overwatch since it became vigilant. */
  used: boolean;
  /** Turns left, by contagion; 0 is healthy. */
  contagions: number[];
  statuses: Status[];
  /** The enemy it is locked facing (FLK-3). */
  locked: number;

  /** Struck at by an enemy since its last turn's recovery (RES-3). */
  attacked: boolean;
  moved: boolean;
  /** Where it stood when its last turn began: what came nearer since then (OVW-3). */
  from: number;
  acted: boolean;
  /** Chose to rest this turn. */
  resting: boolean;
  /** Spent its last turn without moving or acting (AMM-1). */
  rested: boolean;
  /** Overwatch slows the rest of its turn (OVW-2). */
  suppressed: number;
  /** The soft interceptor that holds it until its next turn start (OVW-2). */
  held: number;
  /** Its flight of this turn is made (RES-4). */
  fled: boolean;
  /** A blow took it to its breaking point; the break is settled when the clash is over. */
  breaking: boolean;
  /** PHX-4: Undead in formation count their turn starts at 0. */
  counting: boolean;
  zero: number;
  /** The blow that felled it was this unit's. */
  killer: number;
  /** RUN-36: acts from the round after. */
  since: number;
  /** Has stood up again: nobody does so twice (RUN-36). */
  returned: boolean;
  /** Somebody has struck at it in this battle. */
  met: boolean;
}

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
}

/** RIP-1: an attack hand to hand and what came back. */
export interface Clash {
  readonly strike: Strike;
  /** A spear wall has struck in place of the riposte (CHG-2). */
  readonly answered: boolean;
  riposte: 'full' | 'weak' | 'none';
  riposteDamage: number;
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

export interface Relic {
  readonly aura: Aura;
  readonly side: Side;
  readonly cell: number;
  turns: number;
}

export const TIMINGS = ['early', 'mid', 'late'] as const;
export type Timing = (typeof TIMINGS)[number];

export interface SpellCard {
  readonly side: Side;
  /** `humans/rally`. */
  readonly id: string;
  readonly words: Spell;
  readonly timing: Timing;
  cast: boolean;
}

export interface Battle {
  readonly rules: Rules;
  /** The submitting player's side: casts first, and loses what is exactly equal (RUN-9, RUN-29). */
  readonly player: Side;
  readonly units: Unit[];
  /** By side: those still alive, lowest id first. A new list when one falls or joins: a loop under way keeps its own. */
  readonly living: (readonly Unit[])[];
  /** By side: the cells they stand on. Made anew by changes.ts whenever one of them comes, goes or falls. */
  readonly stands: readonly CellSet[];
  readonly fields: Fields;
  readonly leaders: readonly (LeaderCard | undefined)[];
  readonly spells: readonly SpellCard[];
  relics: Relic[];
  /** By cell: the unit standing there, or NOBODY. */
  readonly board: Int16Array;
  round: number;
  /** Ids in the order in which they act this round; empty before the first. */
  queue: readonly number[];
  /** How many of them have had their turn; as long as `queue` when the round is over. */
  turns: number;
  /** Whose turn it is, or NOBODY. */
  current: number;
  winner: Side | undefined;
  readonly dice: Dice;
  /** Absent in roll-outs. */
  log: BattleEvent[] | undefined;

  readonly pending: Action[];
  readonly stack: Action[];
  /** Fallen, and not yet told. */
  readonly fallen: Unit[];
  /** Somebody may be at its breaking point. */
  doubt: boolean;
  /** Disengages just now: it breaks without further strikes (ENG-2). */
  leaving: number;
  /** Turn starts, orders and reactions so far: an endless chain is a bug, not a hang. */
  performed: number;
}

export interface LeaderCard {
  /** `humans/commander_aldric`. */
  readonly id: string;
  readonly passives: readonly Passive[];
}

/** Brings `stands` up to date. From all of the side: for a step one may stand above another. */
export function restand({ stands, living }: Battle, side: Side): void {
  const cells = stands[side]!;
  const units = living[side]!;
  cells.fill(0);
  for (let i = 0; i < units.length; i++) add(cells, units[i]!.cell);
}

/** The living of the other side. */
export const foesOf = (battle: Battle, { side }: Unit): readonly Unit[] => battle.living[1 - side]!;

/** The living of its own side, itself among them. */
export const alliesOf = (battle: Battle, { side }: Unit): readonly Unit[] => battle.living[side]!;

export const isReady = (unit: Unit): boolean => unit.alive && unit.state === 'ready';

export const hasStatus = (unit: Unit, kind: StatusName): boolean => statusOf(unit, kind) !== undefined;

export function statusOf(unit: Unit, kind: StatusName): Status | undefined {
  const { statuses } = unit;
  for (let i = 0; i < statuses.length; i++) if (statuses[i]!.kind === kind) return statuses[i];
  return undefined;
}

/** Fights: alive, not fleeing, not stunned, and no mere obstacle. */
export const canAct = (unit: Unit): boolean =>
  unit.alive &&
  unit.state !== 'retreating' &&
  !unit.make.barricade &&
  (unit.statuses.length === 0 || !hasStatus(unit, 'stunned'));

/** RES-5: the crumbling strike at who comes, and stay where they are. Force moves anybody. */
export const canMove = (unit: Unit): boolean => unit.state === 'ready' && canAct(unit);

export const unitAt = (battle: Battle, cell: number): Unit | undefined => {
  const id = battle.board[cell]!;
  return id === NOBODY ? undefined : battle.units[id];
};

export const isFree = (battle: Battle, cell: number): boolean => battle.board[cell] === NOBODY;
