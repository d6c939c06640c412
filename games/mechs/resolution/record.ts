import type { Dice } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { isArm, LL, LOCATIONS, type Location, RL } from '../sheet/locations.ts';
import type { Part, Sheet } from '../sheet/sheet.ts';

/** A record sheet in play: what damage writes on. A skirmish adds where the mech stands; this library needs no map. */
export interface RecordSheet {
  readonly id: string;
  readonly sheet: Sheet;
  piloting: number;
  /** Left, by plate. */
  armor: number[];
  /** Left, by location; 0 is destroyed. */
  structure: number[];
  /** By location: bit n is set when the nth occupied slot is damaged. */
  hits: number[];
  /** Shots left, by bin. */
  ammo: number[];
  wounds: number;
  conscious: boolean;
  killed: boolean;
  prone: boolean;
  destroyed: boolean;
}

export const newRecord = (id: string, sheet: Sheet, piloting = 5): RecordSheet => ({
  id,
  sheet,
  piloting,
  armor: sheet.armor.slice(),
  structure: sheet.structure.slice(),
  hits: LOCATIONS.map(() => 0),
  ammo: sheet.bins.map(({ shots }) => shots),
  wounds: 0,
  conscious: true,
  killed: false,
  prone: false,
  destroyed: false,
});

/** MEC-31: why a mech must roll to stay on its feet, in the order in which the rolls are made. */
export const CAUSES = ['damage', 'leg', 'gyro', 'hip', 'kick'] as const;
export type Cause = (typeof CAUSES)[number] | 'shutdown' | 'stand';

/** What a phase has done to one mech so far, and what it must roll for when the phase is over. */
export interface Toll {
  damage: number;
  legs: number;
  /** In the order in which they were hit. `gyro_lost` falls without a roll. */
  balance: ('gyro' | 'gyro_lost' | 'hip')[];
  kicks: number;
  /** MEC-25: for each cause of wounds the total that it led to. */
  wounds: number[];
}

export const newToll = (): Toll => ({ damage: 0, legs: 0, balance: [], kicks: 0, wounds: [] });

/** All that a step of the resolution reads and writes. */
export interface Blow {
  readonly record: RecordSheet;
  readonly toll: Toll;
  readonly dice: Dice;
  readonly log: Event[] | undefined;
}

/** How many slots of a part are damaged, in one location or in all. */
export function damaged({ sheet, hits }: RecordSheet, part: Part, only?: Location): number {
  let count = 0;
  for (const [location, mask] of hits.entries()) {
    if (mask === 0 || (only !== undefined && location !== only)) continue;
    for (const [n, slot] of sheet.slots[location]!.entries()) if (slot.part === part && mask & (1 << n)) count++;
  }
  return count;
}

export const isWorking = ({ structure, hits }: RecordSheet, thing: { location: Location; mask: number }): boolean =>
  structure[thing.location]! > 0 && (hits[thing.location]! & thing.mask) === 0;

/** MEC-24: +4 for the shoulder, +1 each for upper and lower arm, to what that arm does. */
export const actuatorPenalty = (record: RecordSheet, location: Location): number =>
  isArm(location)
    ? 4 * damaged(record, 'shoulder', location) +
      damaged(record, 'upper arm', location) +
      damaged(record, 'lower arm', location)
    : 0;

/** Upper and lower leg and foot, in both legs. */
export const legActuators = (record: RecordSheet): number =>
  damaged(record, 'upper leg') + damaged(record, 'lower leg') + damaged(record, 'foot');

export const legsLost = ({ structure }: RecordSheet): number =>
  (structure[LL] === 0 ? 1 : 0) + (structure[RL] === 0 ? 1 : 0);

/** Working heat sinks: those in the engine, and those in slots that are neither damaged nor in a destroyed location. */
export function workingSinks({ sheet, structure, hits }: RecordSheet): number {
  let sinks = sheet.engineSinks;
  for (const [location, slots] of sheet.slots.entries()) {
    if (structure[location] === 0) continue;
    for (const [n, { part }] of slots.entries()) if (part === 'heat sink' && !(hits[location]! & (1 << n))) sinks++;
  }
  return sinks;
}
