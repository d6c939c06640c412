import type { Seat } from '@tactarium/engine';
import { firstTile, type Plan, secondTile } from './map.ts';
import type { State } from './state.ts';
import { NO_UNIT, type Unit } from './units.ts';
import { NO_WALL, stands, type Wall, wallOwner } from './walls.ts';

/** FOR-27: what one side sees, and what it remembers of the rest. */
export interface Memory {
  /** By tile: how many of its units and bases see it. Follows from where they stand, so it is never written down. */
  readonly sight: Uint8Array;
  /** By tile out of sight: the round in which it was last seen, 0 for never. */
  readonly lastSeen: Int16Array;
  /** By tile out of sight: the unit last seen there. */
  readonly units: Int32Array;
  /** By edge out of sight: what was last seen there. */
  readonly walls: Int32Array;
  /** By forest out of sight: its owner as last seen. */
  readonly owners: Int8Array;
}

export function newMemory(plan: Plan, forests: number, seat: Seat): Memory {
  const tiles = plan.tiles.length;
  const memory: Memory = {
    sight: new Uint8Array(tiles),
    lastSeen: new Int16Array(tiles),
    units: new Int32Array(tiles),
    walls: new Int32Array(tiles * 2),
    owners: new Int8Array(forests).fill(-1),
  };
  addSight(memory, plan.watched[seat]!, 1);
  return memory;
}

export function addSight({ sight }: Memory, tiles: readonly number[], by: 1 | -1): void {
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    sight[tile] = sight[tile]! + by;
  }
}

export const sees = ({ memory }: Pick<State, 'memory'>, seat: Seat, tile: number): boolean =>
  memory === undefined || memory[seat]!.sight[tile]! > 0;

/** An edge is seen with either of its tiles; one's own walls always. */
export function seesEdge(state: Pick<State, 'memory' | 'plan' | 'walls'>, seat: Seat, edge: number): boolean {
  const { memory, plan, walls } = state;
  if (memory === undefined) return true;
  const { sight } = memory[seat]!;
  if (sight[firstTile(edge)]! > 0 || sight[secondTile(plan, edge)]! > 0) return true;
  return stands(walls[edge]!) && wallOwner(walls[edge]!) === seat;
}

/** The unit on a tile as far as this seat can see: what is unseen counts as empty. */
export const seenUnit = (state: Pick<State, 'memory' | 'units'>, seat: Seat, tile: number): Unit =>
  sees(state, seat, tile) ? state.units[tile]! : NO_UNIT;

/** The wall on an edge as far as this seat can see. */
export const seenWall = (state: Pick<State, 'memory' | 'plan' | 'walls'>, seat: Seat, edge: number): Wall =>
  state.walls[edge] !== NO_WALL && seesEdge(state, seat, edge) ? state.walls[edge]! : NO_WALL;
