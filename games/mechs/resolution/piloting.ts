import { LOCATIONS } from '../sheet/locations.ts';
import { groupsOf } from './cluster.ts';
import { strike } from './damage.ts';
import { placeOf } from './location.ts';
import { rollConsciousness, wound } from './pilot.ts';
import { type Blow, type Cause, damaged, legActuators, type RecordSheet } from './record.ts';
import type { Ruleset } from './tables.ts';

/** MEC-31: damage in a phase from which a mech must roll. */
const HEAVY_DAMAGE = 20;
const FALL_GROUP = 5;

const CAUSE_ADDS: Readonly<Record<Cause, number>> = {
  damage: 0,
  leg: 5,
  gyro: 0,
  hip: 0,
  kick: 0,
  shutdown: 3,
  stand: 0,
};

/** What a piloting roll must reach: the skill, what damaged slots add for good, and what its cause adds. */
export const pilotingNumber = (record: RecordSheet, cause: Cause): number =>
  record.piloting +
  (damaged(record, 'gyro') > 0 ? 3 : 0) +
  2 * damaged(record, 'hip') +
  legActuators(record) +
  CAUSE_ADDS[cause];

/** One roll; whoever fails it falls. Tells whether the mech kept its feet. */
export function rollPiloting(blow: Blow, cause: Cause): boolean {
  const number = pilotingNumber(blow.record, cause);
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
export function settle(blow: Blow, rules: Ruleset): void {
  const { record, toll } = blow;
  if (toll.damage >= HEAVY_DAMAGE) attempt(blow, 'damage');
  for (let n = 0; n < toll.legs; n++) attempt(blow, 'leg');
  for (const hit of toll.balance) {
    if (hit !== 'gyro_lost') attempt(blow, hit);
    else if (!record.prone && !record.destroyed) fall(blow, 'gyro', pilotingNumber(record, 'gyro'));
  }
  for (let n = 0; n < toll.kicks; n++) attempt(blow, 'kick');
  settleWounds(blow, rules);
}

const attempt = (blow: Blow, cause: Cause): void => {
  if (!blow.record.prone && !blow.record.destroyed) rollPiloting(blow, cause);
};

/** MEC-26: a roll for each cause of wounds, with the total that it led to. */
export function settleWounds(blow: Blow, rules: Ruleset): void {
  const { toll } = blow;
  for (const total of toll.wounds) rollConsciousness(blow, rules, total);
  toll.wounds.length = 0;
}
