import { type OutcomeView, type Seat, type Viewer, writeOutcome } from '@tactarium/engine';
import type { Difficulty } from './content/difficulties.ts';
import type { Size } from './content/numbers.ts';
import { type Between, betweenOf, type Tile } from './map.ts';
import { type BySide, SEATS, type SeatName } from './seats.ts';
import { sees, seesEdge } from './sight.ts';
import type { State } from './state.ts';
import { hasActed, hpOf, NO_UNIT, seatOf, stillOf, type Unit } from './units.ts';
import { freeFrom, NO_WALL, stands, type Wall, wallHp, wallOwner } from './walls.ts';

/** What can be seen of a unit. */
export type UnitView = {
  readonly seat: SeatName;
  readonly hp: number;
  readonly still: number;
  readonly acted: boolean;
};

/** `remembered`, here and below: out of sight, and shown as it was last seen. */
export type UnitOn = UnitView & {
  readonly at: Tile;
  readonly remembered?: true;
};

export type WallOwner = SeatName | 'neutral';

export type WallView = {
  readonly between: Between;
  readonly owner: WallOwner;
  readonly hp: number;
  readonly remembered?: true;
};

/** An edge where a wall fell, and the round from which one may be built again. */
export type WaitView = {
  readonly between: Between;
  readonly free: number;
};

export type ForestView = {
  readonly at: Tile;
  readonly owner: SeatName | null;
  readonly remembered?: true;
};

/** What a side knows of itself and nobody else does. */
export type Accounts = {
  readonly reserve: number;
  readonly wood: number;
  /** Whether its wall of this turn is built. */
  readonly built: boolean;
  /** How many actions of this turn can be taken back. */
  readonly undos: number;
  /** Different forests it has ever captured. */
  readonly captured: number;
};

/** What one viewer may know: the same for a person, a bot and a program far away. */
export type View = {
  readonly size: Size;
  readonly fog: boolean;
  readonly difficulty?: Difficulty;
  readonly viewer: SeatName | 'spectator';
  readonly round: number;
  readonly turn: SeatName;
  readonly bases: BySide<number>;
  readonly countdown?: { readonly side: SeatName; readonly left: number };
  /** How many forests each side owns. */
  readonly holdings: BySide<number>;
  /** Absent for spectators. */
  readonly mine?: Accounts;
  /**
   * By tile, row by row: -1 in sight, else the round in which it was last seen, 0 for never. Absent where everything is
   * in sight: without fog, and when the game is over.
   */
  readonly sight?: readonly number[];
  /** In the order of their tiles, row by row; so are the others. */
  readonly units: readonly UnitOn[];
  readonly walls: readonly WallView[];
  readonly waiting: readonly WaitView[];
  readonly forests: readonly ForestView[];
  readonly outcome?: OutcomeView<SeatName>;
  /** FOR-29: different forests that each side ever captured; told when the game is over. */
  readonly captured?: BySide<number>;
};

export const IN_SIGHT = -1;

export function view(state: State, viewer: Viewer): View {
  const { plan, difficulty, memory, countdown, outcome, bases } = state;
  const seat = viewer === 'spectator' ? undefined : viewer;
  return {
    size: plan.size,
    fog: memory !== undefined,
    ...(difficulty && { difficulty }),
    viewer: seat === undefined ? 'spectator' : SEATS[seat]!,
    round: state.round,
    turn: SEATS[state.turn]!,
    bases: { a: bases[0], b: bases[1] },
    ...(countdown && { countdown: { side: SEATS[countdown.side]!, left: countdown.left } }),
    holdings: holdingsOf(state),
    ...(seat !== undefined && { mine: accountsOf(state, seat) }),
    ...(memory && !outcome ? throughFog(state, seat) : inTheOpen(state)),
    ...(outcome && { outcome: writeOutcome({ seats: SEATS }, outcome), captured: capturedByAll(state) }),
  };
}

export function holdingsOf({ owners }: State): BySide<number> {
  let [a, b] = [0, 0];
  for (const owner of owners) {
    if (owner === 0) a++;
    else if (owner === 1) b++;
  }
  return { a, b };
}

export const accountsOf = (state: State, seat: Seat): Accounts => ({
  reserve: state.reserve[seat]!,
  wood: state.wood[seat]!,
  built: state.built && state.turn === seat,
  undos: state.turn === seat ? state.undos.length : 0,
  captured: capturedBy(state, seat),
});

/** FOR-29. */
export function capturedBy({ captors }: State, seat: Seat): number {
  let count = 0;
  for (const seats of captors) if ((seats >> seat) & 1) count++;
  return count;
}

/** Known to all when the game is over. */
export const capturedByAll = (state: State): BySide<number> => ({ a: capturedBy(state, 0), b: capturedBy(state, 1) });

type Board = Pick<View, 'units' | 'walls' | 'waiting' | 'forests'>;

/** Everything there is. */
export function inTheOpen(state: State): Board {
  const { plan, round, units, walls, forests, owners } = state;
  const board = newBoard();
  for (let tile = 0; tile < units.length; tile++) showUnit(board, plan.tiles[tile]!, units[tile]!, false);
  for (let edge = 0; edge < walls.length; edge++) {
    if (walls[edge] !== NO_WALL) showEdge(board, betweenOf(plan, edge), walls[edge]!, round, false);
  }
  for (const [forest, tile] of forests.entries()) {
    board.forests.push({ at: plan.tiles[tile]!, owner: ownerName(owners[forest]!) });
  }
  return board;
}

function throughFog(state: State, seat: Seat | undefined): Board & Pick<View, 'sight'> {
  const { plan, round, units, walls, forests, owners } = state;
  const board = newBoard();
  if (seat === undefined) {
    for (const tile of forests) board.forests.push({ at: plan.tiles[tile]!, owner: null, remembered: true });
    return { ...board, sight: plan.tiles.map(() => 0) };
  }
  const memory = state.memory![seat]!;
  const sight: number[] = [];
  for (let tile = 0; tile < units.length; tile++) {
    const seen = memory.sight[tile]! > 0;
    sight.push(seen ? IN_SIGHT : memory.lastSeen[tile]!);
    showUnit(board, plan.tiles[tile]!, (seen ? units : memory.units)[tile]!, !seen);
  }
  for (let edge = 0; edge < walls.length; edge++) {
    if (walls[edge] === NO_WALL && memory.walls[edge] === NO_WALL) continue;
    const seen = seesEdge(state, seat, edge);
    showEdge(board, betweenOf(plan, edge), (seen ? walls : memory.walls)[edge]!, round, !seen);
  }
  for (const [forest, tile] of forests.entries()) {
    const seen = sees(state, seat, tile);
    const owner = ownerName((seen ? owners : memory.owners)[forest]!);
    board.forests.push({ at: plan.tiles[tile]!, owner, ...(!seen && { remembered: true }) });
  }
  return { ...board, sight };
}

type Drawing = {
  readonly units: UnitOn[];
  readonly walls: WallView[];
  readonly waiting: WaitView[];
  readonly forests: ForestView[];
};

const newBoard = (): Drawing => ({ units: [], walls: [], waiting: [], forests: [] });

function showUnit(board: Drawing, at: Tile, unit: Unit, remembered: boolean): void {
  if (unit !== NO_UNIT) board.units.push({ at, ...unitView(unit), ...(remembered && { remembered }) });
}

function showEdge(board: Drawing, between: Between, wall: Wall, round: number, remembered: boolean): void {
  if (stands(wall)) board.walls.push({ between, ...wallView(wall), ...(remembered && { remembered }) });
  else if (freeFrom(wall) > round) board.waiting.push({ between, free: freeFrom(wall) });
}

export const unitView = (unit: Unit): UnitView => ({
  seat: SEATS[seatOf(unit)]!,
  hp: hpOf(unit),
  still: stillOf(unit),
  acted: hasActed(unit),
});

export const wallView = (wall: Wall): Pick<WallView, 'owner' | 'hp'> => ({
  owner: SEATS[wallOwner(wall)] ?? 'neutral',
  hp: wallHp(wall),
});

export const ownerName = (owner: Seat): SeatName | null => SEATS[owner] ?? null;
