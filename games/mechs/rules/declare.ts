import type { Event } from '../events.ts';
import { feedOf, type Mech, weaponIndex } from '../mech.ts';
import { chance, type ToHit } from '../resolution/toHit.ts';
import { LOCATIONS, type LocationName } from '../sheet/locations.ts';
import { mechNamed, type State } from '../state.ts';
import type { CommandOf } from '../wire.ts';
import { shotNumber, swingNumber } from './situation.ts';

/** MEC-19. */
export function twist(state: State, { mech: id, to }: CommandOf<'twist'>, log: Event[] | undefined): void {
  const mech = mechNamed(state, id)!;
  mech.twist = to;
  mech.twisted = true;
  state.current = id;
  log?.push({ type: 'twisted', mech: id, to });
}

/** MEC-1: ammunition is spent and heat recorded now; the number is that of now, whatever happens until it is resolved. */
export function attack(state: State, command: CommandOf<'attack'>, log: Event[] | undefined): void {
  const { mech: id, weapon, target } = command;
  const mech = mechNamed(state, id)!;
  const bin = spendShot(mech, weapon);
  const declared = declareShot(state, mech, weapon, target);
  if (!log) return;
  const { number, lines } = declared;
  log.push({
    type: 'attack_declared',
    mech: id,
    weapon,
    target,
    number,
    lines,
    chance: chance(state.rules, number, state),
    heat: mech.sheet.weapons[weaponIndex(mech, weapon)]!.weapon.heat,
    ...(bin >= 0 && { bin: mech.sheet.bins[bin]!.id, shots: mech.ammo[bin]! }),
  });
}

/** The bin that the shot came from; -1 where it needs none. */
function spendShot(mech: Mech, weapon: string): number {
  const bin = feedOf(mech, mech.sheet.weapons[weaponIndex(mech, weapon)]!)!;
  if (bin >= 0) mech.ammo[bin]!--;
  return bin;
}

/** Records the shot: also for positions in which it was declared already, and its ammunition spent. */
export function declareShot(state: State, mech: Mech, weapon: string, target: string): ToHit {
  const index = weaponIndex(mech, weapon);
  const { number, lines } = shotNumber(state, mech, mech.sheet.weapons[index]!, mechNamed(state, target)!);
  mech.fired |= 1 << index;
  mech.primary ||= target;
  state.current = mech.id;
  state.declared = [...state.declared, { mech: mech.id, with: weapon, target, number, lines }];
  return { number, lines };
}

/** MEC-37. */
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
