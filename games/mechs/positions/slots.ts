import { type Json, Misread } from '@tactarium/engine';
import { text } from '@tactarium/engine/reading';
import { AMMUNITION } from '../sheet/design.ts';
import { isArm, LOCATIONS, type Location } from '../sheet/locations.ts';
import type { Sheet, Slot } from '../sheet/sheet.ts';

/** How a slot may be called: `upper` for `upper arm`, `autocannon 5 ammo` for its ammunition, with or without a place. */
function plainName(name: string, location: Location): string {
  const plain = name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/ #\d+$/, '')
    .replace(/ in \w+$/, '')
    .replace(/ (ammo|bin)$/, AMMUNITION);
  return plain === 'upper' || plain === 'lower' ? `${plain} ${isArm(location) ? 'arm' : 'leg'}` : plain;
}

/** The marks of the slots named: each name takes the first slot of that name that is left. */
export function slotsNamed(sheet: Sheet, location: Location, names: readonly Json[], place: string): number {
  let marks = 0;
  for (const [n, json] of names.entries()) {
    const name = plainName(text(json, `${place}[${n}]`), location);
    const slot = sheet.slots[location]!.findIndex(
      (one, i) => !(marks & (1 << i)) && plainName(one.name, location) === name,
    );
    if (slot < 0) throw new Misread(`${place}[${n}]`, `has no such slot in ${LOCATIONS[location]}: ${name}`);
    marks |= 1 << slot;
  }
  return marks;
}

/** The damaged slots of a location by name, in sheet order; a weapon of several slots is named once. */
export function damagedNames(sheet: Sheet, location: Location, hits: number): readonly string[] {
  const named: Slot[] = [];
  for (const [n, slot] of sheet.slots[location]!.entries()) {
    if (hits & (1 << n) && !(slot.part === 'weapon' && named.includes(slot))) named.push(slot);
  }
  return named.map(({ name }) => name);
}

/** Whether two lists name the same slots, in whatever order and spelling. */
export function sameSlots(one: readonly string[], two: readonly string[], location: Location): boolean {
  const plain = (names: readonly string[]) =>
    names
      .map((name) => plainName(name, location))
      .sort()
      .join();
  return plain(one) === plain(two);
}
