import type { Outcome, Seat } from '@tactarium/engine';
import type { EdgeShown, Event, ForestShown, TileShown } from './events.ts';
import { betweenOf, firstTile, secondTile } from './map.ts';
import { other, SEATS, type SeatName } from './seats.ts';
import { addSight, sees, seesEdge } from './sight.ts';
import type { State, UndoStep } from './state.ts';
import { NO_UNIT, seatOf, type Unit } from './units.ts';
import { ownerName, unitView, wallView } from './view.ts';
import { freeFrom, stands, type Wall, wallOwner } from './walls.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly number[] ? number[] : T[Key] };

/** One command while it is carried out. Rules write to a state only through the functions below. */
export interface Deed {
  readonly state: State;
  readonly seat: Seat;
  readonly log: Event[] | undefined;
  /** What was there before: FOR-31. */
  readonly before: Pick<UndoStep, 'bases' | 'reserve' | 'wood' | 'countdown' | 'built'> &
    Mutable<Pick<UndoStep, 'units' | 'walls' | 'forests'>>;
  /**
   * By seat: the tiles that came into sight or went out of it on the way, and whether they were in sight before;
   * undefined without fog. Only these, so that a command costs the same on a map of any size.
   */
  readonly sightBefore: readonly Map<number, boolean>[] | undefined;
  /** Whether it can never be taken back: dice were drawn, or somebody saw something new. */
  final: boolean;
  /** How the game ends by it. */
  outcome: Outcome | undefined;
}

export function newDeed(state: State, seat: Seat, log: Event[] | undefined): Deed {
  const { bases, reserve, wood, countdown, built } = state;
  return {
    state,
    seat,
    log,
    before: { units: [], walls: [], forests: [], bases, reserve, wood, countdown, built },
    sightBefore: state.memory?.map(() => new Map<number, boolean>()),
    final: false,
    outcome: undefined,
  };
}

export function putUnit(deed: Deed, tile: number, unit: Unit): void {
  const { units, memory } = deed.state;
  const old = units[tile]!;
  deed.before.units.push(tile, old);
  units[tile] = unit;
  if (!memory || seatOf(old) === seatOf(unit)) return;
  if (old !== NO_UNIT) changeSight(deed, seatOf(old), tile, -1);
  if (unit !== NO_UNIT) changeSight(deed, seatOf(unit), tile, 1);
}

/** To a free tile. It looks round there before it leaves, so that what it sees from both never goes out of sight. */
export function moveUnit(deed: Deed, from: number, to: number, unit: Unit): void {
  const { units, memory } = deed.state;
  deed.before.units.push(from, units[from]!, to, units[to]!);
  units[from] = NO_UNIT;
  units[to] = unit;
  if (!memory) return;
  changeSight(deed, seatOf(unit), to, 1);
  changeSight(deed, seatOf(unit), from, -1);
}

function changeSight({ state, sightBefore }: Deed, seat: Seat, tile: number, by: 1 | -1): void {
  const memory = state.memory![seat]!;
  const tiles = state.plan.around[tile]!;
  const before = sightBefore![seat]!;
  // The first to see a tile brings it into sight, the last to leave takes it out.
  const turning = by === 1 ? 0 : 1;
  for (const seen of tiles) if (memory.sight[seen] === turning && !before.has(seen)) before.set(seen, turning === 1);
  addSight(memory, tiles, by);
}

/** Whether the seat saw the tile before the command. */
export const saw = ({ state, sightBefore }: Deed, seat: Seat, tile: number): boolean =>
  sightBefore?.[seat]?.get(tile) ?? sees(state, seat, tile);

export function putWall({ state, before }: Deed, edge: number, wall: Wall): void {
  const { walls, memory } = state;
  const old = walls[edge]!;
  before.walls.push(edge, old);
  walls[edge] = wall;
  // One's own wall is seen wherever it stands, and so is its fall.
  if (memory && stands(old) && wallOwner(old) >= 0) memory[wallOwner(old)]!.walls[edge] = wall;
}

export function putOwner({ state, before }: Deed, forest: number, owner: Seat, captors: number): void {
  before.forests.push(forest, state.owners[forest]!, state.captors[forest]!);
  state.owners[forest] = owner;
  state.captors[forest] = captors;
}

/**
 * The seats that see the tile, or saw it before a unit of theirs fell; undefined, everybody, without fog. Who acts
 * there always does.
 */
export function witnesses(deed: Deed, tile: number): readonly SeatName[] | undefined {
  const { state, seat } = deed;
  if (!state.memory) return undefined;
  return saw(deed, other(seat), tile) || sees(state, other(seat), tile) ? SEATS : [SEATS[seat]!];
}

export function edgeWitnesses(deed: Deed, edge: number): readonly SeatName[] | undefined {
  const { state, seat } = deed;
  if (seesEdge(state, other(seat), edge)) return state.memory && SEATS;
  const first = witnesses(deed, firstTile(edge));
  return first === SEATS ? first : witnesses(deed, secondTile(state.plan, edge));
}

type SeenBy = readonly SeatName[] | undefined;

/** The tile as it is now, for those who saw what happened there. */
export function shownTile({ state }: Deed, tile: number, seenBy: SeenBy): TileShown {
  const unit = state.units[tile]!;
  const at = state.plan.tiles[tile]!;
  return { at, unit: unit === NO_UNIT ? null : unitView(unit), ...(seenBy && { seenBy }) };
}

export function shownEdge({ state }: Deed, edge: number, seenBy: SeenBy): EdgeShown {
  const wall = state.walls[edge]!;
  const free = freeFrom(wall);
  return {
    between: betweenOf(state.plan, edge),
    wall: stands(wall) ? wallView(wall) : null,
    ...(free > state.round && { free }),
    ...(seenBy && { seenBy }),
  };
}

export function shownForest({ state }: Deed, forest: number, seenBy: SeenBy): ForestShown {
  const at = state.plan.tiles[state.forests[forest]!]!;
  return { at, owner: ownerName(state.owners[forest]!), ...(seenBy && { seenBy }) };
}
