import { CT, HD, LA, LL, type Location, LT, RA, RL, RT } from '../sheet/locations.ts';

export const COLUMNS = ['front', 'left', 'right', 'rear'] as const;
/** From which side a target is struck. */
export type Column = (typeof COLUMNS)[number];

/** Where a blow lands. */
export interface Place {
  readonly location: Location;
  /** It meets rear armor, there and where its excess goes. */
  readonly rear: boolean;
  /** MEC-17: one critical check follows even if armor held. */
  readonly critical: boolean;
}

/** MEC-15, MEC-16: by 2d6 from 2 to 12. The 2 is the critical one. */
const TABLE: Readonly<Record<Column, readonly Location[]>> = {
  front: [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD],
  left: [LT, LL, LA, LA, LL, LT, CT, RT, RA, RL, HD],
  right: [RT, RL, RA, RA, RL, RT, CT, LT, LA, LL, HD],
  rear: [CT, RA, RA, RL, RT, CT, LT, LL, LA, LA, HD],
};

export const placeOf = (column: Column, roll: number): Place => ({
  location: TABLE[column][roll - 2]!,
  rear: column === 'rear',
  critical: roll === 2,
});

/** MEC-37: where a punch lands, by a die from 1 to 6. */
const PUNCH: Readonly<Record<Column, readonly Location[]>> = {
  front: [LA, LT, CT, RT, RA, HD],
  rear: [LA, LT, CT, RT, RA, HD],
  left: [LT, LT, CT, LA, LA, HD],
  right: [RT, RT, CT, RA, RA, HD],
};

export const punchPlace = (column: Column, roll: number): Place => ({
  location: PUNCH[column][roll - 1]!,
  rear: column === 'rear',
  critical: false,
});

const KICK: readonly Location[] = [RL, RL, RL, LL, LL, LL];

/** MEC-37: from a side a kick needs no die. */
export function kickPlace(column: Column, roll: () => number): Place {
  const location = column === 'left' ? LL : column === 'right' ? RL : KICK[roll() - 1]!;
  return { location, rear: column === 'rear', critical: false };
}
