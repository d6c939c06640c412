/** A weapon is a row. Ranges in hexes; `long` is the farthest it reaches. */
export interface Weapon {
  readonly name: string;
  readonly heat: number;
  /** Of one shot, or of one missile. */
  readonly damage: number;
  /** 0: it has no minimum range. */
  readonly minimum: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly halfTons: number;
  readonly slots: number;
  /** In a ton of ammunition; 0: it needs none. */
  readonly shots: number;
  /** How many fly, and how many of those that hit strike one location together. */
  readonly missiles?: { readonly size: number; readonly group: number };
  /** Damage in its own location when a slot of it is hit. */
  readonly explodes?: number;
  /** Its ammunition does not explode. */
  readonly inert?: true;
}

type Extra = Pick<Weapon, 'missiles' | 'explodes' | 'inert'>;

type Row = readonly [
  name: string,
  heat: number,
  damage: number,
  minimum: number,
  short: number,
  medium: number,
  long: number,
  halfTons: number,
  slots: number,
  shots: number,
  extra?: Extra,
];

/** Long-range missiles strike in groups of 5, short-range missiles each for itself. */
const longRange = (size: number): Extra => ({ missiles: { size, group: 5 } });
const shortRange = (size: number): Extra => ({ missiles: { size, group: 1 } });

const ROWS: readonly Row[] = [
  ['small laser', 1, 3, 0, 1, 2, 3, 1, 1, 0],
  ['medium laser', 3, 5, 0, 3, 6, 9, 2, 1, 0],
  ['large laser', 8, 8, 0, 5, 10, 15, 10, 2, 0],
  ['particle cannon', 10, 10, 3, 6, 12, 18, 14, 3, 0],
  ['flamer', 3, 2, 0, 1, 2, 3, 2, 1, 0],
  ['machine gun', 0, 2, 0, 1, 2, 3, 1, 1, 200],
  ['autocannon 2', 1, 2, 4, 8, 16, 24, 12, 1, 45],
  ['autocannon 5', 1, 5, 3, 6, 12, 18, 16, 4, 20],
  ['autocannon 10', 3, 10, 0, 5, 10, 15, 24, 7, 10],
  ['autocannon 20', 7, 20, 0, 3, 6, 9, 28, 10, 5],
  ['gauss rifle', 1, 15, 2, 7, 15, 22, 30, 7, 8, { explodes: 20, inert: true }],
  ['long-range missiles 5', 2, 1, 6, 7, 14, 21, 4, 1, 24, longRange(5)],
  ['long-range missiles 10', 4, 1, 6, 7, 14, 21, 10, 2, 12, longRange(10)],
  ['long-range missiles 15', 5, 1, 6, 7, 14, 21, 14, 3, 8, longRange(15)],
  ['long-range missiles 20', 6, 1, 6, 7, 14, 21, 20, 5, 6, longRange(20)],
  ['short-range missiles 2', 2, 2, 0, 3, 6, 9, 2, 1, 50, shortRange(2)],
  ['short-range missiles 4', 3, 2, 0, 3, 6, 9, 4, 1, 25, shortRange(4)],
  ['short-range missiles 6', 4, 2, 0, 3, 6, 9, 6, 2, 15, shortRange(6)],
];

const weapon = ([name, heat, damage, minimum, short, medium, long, halfTons, slots, shots, extra]: Row): Weapon => ({
  name,
  heat,
  damage,
  minimum,
  short,
  medium,
  long,
  halfTons,
  slots,
  shots,
  ...extra,
});

export const weapons: readonly Weapon[] = ROWS.map(weapon);

export const weaponNamed = (name: string): Weapon | undefined => weapons.find((weapon) => weapon.name === name);

/** The damage of a shot of which everything hits: what its ammunition explodes for. */
export const fullDamage = ({ damage, missiles }: Weapon): number => damage * (missiles?.size ?? 1);
