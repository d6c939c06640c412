/** RUN-21: what a unit is, beyond its numbers. Also a unit that has none of them: every unit's set is a copy of it. */
const NO_TAGS = {
  Incorporeal: false,
  Flyer: false,
  Skirmisher: false,
  Unstoppable: false,
  LongReach: false,
  Heavy: false,
  Cavalry: false,
  Charger: false,
  SpearWall: false,
  AntiCavalry: false,
  HeavyInfantry: false,
  Infantry: false,
  Shielded: false,
  Shieldwall: false,
  Officer: false,
  Undead: false,
  UnbreakableSquare: false,
  AuraCarrier: false,
  SupplyWagon: false,
  StickyIntercept: false,
  DeathSpread: false,
  DirectFire: false,
  ArcFire: false,
  MagicMissile: false,
  FireImmune: false,
  PoisonImmune: false,
  CurseImmune: false,
  FrostImmune: false,
  PlagueImmune: false,
  Purifier: false,
  Ethereal: false,
  Regenerating: false,
  AdamantineArmor: false,
  ArmorPiercer: false,
  RendingBlows: false,
  Beast: false,
  Mechanical: false,
};

export type Tag = keyof typeof NO_TAGS;
export const TAGS = Object.keys(NO_TAGS) as readonly Tag[];

/** Every tag, held or not: all units have the same shape, so `unit.is.Heavy` is one load. */
export type TagSet = { readonly [T in Tag]: boolean };

export function tagSet(tags: readonly Tag[]): TagSet {
  const set = { ...NO_TAGS };
  for (const tag of tags) set[tag] = true;
  return set;
}
