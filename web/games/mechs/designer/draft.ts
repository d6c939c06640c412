import {
  AMMUNITION,
  checkDesign,
  type Design,
  designs,
  engineSinkRoom,
  FREE_SINKS,
  FREE_SLOTS,
  HEAT_SINK,
  halfTonsOf,
  itemNamed,
  JUMP_JET,
  LOCATIONS,
  type LocationName,
  meanDamage,
  mostArmor,
  PLATES,
  type PlateName,
  ratingOf,
  runFor,
  slotsUsed,
  structureOf,
  weapons,
} from '@tactarium/games/mechs/client';

/** Where a design begins that begins with nothing. */
export const BLANK: Design = {
  name: '',
  tons: 50,
  walk: 5,
  jump: 0,
  sinks: FREE_SINKS,
  armor: Object.fromEntries(PLATES.map((plate) => [plate, 0])) as Design['armor'],
  equipment: {},
};

export const itemsIn = ({ equipment }: Design, location: LocationName): readonly string[] => equipment[location] ?? [];

export const withItem = (design: Design, location: LocationName, item: string): Design =>
  settle({ ...design, equipment: { ...design.equipment, [location]: [...itemsIn(design, location), item] } });

export const withoutItem = (design: Design, location: LocationName, n: number): Design =>
  settle({
    ...design,
    sinks: itemsIn(design, location)[n] === HEAT_SINK ? Math.max(FREE_SINKS, design.sinks - 1) : design.sinks,
    equipment: { ...design.equipment, [location]: itemsIn(design, location).toSpliced(n, 1) },
  });

export const countOf = (design: Design, item: string): number =>
  LOCATIONS.reduce((sum, location) => sum + itemsIn(design, location).filter((one) => one === item).length, 0);

/** A mech jumps as far as it has jets, and has at least the heat sinks that are in its slots. */
const settle = (design: Design): Design => ({
  ...design,
  jump: countOf(design, JUMP_JET),
  sinks: Math.max(design.sinks, countOf(design, HEAT_SINK)),
});

/** Where things go that nobody has put anywhere: first where they are in nobody's way. */
const SINK_PLACES: readonly LocationName[] = ['LL', 'RL', 'LT', 'RT', 'LA', 'RA', 'CT', 'HD'];
const JET_PLACES: readonly LocationName[] = ['LL', 'RL', 'LT', 'RT', 'CT'];

const freeIn = (design: Design, location: LocationName): number => {
  const index = LOCATIONS.indexOf(location);
  return FREE_SLOTS[index]! - slotsUsed(design, index);
};

/** With as many of an item as this, as far as there are slots for them. */
function withCount(design: Design, item: string, count: number, places: readonly LocationName[]): Design {
  let now = design;
  while (countOf(now, item) < count) {
    const place = places.find((location) => freeIn(now, location) > 0);
    if (place === undefined) break;
    now = { ...now, equipment: { ...now.equipment, [place]: [...itemsIn(now, place), item] } };
  }
  while (countOf(now, item) > count) {
    const place = places.findLast((location) => itemsIn(now, location).includes(item))!;
    const at = itemsIn(now, place).lastIndexOf(item);
    now = { ...now, equipment: { ...now.equipment, [place]: itemsIn(now, place).toSpliced(at, 1) } };
  }
  return now;
}

/** Sides in turn, so that the jets are not all on one. */
const jetPlaces = (design: Design): readonly LocationName[] =>
  JET_PLACES.toSorted((a, b) => itemsIn(design, a).length - itemsIn(design, b).length);

export const withJump = (design: Design, jump: number): Design => {
  let now = design;
  for (let jets = countOf(design, JUMP_JET); jets !== jump; jets += Math.sign(jump - jets)) {
    now = withCount(now, JUMP_JET, jets + Math.sign(jump - jets), jetPlaces(now));
  }
  return settle(now);
};

/** Heat sinks that the engine does not hold are put into slots. */
export function withSinks(design: Design, sinks: number): Design {
  const room = engineSinkRoom(ratingOf(design.tons, design.walk));
  const slotted = Math.max(0, sinks - room);
  return { ...withCount(design, HEAT_SINK, slotted, SINK_PLACES), sinks };
}

/** Another weight or engine: the heat sinks move between engine and slots. */
export const withFrame = (design: Design, frame: Partial<Pick<Design, 'tons' | 'walk'>>): Design =>
  withSinks({ ...design, ...frame }, design.sinks);

export const withArmor = (design: Design, plate: PlateName, armor: number): Design => ({
  ...design,
  armor: { ...design.armor, [plate]: armor },
});

const REAR_PLATES: { readonly [location in LocationName]?: PlateName } = { CT: 'CTR', LT: 'LTR', RT: 'RTR' };
export const rearOf = (location: LocationName): PlateName | undefined => REAR_PLATES[location];

/** The most armor of a location, front and rear together. */
export const mostOf = ({ tons }: Design, location: LocationName): number => {
  const structure = structureOf(tons);
  return structure ? mostArmor(structure, LOCATIONS.indexOf(location)) : 0;
};

/** What is left of its weight, in half tons; less than 0 where it is too heavy. */
export const halfTonsLeft = (design: Design): number => 2 * design.tons - halfTonsOf(design);

const POINTS_A_HALF_TON = 8;
const REAR_SHARE = 0.2;

/** All the weight that is left as armor, over all plates by what they can carry. */
export function spreadArmor(design: Design): Design {
  const bare: Design = { ...design, armor: BLANK.armor };
  const points = Math.max(0, halfTonsLeft(bare)) * POINTS_A_HALF_TON;
  const most = LOCATIONS.map((location) => mostOf(design, location));
  const total = most.reduce((sum, one) => sum + one, 0);
  const share = Math.min(1, points / total);
  const given = most.map((one) => Math.floor(one * share));
  let left = Math.min(points, total) - given.reduce((sum, one) => sum + one, 0);
  for (const [n, one] of most.entries()) {
    const more = Math.min(left, one - given[n]!, 1);
    given[n]! += more;
    left -= more;
  }
  const armor: { [plate in PlateName]: number } = { ...BLANK.armor };
  for (const [n, location] of LOCATIONS.entries()) {
    const rear = REAR_PLATES[location];
    const behind = rear ? Math.floor(given[n]! * REAR_SHARE) : 0;
    armor[location] = given[n]! - behind;
    if (rear) armor[rear] = behind;
  }
  return { ...design, armor };
}

/** What can be built into a location, besides heat sinks and jump jets. */
export const WEAPONS: readonly string[] = weapons.map(({ name }) => name);
export const BINS: readonly string[] = weapons.filter(({ shots }) => shots > 0).map(({ name }) => name + AMMUNITION);

/** How a mech does: heat of everything at once, and mean damage of all that reaches so far. */
export interface Performance {
  readonly run: number;
  readonly heat: number;
  /** After a turn of running and firing everything. */
  readonly excess: number;
  readonly damage: readonly { readonly range: number; readonly mean: number }[];
}

/** Hexes at which damage is compared: one for each band of the introductory rules. */
const RANGES = [3, 6, 9, 15];
const RUN_HEAT = 2;

export function performanceOf(design: Design): Performance {
  const guns = LOCATIONS.flatMap((location) =>
    itemsIn(design, location).flatMap((item) => itemNamed(item, design.tons)?.weapon ?? []),
  );
  const heat = guns.reduce((sum, gun) => sum + gun.heat, 0);
  return {
    run: runFor(design.walk),
    heat,
    excess: Math.max(0, heat + RUN_HEAT - design.sinks),
    damage: RANGES.map((range) => ({
      range,
      mean: guns.filter(({ long }) => long >= range).reduce((sum, gun) => sum + meanDamage(gun), 0),
    })),
  };
}

/** A copy under a name of its own: nobody takes it for the stock mech. */
export function copyOf(design: Design): Design {
  const isStock = designs.some(({ name }) => name === design.name);
  return isStock ? { ...design, name: `${design.name} II` } : design;
}

export const isSound = (design: Design): boolean => checkDesign(design).length === 0;
