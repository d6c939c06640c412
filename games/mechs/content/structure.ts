import { CT, HD, LA, LL, LOCATIONS, type Location, LT, RA, RL, RT } from '../sheet/locations.ts';

/** Internal structure by tonnage: centre torso, side torso, arm, leg. */
const ROWS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  20: [6, 5, 3, 4],
  25: [8, 6, 4, 6],
  30: [10, 7, 5, 7],
  35: [11, 8, 6, 8],
  40: [12, 10, 6, 10],
  45: [14, 11, 7, 11],
  50: [16, 12, 8, 12],
  55: [18, 13, 9, 13],
  60: [20, 14, 10, 14],
  65: [21, 15, 10, 15],
  70: [22, 15, 11, 15],
  75: [23, 16, 12, 16],
  80: [25, 17, 13, 17],
  85: [27, 18, 14, 18],
  90: [29, 19, 15, 19],
  95: [30, 20, 16, 20],
  100: [31, 21, 17, 21],
};

const HEAD = 3;
const HEAD_ARMOR = 9;

export const TONNAGES: readonly number[] = Object.keys(ROWS).map(Number);

/** Points of structure by location, or undefined for a tonnage that no mech has. */
export function structureOf(tons: number): readonly number[] | undefined {
  const row = ROWS[tons];
  if (!row) return undefined;
  const [centre, side, arm, leg] = row;
  const points: number[] = new Array(LOCATIONS.length).fill(0);
  points[HD] = HEAD;
  points[CT] = centre;
  points[LT] = points[RT] = side;
  points[LA] = points[RA] = arm;
  points[LL] = points[RL] = leg;
  return points;
}

/** MEC-33: the most armor a location bears, front and rear together. */
export const mostArmor = (structure: readonly number[], location: Location): number =>
  location === HD ? HEAD_ARMOR : 2 * structure[location]!;
