import type { Dice } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { isArm, isLeg, LL, LOCATIONS, type Location, RL } from '../sheet/locations.ts';
import type { Part, Sheet } from '../sheet/sheet.ts';
import type { Ruleset } from './tables.ts';

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
export type Cause = 'damage' | 'leg' | 'gyro' | 'hip' | 'kick' | 'kicked' | 'actuator' | 'shutdown' | 'stand';

/** What a phase has done to one mech so far, and what it must roll for when the phase is over. */
export interface Toll {
  damage: number;
  legs: number;
  /** In the order in which they were hit. `gyro_lost` falls without a roll. */
  balance: ('gyro' | 'gyro_lost' | 'hip')[];
  missedKicks: number;
  /** MEC-41: kicks that hit it. */
  kicked: number;
  /** MEC-41: hits on an upper leg, a lower leg or a foot. */
  actuators: number;
  /** MEC-25: for each cause of wounds the total that it led to. */
  wounds: number[];
}

export const newToll = (): Toll => ({
  damage: 0,
  legs: 0,
  balance: [],
  missedKicks: 0,
  kicked: 0,
  actuators: 0,
  wounds: [],
});

/** All that a step of the resolution reads and writes. */
export interface Blow {
  readonly record: RecordSheet;
  readonly rules: Ruleset;
  readonly toll: Toll;
  readonly dice: Dice;
  readonly log: Event[] | undefined;
}

/** How many slots of a part are damaged, in one location or in all. MEC-24: those of a lost location are gone with it. */
export function damaged({ sheet, hits, structure }: RecordSheet, part: Part, only?: Location): number {
  let count = 0;
  for (const [location, mask] of hits.entries()) {
    if (mask === 0 || structure[location] === 0 || (only !== undefined && location !== only)) continue;
    for (const [n, slot] of sheet.slots[location]!.entries()) if (slot.part === part && mask & (1 << n)) count++;
  }
  return count;
}

export const isWorking = ({ structure, hits }: RecordSheet, thing: { location: Location; mask: number }): boolean =>
  structure[thing.location]! > 0 && (hits[thing.location]! & thing.mask) === 0;

/** MEC-24: +4 for the shoulder, +1 each for upper and lower arm, to what that arm fires. */
export function shotPenalty({ jointsAlone }: Ruleset, record: RecordSheet, location: Location): number {
  if (!isArm(location)) return 0;
  const shoulder = 4 * damaged(record, 'shoulder', location);
  if (shoulder > 0 && jointsAlone) return shoulder;
  return shoulder + damaged(record, 'upper arm', location) + damaged(record, 'lower arm', location);
}

/** MEC-39: hits on the upper and lower part of a limb, each of which spoils and halves its blows. */
export const limbHits = (record: RecordSheet, limb: Location): number =>
  isLeg(limb)
    ? damaged(record, 'upper leg', limb) + damaged(record, 'lower leg', limb)
    : damaged(record, 'upper arm', limb) + damaged(record, 'lower arm', limb);

/** MEC-39: +2 each for upper and lower part, +1 for hand or foot, to a blow with that limb. */
export const blowPenalty = (record: RecordSheet, limb: Location): number =>
  2 * limbHits(record, limb) + damaged(record, isLeg(limb) ? 'foot' : 'hand', limb);

/** Upper and lower leg and foot, in one leg or in both. */
export const legActuators = (record: RecordSheet, leg?: Location): number =>
  damaged(record, 'upper leg', leg) + damaged(record, 'lower leg', leg) + damaged(record, 'foot', leg);

export const legsLost = ({ structure }: RecordSheet): number =>
  (structure[LL] === 0 ? 1 : 0) + (structure[RL] === 0 ? 1 : 0);

/** MEC-24: slots of a part that are neither damaged nor in a destroyed location. */
function working({ sheet, structure, hits }: RecordSheet, part: Part): number {
  let count = 0;
  for (const [location, slots] of sheet.slots.entries()) {
    if (structure[location] === 0) continue;
    for (const [n, slot] of slots.entries()) if (slot.part === part && !(hits[location]! & (1 << n))) count++;
  }
  return count;
}

/** Those in the engine, and those in slots. */
export const workingSinks = (record: RecordSheet): number => record.sheet.engineSinks + working(record, 'heat sink');

/** Jets that lift: those that no slot holds, and those in slots. */
export const workingJets = (record: RecordSheet): number => record.sheet.unslottedJets + working(record, 'jump jet');
