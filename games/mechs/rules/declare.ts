import type { Refusal } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { cellOf } from '../field/field.ts';
import type { Known } from '../known.ts';
import { feedOf, isAble, type Mech, NOWHERE, weaponIndex } from '../mech.ts';
import { no } from '../refusals.ts';
import { damaged, isWorking } from '../resolution/record.ts';
import type { Ruleset } from '../resolution/tables.ts';
import { chance, isImpossible, type ToHit } from '../resolution/toHit.ts';
import { isArm, isLeg } from '../sheet/locations.ts';
import type { Mount } from '../sheet/sheet.ts';
import { mechNamed, type State } from '../state.ts';
import type { CommandOf } from '../wire.ts';
import { bearsOn, rangeBetween, shotNumber, sightBetween } from './situation.ts';

/** Why a mech can do nothing at all. */
export function refuseUnable(mech: Mech): Refusal | undefined {
  if (isAble(mech)) return undefined;
  if (mech.destroyed) return no('mech/destroyed');
  return no(mech.shutdown ? 'mech/shut-down' : 'mech/unconscious');
}

/** MEC-19. */
export function refuseTwist(mech: Mech, to: number): Refusal | undefined {
  if (mech.twisted) return no('twist/used');
  if (mech.fired !== 0) return no('twist/after-attack');
  return to === mech.twist ? no('twist/no-change') : undefined;
}

/** MEC-4: own side or dead comes first. */
export function refuseTarget(
  state: Known,
  mech: Mech,
  id: string,
  rest: (target: Mech) => Refusal | undefined,
): Refusal | undefined {
  const target = mechNamed(state, id);
  if (!target || target.at === NOWHERE) return no('mech/unknown');
  if (target.side === mech.side) return no('attack/own-side');
  return target.destroyed ? no('attack/dead-target') : rest(target);
}

/** MEC-10: weapon, range, arc, sight, ammunition, impossible, in this order. */
export function refuseShot(state: Known, mech: Mech, weapon: string, target: Mech): Refusal | undefined {
  const index = weaponIndex(mech, weapon);
  const mount = mech.sheet.weapons[index];
  if (!mount) return no('attack/no-such-weapon');
  if (!isWorking(mech, mount)) return no('attack/weapon-destroyed');
  if (mech.fired & (1 << index)) return no('attack/weapon-used');
  if (damaged(mech, 'sensors') > 1) return no('attack/no-sensors');
  const [range, reach] = [rangeBetween(state, mech.at, target.at), state.rules.reach(mount.weapon)];
  if (range > reach) return no('attack/out-of-range', { range, reach });
  if (!bearsOn(state, mech, mount, target) || liesOn(state.rules, mech, mount)) return no('attack/wrong-arc');
  const { clear, blockedBy } = sightBetween(state, mech, target);
  if (!clear) return no('attack/no-sight', { at: cellOf(state.field, blockedBy!.at), by: blockedBy!.by });
  if (feedOf(mech, mount) === undefined) return no('attack/no-ammo');
  const { number } = shotNumber(state, mech, mount, target);
  return isImpossible(number, state) ? no('attack/impossible', { number }) : undefined;
}

/** MEC-38: whether a mech on the ground lies on the weapon, or props itself up with that arm. */
export function liesOn({ proneAttacker }: Ruleset, mech: Mech, { location }: Mount): boolean {
  if (!mech.prone || proneAttacker === 0) return false;
  if (!isArm(location)) return isLeg(location);
  return mech.sheet.weapons.some(
    (other, n) => mech.fired & (1 << n) && isArm(other.location) && other.location !== location,
  );
}

/** Whether the shot may be declared, whoever’s turn it is: how hints and scenarios ask. */
export const refuseAttack = (state: Known, mech: Mech, weapon: string, target: string): Refusal | undefined =>
  refuseUnable(mech) ?? refuseTarget(state, mech, target, (other) => refuseShot(state, mech, weapon, other));

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
export function spendShot(mech: Mech, weapon: string): number {
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
  state.declared = [...state.declared, { mech: mech.id, by: 'weapon', with: weapon, target, number, lines }];
  return { number, lines };
}
