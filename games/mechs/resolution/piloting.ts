import { LOCATIONS } from '../sheet/locations.ts';
import { groupsOf } from './cluster.ts';
import { strike } from './damage.ts';
import { placeOf } from './location.ts';
import { rollConsciousness, wound } from './pilot.ts';
import { type Blow, type Cause, damaged, legActuators, legsLost, type RecordSheet } from './record.ts';
import type { Ruleset } from './tables.ts';
import { sumLines } from './toHit.ts';

/** MEC-31: damage in a phase from which a mech must roll. */
const HEAVY_DAMAGE = 20;
const FALL_GROUP = 5;

const LOST_LEG = 5;
const SHUTDOWN = 3;
const GYRO = 3;

export const PILOTING_LINES = ['base', 'gyro', 'hips', 'actuators', 'lost_leg', 'shutdown'] as const;
export type PilotingLine = (typeof PILOTING_LINES)[number];

/** What a piloting roll must reach, line by line; lines of 0 are left out. */
export interface Piloting {
  readonly number: number;
  readonly lines: { readonly [line in PilotingLine]?: number };
}

/** The skill, what damaged slots add for good, and what the cause adds. MEC-41: a lost leg may add to every roll. */
export function pilotingOf({ moreRolls }: Ruleset, record: RecordSheet, cause: Cause): Piloting {
  return sumLines(PILOTING_LINES, {
    base: record.piloting,
    gyro: damaged(record, 'gyro') > 0 ? GYRO : 0,
    hips: 2 * damaged(record, 'hip'),
    actuators: legActuators(record),
    lost_leg: moreRolls ? LOST_LEG * legsLost(record) : cause === 'leg' ? LOST_LEG : 0,
    shutdown: cause === 'shutdown' ? SHUTDOWN : 0,
  });
}

/** One roll; whoever fails it falls. Tells whether the mech kept its feet. */
export function rollPiloting(blow: Blow, cause: Cause): boolean {
  const { number } = pilotingOf(blow.rules, blow.record, cause);
  if (roll(blow, cause, number)) return true;
  fall(blow, cause, number);
  return false;
}

function roll({ record, dice, log }: Blow, cause: Cause, number: number): boolean {
  const result = dice.roll('table', 'piloting', 2, 6);
  const kept = result >= number;
  log?.push({ type: 'piloting_rolled', mech: record.id, cause, number, roll: result, kept });
  return kept;
}

/** MEC-31: the damage in groups on the front column, then a second roll that saves the pilot a wound. */
function fall(blow: Blow, cause: Cause, number: number): void {
  const { record, dice, log } = blow;
  record.prone = true;
  log?.push({ type: 'fell', mech: record.id });
  for (const damage of groupsOf(Math.trunc((record.sheet.tons + 9) / 10), FALL_GROUP)) {
    if (record.destroyed) return;
    const rolled = dice.roll('table', 'location', 2, 6);
    const place = placeOf('front', rolled);
    const location = LOCATIONS[place.location]!;
    log?.push({ type: 'location_rolled', mech: record.id, column: 'front', roll: rolled, location });
    strike(blow, place, damage);
  }
  if (!record.destroyed && !roll(blow, cause, number)) wound(blow, 1, 'fall');
}

/**
 * MEC-14, MEC-31: what a phase leaves behind, after its last attack: the rolls to stay on one's feet, one a cause, until
 * the first fall; then the rolls to stay awake. A mech that lies already cannot fall.
 */
export function settle(blow: Blow): void {
  const { record, rules, toll } = blow;
  if (toll.damage >= HEAVY_DAMAGE) attempt(blow, 'damage');
  for (let n = 0; n < toll.legs; n++) attempt(blow, 'leg');
  for (const hit of toll.balance) {
    if (hit !== 'gyro_lost') attempt(blow, hit);
    else if (!record.prone && !record.destroyed) fall(blow, 'gyro', pilotingOf(rules, record, 'gyro').number);
  }
  for (let n = 0; n < toll.missedKicks; n++) attempt(blow, 'kick');
  if (rules.moreRolls) {
    for (let n = 0; n < toll.kicked; n++) attempt(blow, 'kicked');
    for (let n = 0; n < toll.actuators; n++) attempt(blow, 'actuator');
  }
  settleWounds(blow);
}

const attempt = (blow: Blow, cause: Cause): void => {
  if (!blow.record.prone && !blow.record.destroyed) rollPiloting(blow, cause);
};

/** MEC-26: a roll for each cause of wounds, with the total that it led to. */
function settleWounds(blow: Blow): void {
  const { toll } = blow;
  for (const total of toll.wounds) rollConsciousness(blow, total);
  toll.wounds.length = 0;
}
