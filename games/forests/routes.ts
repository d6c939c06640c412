import type { Seat } from '@tactarium/engine';
import { tierFor } from './content/tiers.ts';
import { knownOnce, seatOfView } from './known.ts';
import {
  betweenOf,
  CROSSINGS,
  DIRECTION_COUNT,
  indexOf,
  isDiagonal,
  NO_EDGE,
  nextTile,
  OFF_MAP,
  type Tile,
} from './map.ts';
import { isBase, mayEnd } from './reach.ts';
import { seenWall } from './sight.ts';
import type { State } from './state.ts';
import { hpOf, NO_UNIT, seatOf, type Unit } from './units.ts';
import type { View } from './view.ts';
import { hitsOn, stands, type Wall, wallOwner } from './walls.ts';
import type { Command } from './wire.ts';

/**
 * The quickest march of one's own unit from tile to tile as far as its side knows, remembered things included: one
 * command a turn, hits on walls among them. Undefined where there is no way, or no unit of the viewer.
 */
export function routeOf(view: View, from: Tile, to: Tile): readonly Command[] | undefined {
  const [state, seat] = [knownOnce(view), seatOfView(view)];
  const [start, goal] = [indexOf(state.plan, from), indexOf(state.plan, to)];
  if (start === OFF_MAP || goal === OFF_MAP || start === goal) return undefined;
  const unit = state.units[start]!;
  if (unit === NO_UNIT || seatOf(unit) !== seat) return undefined;
  if (!mayEnd(state, seat, unit, goal)) return undefined;
  return search({ state, seat, unit, goal }, start);
}

interface March {
  readonly state: State;
  readonly seat: Seat;
  readonly unit: Unit;
  readonly goal: number;
}

/** One leg: the hits that clear the way, then a move. */
interface Leg {
  readonly from: number;
  readonly to: number;
  readonly edge: number;
  readonly hits: number;
}

/** Dijkstra over tiles by turns: tiles are settled in the order of the turn in which they are reached. */
function search(march: March, start: number): readonly Command[] | undefined {
  const { state, goal } = march;
  const turns = new Int16Array(state.plan.tiles.length).fill(-1);
  const legs: Leg[] = [];
  const settled = new Uint8Array(turns.length);
  const byTurn: number[][] = [[start]];
  turns[start] = 0;
  for (let turn = 0; turn < byTurn.length; turn++) {
    for (const tile of byTurn[turn] ?? []) {
      if (settled[tile] === 1) continue;
      settled[tile] = 1;
      if (tile === goal) return commandsOf(march, legs, start);
      eachLeg(march, tile, (leg) => {
        const arrives = turn + leg.hits + 1;
        if (turns[leg.to] !== -1 && turns[leg.to]! <= arrives) return;
        turns[leg.to] = arrives;
        legs[leg.to] = leg;
        byTurn[arrives] ??= [];
        byTurn[arrives].push(leg.to);
      });
    }
  }
  return undefined;
}

/** Straight lines from a tile. A wall is felled only across its own edge, right where the unit stands. */
function eachLeg(march: March, from: number, visit: (leg: Leg) => void): void {
  const { state, unit, goal } = march;
  const { range, diagonals, wallDamage } = tierFor(hpOf(unit));
  for (let direction = 0; direction < DIRECTION_COUNT; direction += diagonals ? 1 : 2) {
    let [tile, edge, hits] = [from, NO_EDGE, 0];
    for (let steps = 0; steps < range; steps++) {
      const to = nextTile(state.plan, tile, direction);
      if (to === OFF_MAP) break;
      const crossed = wallOn(march, tile, direction);
      if (crossed !== NO_EDGE) {
        const wall = knownWall(march, crossed);
        if (steps > 0 || isDiagonal(direction) || wallOwner(wall) === march.seat) break;
        [edge, hits] = [crossed, hitsOn(wall, wallDamage)];
      }
      if (to === goal || isOpen(march, to)) visit({ from, to, edge, hits });
      if (!isOpen(march, to)) break;
      tile = to;
    }
  }
}

/** The first known wall that a step touches, or NO_EDGE. */
function wallOn(march: March, tile: number, direction: number): number {
  const { crossed } = march.state.plan;
  const start = (tile * DIRECTION_COUNT + direction) * CROSSINGS;
  for (let i = start; i < start + CROSSINGS && crossed[i] !== NO_EDGE; i++) {
    if (stands(knownWall(march, crossed[i]!))) return crossed[i]!;
  }
  return NO_EDGE;
}

/** In sight, or as remembered. */
function knownWall({ state, seat }: March, edge: number): Wall {
  const wall = seenWall(state, seat, edge);
  return stands(wall) ? wall : (state.memory?.[seat]?.walls[edge] ?? wall);
}

/** No base, and no unit that is known of. */
const isOpen = ({ state, seat }: March, tile: number): boolean =>
  !isBase(state.plan, tile) &&
  state.units[tile] === NO_UNIT &&
  (state.memory?.[seat]?.units[tile] ?? NO_UNIT) === NO_UNIT;

function commandsOf({ state: { plan }, goal }: March, legs: readonly Leg[], start: number): readonly Command[] {
  const commands: Command[] = [];
  for (let tile = goal; tile !== start; ) {
    const { from, to, edge, hits } = legs[tile]!;
    commands.push({ type: 'act', from: plan.tiles[from]!, to: plan.tiles[to]! });
    for (let hit = 0; hit < hits; hit++) {
      commands.push({ type: 'hit_wall', from: plan.tiles[from]!, between: betweenOf(plan, edge) });
    }
    tile = from;
  }
  return commands.reverse();
}
