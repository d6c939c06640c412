import type { Refusal } from '@tactarium/engine';
import { turn } from '@tactarium/engine/grid/hex';
import type { Event } from '../events.ts';
import { inFront } from '../field/arcs.ts';
import type { Known } from '../known.ts';
import type { Mech } from '../mech.ts';
import { no } from '../refusals.ts';
import { chance, isImpossible } from '../resolution/toHit.ts';
import { isArm, isLeg, LOCATIONS, type Location, type LocationName } from '../sheet/locations.ts';
import { mechNamed, type State } from '../state.ts';
import { rangeBetween, swingNumber } from './situation.ts';

const HIGHEST_STEP = 1;

/** MEC-37. */
export function refuseSwing(state: Known, mech: Mech, limb: LocationName, target: Mech): Refusal | undefined {
  const { field } = state;
  const location = LOCATIONS.indexOf(limb);
  const own = refuseLimb(mech, location);
  if (own) return own;
  const range = rangeBetween(state, mech.at, target.at);
  if (range !== 1) return no('physical/not-adjacent', { range });
  const ahead = isLeg(location) ? mech.facing : turn(mech.facing, mech.twist);
  if (!inFront(field, mech.at, ahead, target.at)) return no('attack/wrong-arc');
  const levels = Math.abs(field.level[mech.at]! - field.level[target.at]!);
  if (levels > HIGHEST_STEP) return no('physical/too-high', { levels });
  const { number } = swingNumber(state, mech, location, target);
  return isImpossible(number, state) ? no('attack/impossible', { number }) : undefined;
}

function refuseLimb(mech: Mech, limb: Location): Refusal | undefined {
  if (mech.structure[limb] === 0) return no('physical/limb-destroyed');
  if (mech.prone) return no('physical/prone');
  if (mech.struck & (1 << limb)) return no('physical/limb-used');
  const fired = mech.sheet.weapons.some((mount, n) => mount.location === limb && mech.fired & (1 << n));
  if (fired) return no('physical/weapons-used');
  const kicked = LOCATIONS.some((_, n) => isLeg(n) && mech.struck & (1 << n));
  const punched = LOCATIONS.some((_, n) => isArm(n) && mech.struck & (1 << n));
  return kicked || (punched && isLeg(limb)) ? no('physical/too-many') : undefined;
}

export function swing(state: State, id: string, limb: LocationName, target: string, log: Event[] | undefined): void {
  const mech = mechNamed(state, id)!;
  const location = LOCATIONS.indexOf(limb);
  const { number, lines } = swingNumber(state, mech, location, mechNamed(state, target)!);
  mech.struck |= 1 << location;
  mech.primary ||= target;
  state.current = id;
  state.declared = [...state.declared, { mech: id, with: limb, target, number, lines }];
  log?.push({
    type: 'blow_declared',
    mech: id,
    limb,
    target,
    number,
    lines,
    chance: chance(state.rules, number, state),
  });
}
