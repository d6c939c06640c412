import { fullDamage } from '../content/weapons.ts';
import {
  CT,
  HD,
  INWARD,
  isLeg,
  LA,
  LOCATIONS,
  type Location,
  LT,
  PLATES,
  plateOf,
  RA,
  RT,
} from '../sheet/locations.ts';
import { criticalResult, openSlots } from './critical.ts';
import type { Place } from './location.ts';
import { destroyMech, killPilot, wound } from './pilot.ts';
import { type Blow, damaged } from './record.ts';

const EXPLOSION_WOUNDS = 2;
const ENGINE_LIMIT = 3;

/** One group of damage on one place: wound, damage, criticals, in that order. */
export function strike(blow: Blow, { location, rear, critical }: Place, damage: number): void {
  const { record } = blow;
  if (location === HD) wound(blow, 1, 'head');
  absorb(blow, location, damage, rear ? 'rear' : 'front');
  if (critical && !record.destroyed) checkCritical(blow, location);
}

/** MEC-20 to MEC-22: through armor, or past it for what explodes inside, and inward as long as something is left. */
function absorb(blow: Blow, location: Location, damage: number, through: 'front' | 'rear' | 'inside'): void {
  const { record, toll, log } = blow;
  const { armor, structure } = record;
  toll.damage += damage;
  let left = damage;
  for (let at: Location | undefined = location; at !== undefined && left > 0; at = INWARD[at]) {
    if (structure[at] === 0) continue;
    const plate = plateOf(at, through === 'rear');
    const stopped = through === 'inside' ? 0 : Math.min(left, armor[plate]!);
    const torn = Math.min(left - stopped, structure[at]!);
    armor[plate]! -= stopped;
    structure[at]! -= torn;
    left -= stopped + torn;
    log?.push({
      type: 'damaged',
      mech: record.id,
      location: LOCATIONS[at]!,
      plate: PLATES[plate]!,
      damage: stopped + torn,
      armor: armor[plate]!,
      structure: structure[at]!,
    });
    if (structure[at]! > 0) {
      if (torn > 0) checkCritical(blow, at);
      return;
    }
    loseLocation(blow, at, 'damage');
    if (record.destroyed) return;
  }
}

/** MEC-22, MEC-24: a side torso takes its arm with it; armor is gone, ammunition is lost without exploding. */
function loseLocation(blow: Blow, location: Location, how: 'damage' | 'with_torso' | 'blown_off'): void {
  const { record, toll, log } = blow;
  record.structure[location] = 0;
  record.armor[location] = 0;
  record.armor[plateOf(location, true)] = 0;
  for (const [index, bin] of record.sheet.bins.entries()) if (bin.location === location) record.ammo[index] = 0;
  log?.push({ type: 'location_destroyed', mech: record.id, location: LOCATIONS[location]!, how });
  if (isLeg(location)) toll.legs++;
  const arm = location === LT ? LA : location === RT ? RA : undefined;
  if (arm !== undefined && record.structure[arm]! > 0) loseLocation(blow, arm, 'with_torso');
  if (location === HD || location === CT) destroyMech(blow, 'location');
}

/** MEC-23. */
export function checkCritical(blow: Blow, location: Location): void {
  const { record, dice, log } = blow;
  if (record.destroyed) return;
  const roll = dice.roll('table', 'critical', 2, 6);
  const result = criticalResult(location, roll);
  const criticals = result.is === 'slots' ? result.criticals : 1;
  log?.push({ type: 'critical_checked', mech: record.id, location: LOCATIONS[location]!, roll, criticals });
  if (result.is === 'pilot_killed') return killPilot(blow);
  if (result.is === 'blown_off') return loseLocation(blow, location, 'blown_off');
  for (let n = 0; n < criticals && !record.destroyed; n++) hitSlot(blow, location);
}

function hitSlot(blow: Blow, location: Location): void {
  const { record, dice, log } = blow;
  for (let at: Location | undefined = location; at !== undefined; at = INWARD[at]) {
    const open = openSlots(record, at);
    if (open.length === 0) continue;
    const slot = open[dice.roll('table', 'slot', 1, open.length) - 1]!;
    return damageSlot(blow, at, slot);
  }
  log?.push({ type: 'critical_lost', mech: record.id, location: LOCATIONS[location]! });
}

/** MEC-24: marks the slot, and does what happens at once. What lasts is read from the marks. */
function damageSlot(blow: Blow, location: Location, slot: number): void {
  const { record, toll, log } = blow;
  const { sheet, hits } = record;
  const { part, name, index } = sheet.slots[location]![slot]!;
  const before = hits[location]!;
  hits[location] = before | (1 << slot);
  log?.push({ type: 'slot_hit', mech: record.id, location: LOCATIONS[location]!, slot, name });
  switch (part) {
    case 'weapon': {
      const { weapon, mask } = sheet.weapons[index]!;
      if (weapon.explodes && (before & mask) === 0) explode(blow, location, name, weapon.explodes);
      return;
    }
    case 'ammunition':
      return explodeBin(blow, index);
    case 'engine':
      if (damaged(record, 'engine') >= ENGINE_LIMIT) destroyMech(blow, 'engine');
      return;
    case 'gyro':
      toll.balance.push(damaged(record, 'gyro') > 1 ? 'gyro_lost' : 'gyro');
      return;
    case 'hip':
      toll.balance.push('hip');
      return;
    case 'upper leg':
    case 'lower leg':
    case 'foot':
      toll.actuators++;
      return;
    case 'cockpit':
      return killPilot(blow);
    default:
      return;
  }
}

/** MEC-24: shots left × full damage of a shot. An empty bin, and what is inert, is only lost. */
export function explodeBin(blow: Blow, index: number): void {
  const { record } = blow;
  const { id, weapon, location } = record.sheet.bins[index]!;
  const damage = weapon.inert ? 0 : record.ammo[index]! * fullDamage(weapon);
  record.ammo[index] = 0;
  if (damage > 0) explode(blow, location, `${weapon.name} ammunition`, damage, id);
}

function explode(blow: Blow, location: Location, name: string, damage: number, bin?: string): void {
  const { record, log } = blow;
  const which = bin === undefined ? {} : { bin };
  log?.push({ type: 'exploded', mech: record.id, location: LOCATIONS[location]!, name, damage, ...which });
  wound(blow, EXPLOSION_WOUNDS, 'explosion');
  absorb(blow, location, damage, 'inside');
}
