import type { Refusal } from '@tactarium/engine';
import { turn } from '@tactarium/engine/grid/hex';
import type { Event } from '../events.ts';
import { inFront } from '../field/arcs.ts';
import type { Known } from '../known.ts';
import type { Mech } from '../mech.ts';
import { no } from '../refusals.ts';
import type { BlowTable } from '../resolution/attack.ts';
import { damaged, legsLost, limbHits } from '../resolution/record.ts';
import { chance, isImpossible } from '../resolution/toHit.ts';
import { isArm, isLeg, LOCATIONS, type Location, type LocationName } from '../sheet/locations.ts';
import { mechNamed, type State } from '../state.ts';
import { refuseTarget, refuseUnable } from './declare.ts';
import { type Ground, rangeBetween, swingNumber } from './situation.ts';

/** MEC-37: a tenth of the weight, rounded up; MEC-39: halved for each part of the arm that is hit. */
const punchDamage = (mech: Mech, arm: Location): number =>
  Math.trunc((mech.sheet.tons + 9) / 10) >> limbHits(mech, arm);

/** MEC-37: a fifth of the weight, rounded down. */
const kickDamage = (mech: Mech, leg: Location): number => Math.trunc(mech.sheet.tons / 5) >> limbHits(mech, leg);

export const blowDamage = (mech: Mech, limb: Location): number =>
  isLeg(limb) ? kickDamage(mech, limb) : punchDamage(mech, limb);

/** MEC-40: the table on which a blow lands, by how much higher the target stands; undefined where it is out of reach. */
export function blowTable(
  { field }: Pick<Ground, 'field'>,
  mech: Mech,
  kicks: boolean,
  target: Mech,
): BlowTable | undefined {
  const higher = field.level[target.at]! - field.level[mech.at]!;
  if (kicks) {
    if (higher === -1) return 'punch';
    return higher === 0 ? (target.prone ? 'location' : 'kick') : undefined;
  }
  if (higher === 1) return 'kick';
  return higher === 0 && !target.prone ? 'punch' : undefined;
}

/** MEC-37 to MEC-40. */
export function refuseSwing(state: Known, mech: Mech, limb: LocationName, target: Mech): Refusal | undefined {
  const { field } = state;
  const location = LOCATIONS.indexOf(limb);
  const own = refuseLimb(mech, location);
  if (own) return own;
  const range = rangeBetween(state, mech.at, target.at);
  if (range !== 1) return no('physical/not-adjacent', { range });
  const ahead = isLeg(location) ? mech.facing : turn(mech.facing, mech.twist);
  if (!inFront(field, mech.at, ahead, target.at)) return no('attack/wrong-arc');
  if (blowTable(state, mech, isLeg(location), target) === undefined) {
    return no('physical/out-of-reach', { levels: field.level[target.at]! - field.level[mech.at]! });
  }
  const { number } = swingNumber(state, mech, location, target);
  return isImpossible(number, state) ? no('attack/impossible', { number }) : undefined;
}

/** Whether the blow may be declared, whoever’s turn it is: how hints and scenarios ask. */
export const refuseBlow = (state: Known, mech: Mech, limb: LocationName, target: string): Refusal | undefined =>
  refuseUnable(mech) ?? refuseTarget(state, mech, target, (other) => refuseSwing(state, mech, limb, other));

function refuseLimb(mech: Mech, limb: Location): Refusal | undefined {
  if (mech.structure[limb] === 0 || isCrippled(mech, limb)) return no('physical/limb-destroyed');
  if (mech.prone) return no('physical/prone');
  if (mech.struck & (1 << limb)) return no('physical/limb-used');
  const fired = mech.sheet.weapons.some((mount, n) => mount.location === limb && mech.fired & (1 << n));
  if (fired) return no('physical/weapons-used');
  const kicked = LOCATIONS.some((_, n) => isLeg(n) && mech.struck & (1 << n));
  const punched = LOCATIONS.some((_, n) => isArm(n) && mech.struck & (1 << n));
  return kicked || (punched && isLeg(limb)) ? no('physical/too-many') : undefined;
}

/** MEC-39: no punch with a damaged shoulder; no kick with a damaged hip in either leg, or on one leg. */
const isCrippled = (mech: Mech, limb: Location): boolean =>
  isLeg(limb) ? damaged(mech, 'hip') > 0 || legsLost(mech) > 0 : damaged(mech, 'shoulder', limb) > 0;

/** MEC-37: declared like a shot; MEC-14: the damage is that of now. */
export function swing(state: State, id: string, limb: LocationName, target: string, log: Event[] | undefined): void {
  const mech = mechNamed(state, id)!;
  const location = LOCATIONS.indexOf(limb);
  const { number, lines } = swingNumber(state, mech, location, mechNamed(state, target)!);
  const by = isLeg(location) ? 'kick' : 'punch';
  const damage = blowDamage(mech, location);
  mech.struck |= 1 << location;
  mech.primary ||= target;
  state.current = id;
  state.declared = [...state.declared, { mech: id, by, with: limb, damage, target, number, lines }];
  log?.push({
    type: 'blow_declared',
    mech: id,
    by,
    limb,
    damage,
    target,
    number,
    lines,
    chance: chance(state.rules, number, state),
  });
}
