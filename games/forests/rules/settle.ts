import type { Seat } from '@tactarium/engine';
import { type Deed, saw } from '../deed.ts';
import type { Event } from '../events.ts';
import { betweenOf, firstTile, secondTile } from '../map.ts';
import { SEATS } from '../seats.ts';
import { seesEdge } from '../sight.ts';
import type { State } from '../state.ts';
import { NO_UNIT } from '../units.ts';
import { ownerName, unitView, wallView } from '../view.ts';
import { freeFrom, NO_WALL, stands } from '../walls.ts';

/** FOR-27: a tile out of a side's sight stays in its memory as it is now. */
export function remember({ memory, units, forestAt, owners, round }: State, seat: Seat, tile: number): void {
  if (!memory) return;
  const known = memory[seat]!;
  known.lastSeen[tile] = round;
  known.units[tile] = units[tile]!;
  const forest = forestAt[tile]!;
  if (forest >= 0) known.owners[forest] = owners[forest]!;
}

/** After a command: what came into sight is told, what went out of it is remembered. */
export function settleSight(deed: Deed): void {
  const { state, sightBefore } = deed;
  if (!state.memory || !sightBefore) return;
  for (const [seat, { sight }] of state.memory.entries()) {
    const before = sightBefore[seat]!;
    const gained: number[] = [];
    const lost: number[] = [];
    for (const [tile, seen] of before) {
      if (sight[tile]! > 0 !== seen) (seen ? lost : gained).push(tile);
    }
    gained.sort(rising);
    lost.sort(rising);
    if (gained.length > 0) gain(deed, seat, gained);
    if (lost.length > 0) lose(deed, seat, lost);
  }
}

function gain(deed: Deed, seat: Seat, tiles: readonly number[]): void {
  const { state, log } = deed;
  const memory = state.memory![seat]!;
  deed.final = true;
  const wasUnseen = (edge: number) =>
    !saw(deed, seat, firstTile(edge)) && !saw(deed, seat, secondTile(state.plan, edge));
  const edges = edgesOf(state, tiles).filter(wasUnseen);
  for (const tile of tiles) memory.units[tile] = NO_UNIT;
  for (const edge of edges) memory.walls[edge] = NO_WALL;
  log?.push(sighting(state, seat, tiles, edges));
}

function lose({ state, log }: Deed, seat: Seat, tiles: readonly number[]): void {
  const { plan, walls } = state;
  for (const tile of tiles) remember(state, seat, tile);
  for (const edge of edgesOf(state, tiles)) {
    if (!seesEdge(state, seat, edge)) state.memory![seat]!.walls[edge] = walls[edge]!;
  }
  log?.push({ type: 'lost_sight', seat: SEATS[seat]!, tiles: tiles.map((tile) => plan.tiles[tile]!) });
}

/** The edges of these tiles, each once, rising. Beside fog this is what a command costs most, hence no set. */
function edgesOf({ plan }: State, tiles: readonly number[]): readonly number[] {
  const edges: number[] = [];
  for (const tile of tiles) for (const edge of plan.edgesOf[tile]!) edges.push(edge);
  edges.sort(rising);
  return edges.filter((edge, i) => edge !== edges[i - 1]);
}

const rising = (a: number, b: number): number => a - b;

function sighting(state: State, seat: Seat, tiles: readonly number[], edges: readonly number[]): Event {
  const { plan, units, walls, round, forestAt, owners } = state;
  const waits = edges.filter((edge) => !stands(walls[edge]!) && freeFrom(walls[edge]!) > round);
  return {
    type: 'sighted',
    seat: SEATS[seat]!,
    tiles: tiles.map((tile) => plan.tiles[tile]!),
    units: tiles
      .filter((tile) => units[tile] !== NO_UNIT)
      .map((tile) => ({ at: plan.tiles[tile]!, ...unitView(units[tile]!) })),
    walls: edges
      .filter((edge) => stands(walls[edge]!))
      .map((edge) => ({ between: betweenOf(plan, edge), ...wallView(walls[edge]!) })),
    waiting: waits.map((edge) => ({ between: betweenOf(plan, edge), free: freeFrom(walls[edge]!) })),
    forests: tiles
      .filter((tile) => forestAt[tile]! >= 0)
      .map((tile) => ({ at: plan.tiles[tile]!, owner: ownerName(owners[forestAt[tile]!]!) })),
  };
}
