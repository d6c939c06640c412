import type { AuraName } from '../../content/auras.ts';
import type { ContagionName } from '../../content/contagions.ts';
import type { Damage, Role } from '../../content/roles.ts';
import type { Tag } from '../../content/tags.ts';

/**
 * The words in which abilities, passives, leader passives, spells and statuses are written. A new unit is a new block of
 * these; a new word is a case here, in effects.ts or passives.ts, and in describe.ts.
 */

/** RUN-22: turns until it can be used again. */
export const COOLDOWNS = { basic: 0, power: 2, ultimate: 4 } as const;
export type CooldownClass = keyof typeof COOLDOWNS;

export const STATS = ['atk', 'armor', 'speed', 'initiative', 'dodge'] as const;
export type Stat = (typeof STATS)[number];

/** Statuses that words lend for some turns; a turn is one of the bearer's own. */
export const STATUSES = [
  'shield_wall',
  'taunted',
  'immune',
  'stunned',
  'charmed',
  'rooted',
  'inspired',
  'weakened',
  'slowed',
  'tar_pit',
  'cursed_wound',
  'venom',
  'burn',
] as const;
export type StatusName = (typeof STATUSES)[number];

export interface StatusKind {
  readonly adds?: readonly Modifier[];
  /** Armor of this status is a shield's: FLK-2 lets flank and rear blows pass it. */
  readonly shield?: true;
  /** A penalty, which Inspire ends (RES-7). */
  readonly harmful?: true;
  /** Percent of maximum HP lost at the bearer's turn start, unless immune to this contagion. */
  readonly wound?: { readonly percent: number; readonly as: ContagionName };
  /** Lost of each recovery of Resolve. */
  readonly recovery?: number;
}

/** Percent of the value at battle start, or a flat change after the percents (RUN-35). */
export interface Modifier {
  readonly stat: Stat;
  readonly percent?: number;
  readonly flat?: number;
}

export const statuses: { readonly [S in StatusName]: StatusKind } = {
  shield_wall: { adds: [{ stat: 'armor', percent: 50 }], shield: true },
  taunted: { harmful: true },
  immune: {},
  stunned: { harmful: true },
  charmed: { harmful: true },
  rooted: { harmful: true },
  inspired: { adds: [{ stat: 'atk', percent: 15 }] },
  weakened: { adds: [{ stat: 'atk', percent: -20 }], harmful: true },
  slowed: { adds: [{ stat: 'speed', flat: -1 }], harmful: true },
  tar_pit: { harmful: true },
  cursed_wound: { recovery: 2, harmful: true },
  venom: { wound: { percent: 3, as: 'poison' }, harmful: true },
  burn: { wound: { percent: 2, as: 'fire' }, harmful: true },
};

/** All must hold. `foe` is the other one in a blow, or the one aimed at. */
export type Condition =
  | { readonly is: 'hp_below'; readonly who: 'self' | 'foe'; readonly percent: number }
  | { readonly is: 'beside_ally' }
  | { readonly is: 'isolated'; readonly within: number }
  | { readonly is: 'melee' }
  /** It has not moved in its last turn. */
  | { readonly is: 'stationary' }
  | { readonly is: 'tagged'; readonly tag: Tag }
  | { readonly is: 'role'; readonly role: Role }
  | { readonly is: 'foes_in_reach'; readonly atLeast: number }
  | { readonly is: 'allies_below'; readonly percent: number; readonly atLeast: number }
  | { readonly is: 'allies_infected'; readonly within: number };

/** Whom an effect reaches. Distances are Manhattan. */
export type Reach =
  | { readonly to: 'self' | 'aim' | 'foes' | 'allies' }
  | { readonly to: 'foes_around' | 'allies_around'; readonly centre: 'self' | 'aim'; readonly within: number }
  | { readonly to: 'adjacent_foes' | 'front_foes' }
  /** The aim, then each time the nearest foe not yet reached. */
  | { readonly to: 'chain'; readonly count: number };

export type Effect = Reach &
  (
    | { readonly does: 'strike'; readonly percent: number; readonly armor?: number }
    | { readonly does: 'damage'; readonly amount: number; readonly of?: 'flat' | 'atk'; readonly kind: Damage }
    | { readonly does: 'heal'; readonly amount: number; readonly of?: 'flat' | 'max_hp' | 'dealt' }
    | { readonly does: 'resolve'; readonly amount: number }
    /** A loss that the fearless do not suffer (AUR-1). */
    | { readonly does: 'fright'; readonly amount: number }
    | { readonly does: 'halve_resolve' }
    | { readonly does: 'rally' }
    | { readonly does: 'status'; readonly status: StatusName; readonly turns: number }
    | { readonly does: 'infect'; readonly contagion: ContagionName }
    | { readonly does: 'purify' | 'relieve' | 'pull' }
    | { readonly does: 'repair'; readonly amount: number }
    | { readonly does: 'summon'; readonly unit: string; readonly count: number }
  );

/** What a unit can use in its turn. */
export interface Active {
  readonly name: string;
  readonly cooldown: CooldownClass;
  /** Cells to the aim; 0 for what needs none. */
  readonly reach: number;
  readonly aim: Aim;
  readonly trajectory?: 'direct' | 'arc' | 'homing';
  /** Shots spent (AMM-1). */
  readonly ammo?: number;
  /** The AI uses it only when these hold. */
  readonly use?: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** The target rule of an ability or spell. Ties: the lower id. */
export type Aim =
  | 'none'
  | 'best_foe'
  | 'densest_foe'
  | 'farthest_foe'
  | 'strongest_foe'
  | 'fiercest_foe'
  | 'weakest_ally'
  | 'shakiest_ally'
  | 'crumbling_ally'
  | 'most_shredded_ally';

/** What a unit, or every unit of a leader, always does. */
export type Passive = { readonly name: string; readonly if?: readonly Condition[] } & (
  | ({ readonly is: 'modifier' } & Modifier)
  /** Percent of the damage of its own blows. */
  | { readonly is: 'deals'; readonly percent: number; readonly chance?: number; readonly damage?: Damage }
  /** Percent of the damage of blows it takes. */
  | { readonly is: 'takes'; readonly percent: number; readonly from?: 'opportunity' | 'any' }
  | { readonly is: 'ripostes'; readonly percent: number }
  | { readonly is: 'executes'; readonly below: number }
  | { readonly is: 'reacts'; readonly when: Trigger; readonly effects: readonly Effect[] }
  | { readonly is: 'tagged'; readonly tags: readonly Tag[] }
  | ({ readonly is: 'trained' } & Training)
  | { readonly is: 'scripted'; readonly script: ScriptName }
);

/** Changes of the line itself, made before the battle: percents multiply (RUN-35), the rest adds, but `attacks` replaces. */
export interface Training {
  readonly hp?: number;
  readonly atk?: number;
  readonly armor?: number;
  readonly dodge?: number;
  readonly ammo?: number;
  readonly attacks?: number;
}

/** Hit: its blow was not dodged. Kill: by its blow. Death: its own. */
export const TRIGGERS = ['hit', 'kill', 'death', 'turn_start'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What no words say: one file each in scripted/. */
export const SCRIPTS = ['conserve_ammo', 'rapid_reload'] as const;
export type ScriptName = (typeof SCRIPTS)[number];

/** RUN-29: a leader's spell. It reaches everywhere and is not dodged. */
export interface Spell {
  readonly name: string;
  readonly aim: Aim;
  readonly effects: readonly Effect[];
}

export interface Leader {
  readonly name: string;
  readonly passive: Passive;
  readonly spells: readonly string[];
}

/** A line of a faction: numbers at T1. */
export interface Line {
  readonly name: string;
  readonly role: Role;
  readonly rarity: 'common' | 'rare' | 'epic';
  readonly cost: number;
  readonly hp: number;
  readonly atk: number;
  readonly armor: number;
  readonly speed: number;
  readonly initiative: number;
  readonly range: number;
  readonly attacks: number;
  readonly dodge: number;
  readonly resolve: number;
  readonly damage?: Damage;
  readonly ammo?: number;
  readonly tags: readonly Tag[];
  readonly aura?: AuraName;
  /** CON-3: what a unit with DeathSpread leaves behind. */
  readonly spreads?: ContagionName;
  /** From T3, unless `early`: then from T1, and mastered at T3 (RUN-7). */
  readonly active?: Active;
  readonly passives?: readonly Passive[];
  readonly early?: true;
  /** From T3, whatever else it has. */
  readonly late?: readonly Passive[];
  readonly titles?: readonly [tier2: string, tier3: string];
}

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** RUN-17: what all its units have. */
  readonly bonus: readonly Passive[];
  readonly units: { readonly [id: string]: Line };
  readonly leaders: { readonly [id: string]: Leader };
  readonly spells: { readonly [id: string]: Spell };
  readonly starter: readonly string[];
}
