import { fullDamage } from '../content/weapons.ts';
import type { Event } from '../events.ts';
import { WATER } from '../field/field.ts';
import { heatRecorded, type Mech } from '../mech.ts';
import { explodeBin } from '../resolution/damage.ts';
import { wound } from '../resolution/pilot.ts';
import { rollPiloting } from '../resolution/piloting.ts';
import { type Blow, damaged, isWorking, workingSinks } from '../resolution/record.ts';
import type { State } from '../state.ts';
import { newTolls, settleAll } from './resolve.ts';

const SINKS_IN_WATER = 2;
const SHUTDOWN_FROM = 14;
const SHUTDOWN_SURELY = 30;

/** From this heat ammunition explodes unless 2d6 reach the number. */
const COOK_OFF: readonly (readonly [heat: number, number: number])[] = [
  [28, 8],
  [23, 6],
  [19, 4],
];

/** From this heat a pilot without life support is wounded so often. */
const HEAT_WOUNDS: readonly (readonly [heat: number, wounds: number])[] = [
  [25, 2],
  [15, 1],
];

/** MEC-30: mech by mech; the falls and rolls to stay awake of the phase come last. */
export function settleHeat(state: State, log: Event[] | undefined): void {
  const tolls = newTolls(state, log);
  for (const [mech, blow] of tolls) {
    if (mech.destroyed) continue;
    changeHeat(state, mech, log);
    maybeShutDown(state, mech, blow);
    if (!mech.destroyed) maybeCookOff(mech, blow);
    if (!mech.destroyed) suffocate(mech, blow);
  }
  settleAll(state, tolls);
}

/** Heat sunk in one heat phase. */
export const sinking = ({ field }: Pick<State, 'field'>, mech: Mech): number =>
  workingSinks(mech) + (field.terrain[mech.at] === WATER ? SINKS_IN_WATER : 0);

function changeHeat(state: State, mech: Mech, log: Event[] | undefined): void {
  const gained = heatRecorded(mech);
  const sunk = Math.min(sinking(state, mech), mech.heat + gained);
  mech.heat += gained - sunk;
  log?.push({ type: 'heat_settled', mech: mech.id, gained, sunk, heat: mech.heat });
}

/** What must be rolled to stay in operation, or to come back to it; undefined: it need not be rolled for. */
export function shutdownNumber(heat: number): number | 'surely' | undefined {
  if (heat < SHUTDOWN_FROM) return undefined;
  return heat >= SHUTDOWN_SURELY ? 'surely' : 4 + 2 * Math.trunc((heat - SHUTDOWN_FROM) / 4);
}

/** Whether a mech of this heat runs on. */
export function staysUp({ dice }: State, mech: Mech, log: Event[] | undefined): boolean {
  const number = shutdownNumber(mech.heat);
  if (number === undefined || number === 'surely') return number === undefined;
  const roll = dice.roll('table', 'shutdown', 2, 6);
  log?.push({ type: 'shutdown_rolled', mech: mech.id, number, roll });
  return roll >= number;
}

function maybeShutDown(state: State, mech: Mech, blow: Blow): void {
  if (mech.shutdown || staysUp(state, mech, blow.log)) return;
  mech.shutdown = true;
  mech.shutdownIn = state.turn;
  blow.log?.push({ type: 'shut_down', mech: mech.id });
  if (!mech.prone) rollPiloting(blow, 'shutdown');
}

/** The bin that would do the most damage; the first of equals. */
export function worstBin(mech: Mech): number | undefined {
  let worst: number | undefined;
  let most = 0;
  for (const [index, bin] of mech.sheet.bins.entries()) {
    const damage = bin.weapon.inert || !isWorking(mech, bin) ? 0 : mech.ammo[index]! * fullDamage(bin.weapon);
    if (damage > most) [worst, most] = [index, damage];
  }
  return worst;
}

/** What must be rolled against ammunition exploding; undefined: it need not be rolled for. */
export const cookOffNumber = (heat: number): number | undefined => COOK_OFF.find(([from]) => heat >= from)?.[1];

function maybeCookOff(mech: Mech, blow: Blow): void {
  const number = cookOffNumber(mech.heat);
  const bin = number === undefined ? undefined : worstBin(mech);
  if (number === undefined || bin === undefined) return;
  const roll = blow.dice.roll('table', 'cook-off', 2, 6);
  blow.log?.push({ type: 'cook_off_rolled', mech: mech.id, number, roll });
  if (roll < number) explodeBin(blow, bin);
}

/** Wounds of a pilot without life support. */
export const heatWounds = (heat: number): number => HEAT_WOUNDS.find(([from]) => heat >= from)?.[1] ?? 0;

/** MEC-24: without life support the cockpit gets as hot as the mech. */
function suffocate(mech: Mech, blow: Blow): void {
  const wounds = heatWounds(mech.heat);
  if (wounds > 0 && damaged(mech, 'life support') > 0) wound(blow, wounds, 'heat');
}
