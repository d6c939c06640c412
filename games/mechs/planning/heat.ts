import { knownState } from '../known.ts';
import { ENGINE_HEAT, heatRecorded, type Mech, movementHeat, walkMp, weaponIndex } from '../mech.ts';
import { damaged } from '../resolution/record.ts';
import type { Moved } from '../resolution/tables.ts';
import { heatAim, waysBelow } from '../resolution/toHit.ts';
import { cookOffNumber, heatWounds, shutdownNumber, sinking, worstBin } from '../rules/heat.ts';
import { mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';

/** What would heat the mech besides what it has recorded already. */
export interface MoreHeat {
  /** In place of the movement that it has made. */
  readonly move?: { readonly moved: Moved; readonly hexes: number };
  /** Weapons by id. */
  readonly weapons?: readonly string[];
}

/** MEC-30: the heat phase to come. */
export interface HeatForecast {
  readonly now: number;
  readonly movement: number;
  readonly weapons: number;
  readonly engine: number;
  /** All that it can sink, water included. */
  readonly sinks: number;
  readonly after: number;
  /** In the next turn: what the heat adds to its shots, and the walking MP it leaves. */
  readonly aim: number;
  readonly walk: number;
  /** The roll to stay in operation, and in how many of 36 it fails; without a number no roll helps. */
  readonly shutdown?: { readonly number?: number; readonly ways: number };
  /** The roll against its ammunition exploding, and in how many of 36 it fails. */
  readonly cookOff?: { readonly number: number; readonly ways: number };
  /** Wounds for want of life support. */
  readonly wounds: number;
}

export function heatForecast(view: View, id: string, more: MoreHeat = {}): HeatForecast | undefined {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  return mech && forecast(state, mech, more);
}

/** The same inside the rules. */
export function forecast(state: State, mech: Mech, { move, weapons = [] }: MoreHeat): HeatForecast {
  const hot: Mech = { ...mech, ...move };
  for (const weapon of weapons) {
    const index = weaponIndex(mech, weapon);
    if (index >= 0) hot.fired |= 1 << index;
  }
  const gained = heatRecorded(hot);
  const movement = movementHeat(hot);
  const engine = ENGINE_HEAT * damaged(mech, 'engine');
  const sinks = sinking(state, mech);
  const after = Math.max(0, mech.heat + gained - sinks);
  hot.heat = after;
  const number = mech.shutdown ? undefined : shutdownNumber(after);
  const cooking = worstBin(mech) === undefined ? undefined : cookOffNumber(after);
  return {
    now: mech.heat,
    movement,
    weapons: gained - movement - engine,
    engine,
    sinks,
    after,
    aim: heatAim(state.rules, after),
    walk: walkMp(state.rules, hot),
    ...(number !== undefined && {
      shutdown: number === 'surely' ? { ways: 36 } : { number, ways: waysBelow(number) },
    }),
    ...(cooking !== undefined && { cookOff: { number: cooking, ways: waysBelow(cooking) } }),
    wounds: damaged(mech, 'life support') > 0 ? heatWounds(after) : 0,
  };
}
