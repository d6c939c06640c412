/** RUN-21: what a unit is, beyond its numbers. */
export const TAGS = [
  'Incorporeal',
  'Flyer',
  'Skirmisher',
  'Unstoppable',
  'LongReach',
  'Heavy',
  'Cavalry',
  'Charger',
  'SpearWall',
  'AntiCavalry',
  'HeavyInfantry',
  'Infantry',
  'Shielded',
  'Shieldwall',
  'Officer',
  'Undead',
  'UnbreakableSquare',
  'AuraCarrier',
  'SupplyWagon',
  'StickyIntercept',
  'DeathSpread',
  'DirectFire',
  'ArcFire',
  'MagicMissile',
  'FireImmune',
  'PoisonImmune',
  'CurseImmune',
  'FrostImmune',
  'PlagueImmune',
  'Purifier',
  'Ethereal',
  'Regenerating',
  'AdamantineArmor',
  'ArmorPiercer',
  'RendingBlows',
  'Beast',
  'Mechanical',
] as const;
export type Tag = (typeof TAGS)[number];

/** Every tag, held or not: all units have the same shape, so `unit.is.Heavy` is one load. */
export type TagSet = { readonly [T in Tag]: boolean };

export const tagSet = (tags: readonly Tag[]): TagSet =>
  Object.fromEntries(TAGS.map((tag) => [tag, tags.includes(tag)])) as TagSet;
