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
