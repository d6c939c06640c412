/** The eight locations of a mech. Arrays by location are in this order. */
export const LOCATIONS = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const;
export type LocationName = (typeof LOCATIONS)[number];
/** An index into LOCATIONS. */
export type Location = number;

export const HD = 0;
export const CT = 1;
export const LT = 2;
export const RT = 3;
export const LA = 4;
export const RA = 5;
export const LL = 6;
export const RL = 7;

/** Where armor is: every location in front, and the torsos behind. Arrays by plate are in this order. */
export const PLATES = [...LOCATIONS, 'CTR', 'LTR', 'RTR'] as const;
export type PlateName = (typeof PLATES)[number];

export const isTorso = (location: Location): boolean => location === CT || location === LT || location === RT;
export const isArm = (location: Location): boolean => location === LA || location === RA;
export const isLeg = (location: Location): boolean => location === LL || location === RL;

/** The plate that a hit on the location meets: rear armor is on torsos alone. */
export const plateOf = (location: Location, rear: boolean): number =>
  rear && isTorso(location) ? location - CT + LOCATIONS.length : location;

/** The location behind a plate: CTR is armor of CT. */
export const locationOfPlate = (plate: number): Location =>
  plate < LOCATIONS.length ? plate : plate - LOCATIONS.length + CT;

/** MEC-22: where excess goes. Head and centre torso pass nothing on. */
export const INWARD: readonly (Location | undefined)[] = [undefined, undefined, CT, CT, LT, RT, LT, RT];
