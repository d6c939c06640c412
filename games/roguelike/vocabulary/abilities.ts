import type { ContagionName } from './contagions.ts';
import type { Damage, Role } from './roles.ts';
import type { ScriptName } from './scripts.ts';
import type { StatusName } from './statuses.ts';
import type { Tag } from './tags.ts';

/**
 * The words in which abilities, passives, leader passives, spells and statuses are written. A new unit is a new block of
 * these; a new word is a case here, in words.ts, in each language and in battle/abilities.
 */

/** RUN-22: turns until it can be used again. */
export const COOLDOWNS = { basic: 0, power: 2, ultimate: 4 } as const;
export type CooldownClass = keyof typeof COOLDOWNS;

/** Steadiness: how far below 0 Resolve may fall before the unit breaks (PHX-3). */
export const STATS = ['atk', 'armor', 'speed', 'initiative', 'dodge', 'steadiness'] as const;
export type Stat = (typeof STATS)[number];

/** Percent of the value at battle start, or a flat change after the percents (RUN-35). */
export interface Modifier {
  readonly stat: Stat;
  readonly percent?: number;
  readonly flat?: number;
}

/** All must hold. `foe` is the other one in a blow, or the one aimed at. */
export type Condition =
  | { readonly is: 'hp_below'; readonly who: 'self' | 'foe'; readonly percent: number }
  | { readonly is: 'beside_ally' }
  | { readonly is: 'isolated'; readonly within: number }
  | { readonly is: 'melee' }
  /** It stands at the foe's flank or rear. */
  | { readonly is: 'behind' }
  /** Nobody has struck at it in this battle. */
  | { readonly is: 'untouched' }
  /** Its value at battle start. */
  | { readonly is: 'base'; readonly stat: 'speed'; readonly atLeast: number }
  /** It has not moved in its last turn. */
  | { readonly is: 'stationary' }
  | { readonly is: 'tagged'; readonly tag: Tag }
  | { readonly is: 'role'; readonly role: Role }
  | { readonly is: 'foes_in_reach'; readonly atLeast: number }
  | { readonly is: 'foes_near'; readonly within: number; readonly atLeast: number }
  | { readonly is: 'allies_below'; readonly percent: number; readonly atLeast: number }
  | { readonly is: 'allies_infected'; readonly within: number };

/** Whom an effect reaches. Distances are Manhattan. */
export type Reach =
  | { readonly to: 'self' | 'aim' | 'foes' | 'allies' | 'weakest_ally' }
  | { readonly to: 'foes_around' | 'allies_around'; readonly centre: 'self' | 'aim'; readonly within: number }
  | { readonly to: 'adjacent_foes' | 'front_foes' }
  /** The aim, then each time the nearest foe not yet reached. */
  | { readonly to: 'chain'; readonly count: number };

export type Effect = Reach &
  (
    | { readonly does: 'strike'; readonly percent: number; readonly armor?: number }
    /** Of ATK it is a blow of the caster's; flat, or of the caster's maximum HP, it is not, and cannot be dodged. */
    | {
        readonly does: 'damage';
        readonly amount: number;
        readonly of?: 'flat' | 'atk' | 'max_hp';
        readonly kind: Damage;
      }
    | { readonly does: 'heal'; readonly amount: number; readonly of?: 'flat' | 'max_hp' | 'dealt' }
    | { readonly does: 'resolve'; readonly amount: number }
    /** A loss that the fearless do not suffer (AUR-1). */
    | { readonly does: 'fright'; readonly amount: number }
    | { readonly does: 'halve_resolve' }
    | { readonly does: 'rally' }
    | { readonly does: 'status'; readonly status: StatusName; readonly turns: number }
    | { readonly does: 'infect'; readonly contagion: ContagionName }
    /** Relieve ends penalties, dispel ends what helps; leap takes the caster beside the aim; push moves a cell away. */
    | { readonly does: 'purify' | 'relieve' | 'dispel' | 'pull' | 'push' | 'leap' }
    | { readonly does: 'repair'; readonly amount: number }
    /** RUN-36: the fallen aim stands up again, with this percent of its maximum HP. */
    | { readonly does: 'revive'; readonly percent: number }
    /** A line, or `aim` for one like the aim. */
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
  | 'weakest_foe'
  | 'weakest_ally'
  /** The weakest of those that lost a quarter of their HP. */
  | 'wounded_ally'
  | 'fiercest_ally'
  /** The costliest that has not returned before. */
  | 'fallen_ally'
  | 'shakiest_ally'
  | 'crumbling_ally'
  | 'most_shredded_ally';

/** What a unit always does, every unit of a leader, or with `whose: 'foes'` every enemy of a leader. */
export type Passive = {
  readonly name: string;
  readonly if?: readonly Condition[];
  readonly whose?: 'foes';
} & (
  | ({ readonly is: 'modifier'; readonly growing?: Growth } & Modifier)
  /** Percent of the damage of its own blows; `by: 'ability'` of its abilities, and of its leader's spells. */
  | {
      readonly is: 'deals';
      readonly percent: number;
      readonly chance?: number;
      readonly damage?: Damage;
      readonly by?: 'ability';
    }
  /** Percent of the damage of blows it takes. */
  | {
      readonly is: 'takes';
      readonly percent: number;
      readonly from?: 'opportunity' | 'any';
      readonly damage?: Damage;
    }
  | { readonly is: 'ripostes'; readonly percent: number }
  | { readonly is: 'executes'; readonly below: number }
  | { readonly is: 'reacts'; readonly when: Trigger; readonly chance?: number; readonly effects: readonly Effect[] }
  | { readonly is: 'tagged'; readonly tags: readonly Tag[] }
  | ({ readonly is: 'trained' } & Training)
  /** An adjacent ally, the one of lowest id, bears this percent of each blow. */
  | { readonly is: 'shares'; readonly percent: number }
  /** Whoever strikes it loses this percent of the HP that the blow took. */
  | { readonly is: 'reflects'; readonly percent: number }
  /** RUN-36: fallen, it stands up once with this percent of its maximum HP. */
  | { readonly is: 'returns'; readonly percent: number }
  /** Percent more of all healing it receives. */
  | { readonly is: 'thrives'; readonly percent: number }
  | { readonly is: 'scripted'; readonly script: ScriptName }
);

/** The modifier counts once for each round that is over, up to `most` in all. */
export interface Growth {
  readonly most: number;
}

/** Changes of the line itself, made before the battle: percents multiply (RUN-35), the rest adds, but `attacks` replaces. */
export interface Training {
  readonly hp?: number;
  readonly atk?: number;
  readonly armor?: number;
  readonly dodge?: number;
  readonly ammo?: number;
  readonly attacks?: number;
}

/** Hit: its blow was not dodged. Struck: a blow hit it. Kill: by its blow. Death: its own. */
export const TRIGGERS = ['hit', 'struck', 'kill', 'death', 'turn_start'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** RUN-29: a leader's spell. It reaches everywhere and is not dodged. */
export interface Spell {
  readonly name: string;
  readonly aim: Aim;
  readonly effects: readonly Effect[];
}
