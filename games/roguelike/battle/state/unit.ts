import type { Active, Passive } from '../../vocabulary/abilities.ts';
import type { Aura } from '../../vocabulary/auras.ts';
import { type Contagion, contagions, POISON } from '../../vocabulary/contagions.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { StatusName } from '../../vocabulary/statuses.ts';
import type { TagSet } from '../../vocabulary/tags.ts';
import type { Lent } from '../abilities/lent.ts';
import type { Facing, Side } from './board.ts';

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
  /** AUR-2: the round in which a pulse last reached it, and the carrier. */
  pulsedIn: number;
  pulsedBy: number;
}

export const isReady = (unit: Unit): boolean => unit.alive && unit.state === 'ready';

export const hasStatus = (unit: Unit, kind: StatusName): boolean => statusOf(unit, kind) !== undefined;

export function statusOf(unit: Unit, kind: StatusName): Status | undefined {
  const { statuses } = unit;
  for (let i = 0; i < statuses.length; i++) if (statuses[i]!.kind === kind) return statuses[i];
  return undefined;
}

/** CON-3: by tag, and the Undead to poison. */
export const isImmune = ({ make }: Unit, contagion: Contagion): boolean =>
  make.is[contagions[contagion]!.immune] || (contagion === POISON && make.undead);

/** Fights: alive, not fleeing, not stunned, and no mere obstacle. */
export const canAct = (unit: Unit): boolean =>
  unit.alive &&
  unit.state !== 'retreating' &&
  !unit.make.barricade &&
  (unit.statuses.length === 0 || !hasStatus(unit, 'stunned'));

/** RES-5: the crumbling strike at who comes, and stay where they are. Force moves anybody. */
export const canMove = (unit: Unit): boolean => unit.state === 'ready' && canAct(unit);
