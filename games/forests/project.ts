import type { EdgeShown, Event, ForestShown, TileShown } from './events.ts';
import { type Between, edgeOf, firstTile, indexOf, planFor, secondTile, type Tile } from './map.ts';
import type { SeatName } from './seats.ts';
import { type ForestView, IN_SIGHT, type UnitOn, type View, type WaitView, type WallView } from './view.ts';

/** The view after an event that this viewer was given. */
export function project(view: View, event: Event): View {
  switch (event.type) {
    case 'moved':
    case 'merged':
      return showTiles(view, [event.from, event.to]);
    case 'fought':
      return showTiles(view, [event.from, event.at]);
    case 'struck':
      return { ...showTiles(view, [event.from]), bases: { ...view.bases, [event.base]: event.left } };
    case 'wall_hit':
      return showEdges(showTiles(view, [event.from]), [event.wall]);
    case 'deployed':
      return showTiles(view, [event.at]);
    case 'wall_built':
    case 'wall_removed':
      return showEdges(view, [event.wall]);
    case 'captured':
      return { ...showForests(view, [event.forest]), holdings: event.holdings };
    case 'undone': {
      const shown = showForests(showEdges(showTiles(view, event.tiles), event.walls), event.forests);
      return { ...shown, holdings: event.holdings ?? view.holdings, bases: event.bases ?? view.bases };
    }
    case 'counted':
      return { ...view, countdown: { side: event.side, left: event.left } };
    case 'countdown_broken': {
      const { countdown: _, ...rest } = view;
      return rest;
    }
    case 'turn_ended':
      return { ...view, units: view.units.map((unit) => rested(unit, event.seat)) };
    case 'turn_began': {
      const { seat: turn, round } = event;
      return { ...view, turn, round, waiting: view.waiting.filter(({ free }) => free > round) };
    }
    case 'accounted':
      return { ...view, mine: event.accounts };
    case 'sighted':
      return sighted(view, event);
    case 'lost_sight':
      return lostSight(view, event.tiles);
    case 'finished': {
      const { sight: _, ...rest } = view;
      const { type: _type, ...shown } = event;
      return { ...rest, ...shown, ...(view.mine && { mine: { ...view.mine, undos: 0 } }) };
    }
    case 'converted':
      return view;
  }
}

const rested = (unit: UnitOn, seat: SeatName): UnitOn =>
  unit.seat === seat && !unit.remembered ? { ...unit, still: unit.still + 1, acted: false } : unit;

const tileIn = ({ size }: View, tile: Tile): number => indexOf({ size }, tile);
const edgeIn = ({ size }: View, between: Between): number => edgeOf(planFor(size), between);
const seesTile = ({ sight }: View, tile: number): boolean => sight === undefined || sight[tile] === IN_SIGHT;

function seesEdge(view: View, edge: number): boolean {
  return seesTile(view, firstTile(edge)) || seesTile(view, secondTile(planFor(view.size), edge));
}

/** Everything but what stood at these places, and what stands there now, in the order of places. */
function replace<Thing>(
  things: readonly Thing[],
  places: ReadonlySet<number>,
  now: readonly Thing[],
  placeOf: (thing: Thing) => number,
): readonly Thing[] {
  const rest = things.filter((thing) => !places.has(placeOf(thing)));
  return [...rest, ...now].sort((a, b) => placeOf(a) - placeOf(b));
}

function putUnits(view: View, tiles: readonly number[], units: readonly UnitOn[]): readonly UnitOn[] {
  return replace(view.units, new Set(tiles), units, ({ at }) => tileIn(view, at));
}

/** What is shown of a tile out of sight is remembered, from this round. */
function showTiles(view: View, parts: readonly (TileShown | undefined)[]): View {
  const shown = parts.filter((part) => part !== undefined);
  if (shown.length === 0) return view;
  const tiles = shown.map(({ at }) => tileIn(view, at));
  const units = shown.flatMap(({ at, unit }, i): UnitOn[] =>
    unit ? [{ at, ...unit, ...(!seesTile(view, tiles[i]!) && { remembered: true }) }] : [],
  );
  const unseen = tiles.filter((tile) => !seesTile(view, tile));
  const sight = view.sight?.map((seen, tile) => (unseen.includes(tile) ? view.round : seen));
  return { ...view, units: putUnits(view, tiles, units), ...(sight && { sight }) };
}

function showEdges(view: View, parts: readonly (EdgeShown | undefined)[]): View {
  const shown = parts.filter((part) => part !== undefined);
  const walls = shown.flatMap(({ between, wall }): WallView[] => {
    if (!wall) return [];
    const seen = wall.owner === view.viewer || seesEdge(view, edgeIn(view, between));
    return [{ between, ...wall, ...(!seen && { remembered: true }) }];
  });
  const waiting = shown.flatMap(({ between, free }): WaitView[] => (free === undefined ? [] : [{ between, free }]));
  return putEdges(view, new Set(shown.map(({ between }) => edgeIn(view, between))), walls, waiting);
}

function putEdges(
  view: View,
  edges: ReadonlySet<number>,
  walls: readonly WallView[],
  waiting: readonly WaitView[],
): View {
  const placeOf = ({ between }: { readonly between: Between }) => edgeIn(view, between);
  return {
    ...view,
    walls: replace(view.walls, edges, walls, placeOf),
    waiting: replace(view.waiting, edges, waiting, placeOf),
  };
}

function showForests(view: View, parts: readonly (ForestShown | undefined)[]): View {
  const shown = parts.filter((part) => part !== undefined);
  if (shown.length === 0) return view;
  const owners = new Map(shown.map(({ at, owner }) => [tileIn(view, at), owner]));
  const forests = view.forests.map((forest): ForestView => {
    const owner = owners.get(tileIn(view, forest.at));
    return owner === undefined ? forest : { ...forest, owner };
  });
  return { ...view, forests };
}

function sighted(view: View, event: Extract<Event, { type: 'sighted' }>): View {
  const plan = planFor(view.size);
  const tiles = event.tiles.map((at) => tileIn(view, at));
  const gained = new Set(tiles);
  const edges = new Set(tiles.flatMap((tile) => plan.edgesOf[tile]!).filter((edge) => !seesEdge(view, edge)));
  const seen = new Map(event.forests.map((forest) => [tileIn(view, forest.at), forest]));
  return putEdges(
    {
      ...view,
      sight: view.sight!.map((round, tile) => (gained.has(tile) ? IN_SIGHT : round)),
      units: putUnits(view, tiles, event.units),
      forests: view.forests.map((forest) => seen.get(tileIn(view, forest.at)) ?? forest),
    },
    edges,
    event.walls,
    event.waiting,
  );
}

function lostSight(view: View, tiles: readonly Tile[]): View {
  const lost = new Set(tiles.map((at) => tileIn(view, at)));
  const sight = view.sight!.map((round, tile) => (lost.has(tile) ? view.round : round));
  const after = { ...view, sight };
  const mark = <Thing extends UnitOn | ForestView>(thing: Thing): Thing =>
    lost.has(tileIn(view, thing.at)) ? { ...thing, remembered: true } : thing;
  return {
    ...after,
    units: view.units.map(mark),
    forests: view.forests.map(mark),
    walls: view.walls.map((wall) =>
      wall.owner === view.viewer || seesEdge(after, edgeIn(view, wall.between)) ? wall : { ...wall, remembered: true },
    ),
  };
}
