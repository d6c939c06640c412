import {
  ARMOR_A_HALF_TON,
  COCKPIT_HALF_TONS,
  engineHalfTons,
  engineSinkRoom,
  FREE_SINKS,
  gyroHalfTons,
  jetHalfTons,
  LARGEST_ENGINE,
  ratingOf,
} from '../content/engines.ts';
import { mostArmor, structureOf, TONNAGES } from '../content/structure.ts';
import { type Weapon, weaponNamed } from '../content/weapons.ts';
import { AMMUNITION, type Design, HEAT_SINK, JUMP_JET, REAR } from './design.ts';
import { isArm, isTorso, LOCATIONS, type Location, PLATES, plateOf } from './locations.ts';
import { type Problem, problem } from './problem.ts';
import { FREE_SLOTS } from './sheet.ts';

/** An item of equipment as the builder sees it. */
export interface Item {
  readonly halfTons: number;
  readonly slots: number;
  readonly weapon?: Weapon;
  readonly rear?: boolean;
}

/** Undefined for what is no equipment. */
export function itemNamed(name: string, tons: number): Item | undefined {
  // The weight of heat sinks follows from their number, wherever they are.
  if (name === HEAT_SINK) return { halfTons: 0, slots: 1 };
  if (name === JUMP_JET) return { halfTons: jetHalfTons(tons), slots: 1 };
  if (name.endsWith(AMMUNITION)) {
    const weapon = weaponNamed(name.slice(0, -AMMUNITION.length));
    return weapon && weapon.shots > 0 ? { halfTons: 2, slots: 1 } : undefined;
  }
  const rear = name.endsWith(REAR);
  const weapon = weaponNamed(rear ? name.slice(0, -REAR.length) : name);
  return weapon && { halfTons: weapon.halfTons, slots: weapon.slots, weapon, rear };
}

const itemsIn = ({ equipment }: Design, location: Location): readonly string[] => equipment[LOCATIONS[location]!] ?? [];

/** MEC-33: everything that is wrong with a design; nothing for a legal mech. */
export function checkDesign(design: Design): readonly Problem[] {
  const { tons, walk } = design;
  if (!TONNAGES.includes(tons)) return [problem('tons', 'tons/unknown', { tons })];
  if (walk < 1) return [problem('walk', 'walk/none')];
  const rating = ratingOf(tons, walk);
  if (engineHalfTons(rating) === undefined) {
    return [problem('walk', 'walk/no-such-engine', { rating, most: LARGEST_ENGINE })];
  }
  return [
    ...checkEquipment(design),
    ...checkSlots(design),
    ...checkSinks(design),
    ...checkJets(design),
    ...checkArmor(design),
    ...checkTonnage(design),
  ];
}

function checkEquipment(design: Design): readonly Problem[] {
  return LOCATIONS.flatMap((name, location) =>
    itemsIn(design, location).flatMap((item, n): readonly Problem[] => {
      const place = `equipment.${name}[${n}]`;
      const known = itemNamed(item, design.tons);
      if (!known) return [problem(place, 'equipment/unknown', { item })];
      if (known.rear && !isTorso(location)) return [problem(place, 'equipment/rear', { item })];
      if (known.weapon?.shots && !hasAmmunition(design, known.weapon)) {
        return [problem(place, 'equipment/no-ammunition', { item })];
      }
      return [];
    }),
  );
}

const hasAmmunition = (design: Design, { name }: Weapon): boolean =>
  LOCATIONS.some((_, location) => itemsIn(design, location).includes(`${name}${AMMUNITION}`));

/** Slots that the equipment of a location takes. */
export const slotsUsed = (design: Design, location: Location): number =>
  itemsIn(design, location).reduce((sum, item) => sum + (itemNamed(item, design.tons)?.slots ?? 0), 0);

function checkSlots(design: Design): readonly Problem[] {
  return LOCATIONS.flatMap((name, location) => {
    const [used, free] = [slotsUsed(design, location), FREE_SLOTS[location]!];
    return used <= free ? [] : [problem(`equipment.${name}`, 'equipment/no-slots', { used, free })];
  });
}

const countOf = (design: Design, item: string): number =>
  LOCATIONS.reduce((sum, _, location) => sum + itemsIn(design, location).filter((one) => one === item).length, 0);

function checkSinks(design: Design): readonly Problem[] {
  const { tons, walk, sinks } = design;
  if (sinks < FREE_SINKS) return [problem('sinks', 'sinks/too-few', { sinks, least: FREE_SINKS })];
  const slotted = countOf(design, HEAT_SINK);
  const room = engineSinkRoom(ratingOf(tons, walk));
  if (slotted > sinks) return [problem('sinks', 'sinks/fewer-than-slotted', { sinks, slotted })];
  const inside = sinks - slotted;
  return inside <= room ? [] : [problem('sinks', 'sinks/no-room', { inside, room })];
}

function checkJets(design: Design): readonly Problem[] {
  const { jump, walk } = design;
  const jets = countOf(design, JUMP_JET);
  const problems: Problem[] = [];
  if (jump > walk) problems.push(problem('jump', 'jump/too-far', { jump, walk }));
  if (jets !== jump) problems.push(problem('jump', 'jump/other-jets', { jump, jets }));
  for (const [location, name] of LOCATIONS.entries()) {
    if (isArm(location) && itemsIn(design, location).includes(JUMP_JET)) {
      problems.push(problem(`equipment.${name}`, 'jump/in-arm'));
    }
  }
  return problems;
}

/** Twice the structure, front and rear together; the head 9. */
function checkArmor(design: Design): readonly Problem[] {
  const structure = structureOf(design.tons)!;
  return LOCATIONS.flatMap((name, location) => {
    const rear = isTorso(location) ? design.armor[PLATES[plateOf(location, true)]!] : 0;
    const armor = design.armor[name] + rear;
    const most = mostArmor(structure, location);
    return armor <= most ? [] : [problem(`armor.${name}`, 'armor/too-much', { armor, most })];
  });
}

/** What each part of a mech weighs, in half tons: how a builder shows where the tonnage went. */
export function weigh(design: Design): { readonly [part: string]: number } {
  const { tons, walk, sinks, armor } = design;
  const rating = ratingOf(tons, walk);
  const plates = PLATES.reduce((sum, plate) => sum + armor[plate], 0);
  const items = LOCATIONS.flatMap((_, location) => itemsIn(design, location));
  return {
    structure: Math.trunc((2 * tons) / 10),
    engine: engineHalfTons(rating) ?? 0,
    gyro: gyroHalfTons(rating),
    cockpit: COCKPIT_HALF_TONS,
    'heat sinks': 2 * Math.max(0, sinks - FREE_SINKS),
    armor: Math.trunc((plates + ARMOR_A_HALF_TON - 1) / ARMOR_A_HALF_TON),
    equipment: items.reduce((sum, item) => sum + (itemNamed(item, tons)?.halfTons ?? 0), 0),
  };
}

export const halfTonsOf = (design: Design): number => Object.values(weigh(design)).reduce((sum, part) => sum + part, 0);

function checkTonnage(design: Design): readonly Problem[] {
  const weight = halfTonsOf(design);
  if (weight <= 2 * design.tons) return [];
  return [problem('tons', 'tons/too-heavy', { weight: weight / 2, tons: design.tons })];
}
