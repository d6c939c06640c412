import type { Seat } from '@tactarium/engine';
import { tierOf, tiers } from '../content/tiers.ts';
import { knownState, seatOfView } from '../known.ts';
import { other } from '../seats.ts';
import type { State } from '../state.ts';
import { hpOf, NO_UNIT, seatOf, type Unit } from '../units.ts';
import type { View } from '../view.ts';

export interface Standing {
  readonly tile: number;
  readonly unit: Unit;
  readonly hp: number;
}

/** What a bot looks at: the map as far as it is known, with what is remembered of the enemy. */
export interface Scene {
  readonly view: View;
  readonly state: State;
  readonly seat: Seat;
  readonly enemy: Seat;
  /** In the order of their tiles. */
  readonly own: readonly Standing[];
  readonly enemies: readonly Standing[];
  /** By forest, as last seen. */
  readonly owners: Int8Array;
}

export function sceneOf(view: View): Scene {
  const state = knownState(view);
  const seat = seatOfView(view);
  const memory = state.memory?.[seat];
  const own: Standing[] = [];
  const enemies: Standing[] = [];
  for (let tile = 0; tile < state.units.length; tile++) {
    const unit = state.units[tile] !== NO_UNIT ? state.units[tile]! : (memory?.units[tile] ?? NO_UNIT);
    if (unit === NO_UNIT) continue;
    (seatOf(unit) === seat ? own : enemies).push({ tile, unit, hp: hpOf(unit) });
  }
  const owners = state.owners.slice();
  if (memory) {
    for (const [forest, tile] of state.forests.entries()) {
      if (memory.sight[tile] === 0) owners[forest] = memory.owners[forest]!;
    }
  }
  return { view, state, seat, enemy: other(seat), own, enemies, owners };
}

/** Turns that a unit of this size takes from tile to tile if nothing is in its way. */
export function turnsBetween({ plan }: State, from: number, to: number, hp: number): number {
  const { range, diagonals } = tiers[tierOf(hp) - 1]!;
  const [fromX, fromY] = plan.tiles[from]!;
  const [toX, toY] = plan.tiles[to]!;
  const [columns, rows] = [Math.abs(fromX - toX), Math.abs(fromY - toY)];
  return Math.ceil((diagonals ? Math.max(columns, rows) : columns + rows) / range);
}
