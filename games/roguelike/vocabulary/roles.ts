export const ROLES = ['tank', 'melee_dps', 'ranged_dps', 'mage', 'support', 'control'] as const;
export type Role = (typeof ROLES)[number];

export const DAMAGE = ['physical', 'magic'] as const;
export type Damage = (typeof DAMAGE)[number];

/** RUN-20: what a role deals unless its line says otherwise. */
export const damageOf = (role: Role): Damage =>
  role === 'mage' || role === 'support' || role === 'control' ? 'magic' : 'physical';

export const RARITIES = ['common', 'rare', 'epic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** AMM-1: shots of a physical shooter whose line names none. */
export const USUAL_AMMO = 6;

/** RUN-20: what the tables of the six factions leave out. */
export const roleStats: {
  readonly [R in Role]: {
    readonly speed: number;
    readonly initiative: number;
    readonly dodge: number;
    readonly resolve: number;
  };
} = {
  tank: { speed: 2, initiative: 8, dodge: 5, resolve: 85 },
  melee_dps: { speed: 3, initiative: 14, dodge: 12, resolve: 70 },
  ranged_dps: { speed: 2, initiative: 15, dodge: 10, resolve: 60 },
  mage: { speed: 2, initiative: 11, dodge: 6, resolve: 55 },
  support: { speed: 2, initiative: 6, dodge: 5, resolve: 70 },
  control: { speed: 2, initiative: 12, dodge: 8, resolve: 65 },
};

/** RUN-20: shooters and mages reach farther the more they cost. */
export function rangeOf(role: Role, cost: number): number {
  switch (role) {
    case 'tank':
    case 'melee_dps':
      return 1;
    case 'ranged_dps':
      return cost <= 4 ? 4 : cost <= 6 ? 5 : 6;
    case 'mage':
      return cost <= 4 ? 3 : 4;
    case 'support':
    case 'control':
      return 3;
  }
}

const TWO_ATTACKS_FROM = 7;

/** RUN-20: costly fighters strike twice. */
export const attacksOf = (role: Role, cost: number): number =>
  role === 'melee_dps' && cost >= TWO_ATTACKS_FROM ? 2 : 1;
