import type { Active, Passive, Spell } from './abilities.ts';
import type { AuraName } from './auras.ts';
import type { ContagionName } from './contagions.ts';
import type { Damage, Rarity, Role } from './roles.ts';
import type { Tag } from './tags.ts';

export interface Leader {
  readonly name: string;
  /** One passive in as many words as it needs, all under one name. */
  readonly passives: readonly Passive[];
  readonly spells: readonly string[];
  /** RUN-19: what it learns in place of its faction's third spell, which is one of its own. */
  readonly third?: string;
}

/** A line of a faction: numbers at T1. */
export interface Line {
  readonly name: string;
  readonly role: Role;
  readonly rarity: Rarity;
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
  /** RUN-36: an obstacle with HP and no turn. */
  readonly barricade?: true;
}

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** One sentence for who chooses among them. */
  readonly about: string;
  /** RUN-17: what all its units have. */
  readonly bonus: readonly Passive[];
  readonly units: { readonly [id: string]: Line };
  readonly leaders: { readonly [id: string]: Leader };
  readonly spells: { readonly [id: string]: Spell };
  /** RUN-19: of the Resolve list, what each of its leaders can learn besides its own two. */
  readonly third: string;
  /** Things that only abilities and spells bring into a battle. */
  readonly summons?: { readonly [id: string]: Line };
  readonly starter: readonly string[];
}
