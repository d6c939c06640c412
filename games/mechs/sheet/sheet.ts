import { invariant } from '@tactarium/engine';
import { structureOf } from '../content/structure.ts';
import { type Weapon, weaponNamed } from '../content/weapons.ts';
import { AMMUNITION, type Design, HEAT_SINK, JUMP_JET, REAR } from './design.ts';
import { HD, isArm, isLeg, LOCATIONS, type Location, PLATES, plateOf } from './locations.ts';

/** What a slot is decides what a hit on it does: MEC-24. */
export type Part =
  | 'life support'
  | 'sensors'
  | 'cockpit'
  | 'engine'
  | 'gyro'
  | 'shoulder'
  | 'upper arm'
  | 'lower arm'
  | 'hand'
  | 'hip'
  | 'upper leg'
  | 'lower leg'
  | 'foot'
  | 'heat sink'
  | 'jump jet'
  | 'weapon'
  | 'ammunition';

/** An occupied slot. */
export interface Slot {
  readonly part: Part;
  readonly name: string;
  /** Into `weapons` or `bins` of the sheet, for a weapon's or a bin's slot; else -1. */
  readonly index: number;
}

/** A weapon in its place. */
export interface Mount {
  /** `medium laser in RA #2`: how commands and scenarios name it. */
  readonly id: string;
  readonly weapon: Weapon;
  readonly location: Location;
  readonly rear: boolean;
  /** The bits of its slots in the hits of its location. */
  readonly mask: number;
}

/** A ton of ammunition in its place. */
export interface Bin {
  readonly id: string;
  readonly weapon: Weapon;
  readonly location: Location;
  readonly mask: number;
  readonly shots: number;
}

/** The printed record sheet: all that never changes. Made from a design once and shared by every copy of a state. */
export interface Sheet {
  readonly design: Design;
  readonly tons: number;
  /** By plate, when new. */
  readonly armor: readonly number[];
  /** By location, when new. */
  readonly structure: readonly number[];
  /** By location: the occupied slots in sheet order. */
  readonly slots: readonly (readonly Slot[])[];
  readonly weapons: readonly Mount[];
  readonly bins: readonly Bin[];
  /** Heat sinks that no slot holds. */
  readonly engineSinks: number;
  /** Jump jets that no slot holds: a design has none, a mech in a scenario may. */
  readonly unslottedJets: number;
}

const HEAD: readonly Part[] = ['life support', 'sensors', 'cockpit', 'sensors', 'life support'];
const CENTRE: readonly Part[] = [
  ...['engine', 'engine', 'engine'],
  ...['gyro', 'gyro', 'gyro', 'gyro'],
  ...['engine', 'engine', 'engine'],
] as readonly Part[];
const ARM: readonly Part[] = ['shoulder', 'upper arm', 'lower arm', 'hand'];
const LEG: readonly Part[] = ['hip', 'upper leg', 'lower leg', 'foot'];

/** What every mech has in a location, in sheet order. */
export function fixedParts(location: Location): readonly Part[] {
  if (location === HD) return HEAD;
  if (isArm(location)) return ARM;
  if (isLeg(location)) return LEG;
  return LOCATIONS[location] === 'CT' ? CENTRE : [];
}

/** Free slots by location: the head's one lies between the cockpit and the second sensors. */
export const FREE_SLOTS: readonly number[] = [1, 2, 12, 12, 8, 8, 2, 2];
const HEAD_FREE_AT = 3;

export function sheetOf(design: Design): Sheet {
  const structure = structureOf(design.tons);
  invariant(structure, `a mech of ${design.tons} t has a structure`);
  const weapons: Mount[] = [];
  const bins: Bin[] = [];
  const slots = LOCATIONS.map((name, location) => {
    const fixed = fixedParts(location).map((part): Slot => ({ part, name: part, index: -1 }));
    const before = location === HD ? HEAD_FREE_AT : fixed.length;
    const own: Slot[] = [];
    for (const item of design.equipment[name] ?? []) own.push(...occupy(item, location, before + own.length));
    return fixed.toSpliced(before, 0, ...own);
  });

  function occupy(item: string, location: Location, first: number): readonly Slot[] {
    if (item === HEAT_SINK || item === JUMP_JET) return [{ part: item, name: item, index: -1 }];
    if (item.endsWith(AMMUNITION)) {
      const weapon = weaponNamed(item.slice(0, -AMMUNITION.length));
      invariant(weapon, `${item} is for a weapon`);
      const id = numbered(`${weapon.name} in ${LOCATIONS[location]}`, bins);
      bins.push({ id, weapon, location, mask: 1 << first, shots: weapon.shots });
      return [{ part: 'ammunition', name: item, index: bins.length - 1 }];
    }
    const rear = item.endsWith(REAR);
    const weapon = weaponNamed(rear ? item.slice(0, -REAR.length) : item);
    invariant(weapon, `${item} is a weapon`);
    const id = numbered(`${weapon.name} in ${PLATES[plateOf(location, rear)]}`, weapons);
    weapons.push({ id, weapon, location, rear, mask: ((1 << weapon.slots) - 1) << first });
    return new Array<Slot>(weapon.slots).fill({ part: 'weapon', name: item, index: weapons.length - 1 });
  }

  const slotted = (item: Part): number => slots.flat().filter(({ part }) => part === item).length;
  return {
    design,
    tons: design.tons,
    armor: PLATES.map((plate) => design.armor[plate]),
    structure,
    slots,
    weapons,
    bins,
    engineSinks: Math.max(0, design.sinks - slotted(HEAT_SINK)),
    unslottedJets: Math.max(0, design.jump - slotted(JUMP_JET)),
  };
}

/** The second of a kind in a place is `… #2`. */
function numbered(id: string, others: readonly { readonly id: string }[]): string {
  const before = others.filter((other) => other.id === id || other.id.startsWith(`${id} #`)).length;
  return before === 0 ? id : `${id} #${before + 1}`;
}
