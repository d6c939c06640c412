import type { Actor, Refusal, Seat } from '@tactarium/engine';
import { type Facing, turn } from '@tactarium/engine/grid/hex';
import { inFront } from './field/arcs.ts';
import { jumpCost } from './field/reach.ts';
import { feedOf, isAble, type Mech, mpFor, NOWHERE, runMp, weaponIndex } from './mech.ts';
import type { PhaseName } from './names.ts';
import { no, type RefusalCode } from './refusals.ts';
import { damaged, isWorking, legsLost } from './resolution/record.ts';
import { isImpossible } from './resolution/toHit.ts';
import { isConfirmation, isWaiting } from './rules/flow.ts';
import { indexOfCell, STAND_MP } from './rules/movement.ts';
import { bearsOn, canSee, rangeBetween, shotNumber, swingNumber } from './rules/situation.ts';
import { occupied, walkOf } from './rules/walks.ts';
import { isArm, isLeg, LOCATIONS, type Location, type LocationName } from './sheet/locations.ts';
import { EITHER, mechNamed, type State } from './state.ts';
import type { Command, CommandOf } from './wire.ts';

/** What a refusal depends on: all but the dice. */
export type Known = Omit<State, 'dice'>;

export function refuse(state: Known, actor: Actor, command: Command): Refusal | undefined {
  if (state.phase === 'finished') return no('match/over');
  if (actor === 'arena') return no('match/not-seated');
  const phase = refusePhase(state.phase, command);
  if (phase) return no(phase);
  if (command.type === 'end_phase') {
    return isTurnOf(state, actor) || isConfirmation(state, actor) ? undefined : no('turn/not-yours');
  }
  const mech = mechNamed(state, command.mech);
  if (!mech) return no('mech/unknown');
  if (command.type === 'done' && isConfirmation(state, actor, command.mech)) return undefined;
  const code = refuseMech(state, actor, mech) ?? refuseDeed(state, mech, command);
  return code && no(code);
}

const isTurnOf = ({ active }: Known, seat: Seat): boolean => active === EITHER || active === seat;

function refusePhase(phase: PhaseName, { type }: Command): RefusalCode | undefined {
  switch (type) {
    case 'deploy':
      return phase === 'deployment' ? undefined : 'phase/not-deployment';
    case 'move':
    case 'stand':
      return phase === 'movement' ? undefined : 'phase/not-movement';
    case 'twist':
    case 'attack':
      return phase === 'attack' ? undefined : 'phase/not-attack';
    case 'punch':
    case 'kick':
      return phase === 'physical' ? undefined : 'phase/not-physical';
    case 'done':
    case 'end_phase':
      return phase === 'deployment' ? 'phase/deploy-first' : undefined;
  }
}

/** Whether this mech may act at all. */
function refuseMech(state: Known, seat: Seat, mech: Mech): RefusalCode | undefined {
  if (mech.side !== seat) return 'mech/not-yours';
  const unable = refuseUnable(mech);
  if (unable) return unable;
  if (!isTurnOf(state, seat)) return 'turn/not-yours';
  if (!isWaiting(state, mech)) return 'mech/done';
  return state.current !== '' && state.current !== mech.id ? 'turn/another-mech' : undefined;
}

function refuseUnable(mech: Mech): RefusalCode | undefined {
  if (isAble(mech)) return undefined;
  if (mech.destroyed) return 'mech/destroyed';
  return mech.shutdown ? 'mech/shut-down' : 'mech/unconscious';
}

function refuseDeed(
  state: Known,
  mech: Mech,
  command: Exclude<Command, { type: 'end_phase' }>,
): RefusalCode | undefined {
  switch (command.type) {
    case 'deploy':
      return refuseDeploy(state, mech, command);
    case 'move':
      return refuseMove(state, mech, command);
    case 'stand':
      return refuseStand(mech);
    case 'twist':
      return refuseTwist(mech, command.to);
    case 'attack':
      return refuseTarget(state, mech, command.target, (target) => refuseShot(state, mech, command.weapon, target));
    case 'punch':
      return refuseTarget(state, mech, command.target, (target) => refuseSwing(state, mech, command.arm, target));
    case 'kick':
      return refuseTarget(state, mech, command.target, (target) => refuseSwing(state, mech, command.leg, target));
    case 'done':
      return undefined;
  }
}

/** MEC-28: side a in the first two rows, side b in the last two. */
export const ZONE_ROWS = 2;

function refuseDeploy({ field, mechs }: Known, mech: Mech, { at }: CommandOf<'deploy'>): RefusalCode | undefined {
  const index = indexOfCell(field, at);
  if (index === undefined) return 'move/off-map';
  const fromEdge = mech.side === 0 ? at[1] : field.height - 1 - at[1];
  if (fromEdge >= ZONE_ROWS) return 'deploy/outside-zone';
  return mechs.some((other) => other.at === index) ? 'deploy/occupied' : undefined;
}

/** MEC-29. */
function refuseMove(state: Known, mech: Mech, { mode, to, facing }: CommandOf<'move'>): RefusalCode | undefined {
  const index = indexOfCell(state.field, to);
  if (mech.prone) return 'move/prone';
  if (index === undefined) return 'move/off-map';
  const taken = [...occupied(state, mech, 'friends'), ...occupied(state, mech, 'enemies')];
  if (taken.includes(index)) return 'move/occupied';
  if (index === mech.at && (facing === mech.facing || mode === 'jump')) return 'move/no-change';
  const reached =
    mode === 'jump'
      ? jumpCost(state.field, mech.at, index, mpFor(mech, mode), taken) !== undefined
      : walkOf(state, mech, mode).reaches(index, facing as Facing);
  return reached ? undefined : 'move/out-of-reach';
}

/** MEC-31. */
export function refuseStand(mech: Mech): RefusalCode | undefined {
  if (!mech.prone) return 'stand/not-prone';
  if (damaged(mech, 'gyro') > 1) return 'stand/no-gyro';
  if (legsLost(mech) > 1) return 'stand/no-legs';
  return runMp(mech) - mech.spent < STAND_MP ? 'stand/no-mp' : undefined;
}

/** MEC-19. */
export function refuseTwist(mech: Mech, to: number): RefusalCode | undefined {
  if (mech.twisted) return 'twist/used';
  if (mech.fired !== 0) return 'twist/after-attack';
  return to === mech.twist ? 'twist/no-change' : undefined;
}

/** MEC-4: own side or dead comes first. */
function refuseTarget(
  state: Known,
  mech: Mech,
  id: string,
  rest: (target: Mech) => RefusalCode | undefined,
): RefusalCode | undefined {
  const target = mechNamed(state, id);
  if (!target || target.at === NOWHERE) return 'mech/unknown';
  if (target.side === mech.side) return 'attack/own-side';
  return target.destroyed ? 'attack/dead-target' : rest(target);
}

/** MEC-10: weapon, range, arc, sight, ammunition, impossible, in this order. */
export function refuseShot(state: Known, mech: Mech, weapon: string, target: Mech): RefusalCode | undefined {
  const index = weaponIndex(mech, weapon);
  const mount = mech.sheet.weapons[index];
  if (!mount) return 'attack/no-such-weapon';
  if (!isWorking(mech, mount)) return 'attack/weapon-destroyed';
  if (mech.fired & (1 << index)) return 'attack/weapon-used';
  if (damaged(mech, 'sensors') > 1) return 'attack/no-sensors';
  if (rangeBetween(state, mech.at, target.at) > state.rules.reach(mount.weapon)) return 'attack/out-of-range';
  if (!bearsOn(state, mech, mount, target)) return 'attack/wrong-arc';
  if (!canSee(state, mech, target)) return 'attack/no-sight';
  if (feedOf(mech, mount) === undefined) return 'attack/no-ammo';
  return isImpossible(shotNumber(state, mech, mount, target).number, state) ? 'attack/impossible' : undefined;
}

/** Whether the shot may be declared, whoever’s turn it is: how hints and scenarios ask. */
export const refuseAttack = (state: Known, mech: Mech, weapon: string, target: string): RefusalCode | undefined =>
  refuseUnable(mech) ?? refuseTarget(state, mech, target, (other) => refuseShot(state, mech, weapon, other));

const HIGHEST_STEP = 1;

/** MEC-37. */
export function refuseSwing(state: Known, mech: Mech, limb: LocationName, target: Mech): RefusalCode | undefined {
  const { field } = state;
  const location = LOCATIONS.indexOf(limb);
  const own = refuseLimb(mech, location);
  if (own) return own;
  if (rangeBetween(state, mech.at, target.at) !== 1) return 'physical/not-adjacent';
  const ahead = isLeg(location) ? mech.facing : turn(mech.facing, mech.twist);
  if (!inFront(field, mech.at, ahead, target.at)) return 'attack/wrong-arc';
  if (Math.abs(field.level[mech.at]! - field.level[target.at]!) > HIGHEST_STEP) return 'physical/too-high';
  return isImpossible(swingNumber(state, mech, location, target).number, state) ? 'attack/impossible' : undefined;
}

function refuseLimb(mech: Mech, limb: Location): RefusalCode | undefined {
  if (mech.structure[limb] === 0) return 'physical/limb-destroyed';
  if (mech.prone) return 'physical/prone';
  if (mech.struck & (1 << limb)) return 'physical/limb-used';
  const fired = mech.sheet.weapons.some((mount, n) => mount.location === limb && mech.fired & (1 << n));
  if (fired) return 'physical/weapons-used';
  const kicked = LOCATIONS.some((_, n) => isLeg(n) && mech.struck & (1 << n));
  const punched = LOCATIONS.some((_, n) => isArm(n) && mech.struck & (1 << n));
  return kicked || (punched && isLeg(limb)) ? 'physical/too-many' : undefined;
}
