import { chebyshevDisc, DIRECTIONS, squareGrid, step } from '@tactarium/engine/grid/square';
import type { Size } from './content/numbers.ts';
import { BASE_SIGHT, NEAR_BASE, UNIT_SIGHT } from './content/numbers.ts';

/** Column and row, from the top left. */
export type Tile = readonly [number, number];
/** The two tiles of an edge, the lower coordinates first. */
export type Between = readonly [Tile, Tile];

/** Eight directions, clockwise from north; the even ones are cardinal. */
export const DIRECTION_COUNT = 8;
export const isDiagonal = (direction: number): boolean => direction % 2 === 1;

/** A diagonal step touches four edges, a cardinal one a single edge. */
export const CROSSINGS = 4;
export const NO_EDGE = -1;
export const OFF_MAP = -1;

/**
 * What follows from the size of a map. A tile is row × size + column. An edge is twice the tile north or west of it, plus
 * one if it is that tile's southern edge.
 */
export interface Plan {
  readonly size: Size;
  readonly tiles: readonly Tile[];
  /** By tile × 8 + direction: the next tile, or OFF_MAP. */
  readonly next: Int16Array;
  /** By (tile × 8 + direction) × 4: the edges that a step touches, the lower coordinates first, then NO_EDGE. */
  readonly crossed: Int16Array;
  /** By edge: its tile to the east or south, or OFF_MAP where the map ends. */
  readonly second: Int16Array;
  /** The edges of each tile: north, east, south, west, those that exist. */
  readonly edgesOf: readonly (readonly number[])[];
  /** Tiles within 2 of each tile, itself too: what a unit there sees. */
  readonly around: readonly (readonly number[])[];
  /** By seat. */
  readonly bases: readonly [number, number];
  /** By seat: tiles within 3 of the base, which the base sees. */
  readonly watched: readonly (readonly number[])[];
  /** By seat: tiles within 2 of the base, without it. */
  readonly deployment: readonly (readonly number[])[];
  /** Edges of which a tile lies within 2 of a base: nobody builds there. */
  readonly protected: Uint8Array;
}

const plans = new Map<Size, Plan>();

/** The plan of this size. Its tables are made once, so asking again is cheap. */
export function planFor(size: Size): Plan {
  const known = plans.get(size);
  if (known) return known;
  const plan = planOf(size);
  plans.set(size, plan);
  return plan;
}

function planOf(size: Size): Plan {
  const grid = squareGrid(size, size);
  const indices = Array.from({ length: grid.size }, (_, tile) => tile);
  const next = new Int16Array(grid.size * DIRECTION_COUNT).fill(OFF_MAP);
  const crossed = new Int16Array(next.length * CROSSINGS).fill(NO_EDGE);
  for (const tile of indices) {
    for (const direction of DIRECTIONS) {
      const to = step(grid, tile, direction);
      if (to === undefined) continue;
      next[tile * DIRECTION_COUNT + direction] = to;
      crossed.set(edgesBetween(size, tile, to), (tile * DIRECTION_COUNT + direction) * CROSSINGS);
    }
  }
  const bases = [0, grid.size - 1] as const;
  const isProtected = new Uint8Array(grid.size * 2);
  const edgesOf = indices.map((tile) => grid.beside[tile]!.map((other) => edgeBetween(size, tile, other)));
  for (const base of bases) {
    for (const tile of chebyshevDisc(grid, base, NEAR_BASE)) for (const edge of edgesOf[tile]!) isProtected[edge] = 1;
  }
  return {
    size,
    tiles: indices.map((tile) => [tile % size, Math.trunc(tile / size)]),
    next,
    crossed,
    second: Int16Array.from({ length: grid.size * 2 }, (_, edge) => step(grid, edge >> 1, edge & 1 ? 4 : 2) ?? OFF_MAP),
    edgesOf,
    around: indices.map((tile) => chebyshevDisc(grid, tile, UNIT_SIGHT)),
    bases,
    watched: bases.map((base) => chebyshevDisc(grid, base, BASE_SIGHT)),
    deployment: bases.map((base) => chebyshevDisc(grid, base, NEAR_BASE).filter((tile) => tile !== base)),
    protected: isProtected,
  };
}

/** Only for tiles that share it. */
const edgeBetween = (size: number, a: number, b: number): number =>
  2 * Math.min(a, b) + (Math.abs(a - b) === size ? 1 : 0);

/** FOR-12, FOR-13: the edges touched by a step between neighbours, in the order of their coordinates (x, then y). */
function edgesBetween(size: number, a: number, b: number): readonly number[] {
  const [ax, bx] = [a % size, b % size];
  const [ay, by] = [Math.trunc(a / size), Math.trunc(b / size)];
  if (ax === bx || ay === by) return [edgeBetween(size, a, b)];
  const corner = Math.min(ay, by) * size + Math.min(ax, bx);
  return [2 * corner + 1, 2 * corner, 2 * (corner + size), 2 * (corner + 1) + 1];
}

/** The dense index of a tile, or OFF_MAP. */
export const indexOf = ({ size }: { readonly size: number }, [x, y]: Tile): number =>
  x >= 0 && x < size && y >= 0 && y < size ? y * size + x : OFF_MAP;

/** The edge between two tiles, in either order, or NO_EDGE if they share none. */
export function edgeOf(plan: Plan, [one, two]: Between): number {
  const [a, b] = [indexOf(plan, one), indexOf(plan, two)];
  const apart = Math.abs(one[0] - two[0]) + Math.abs(one[1] - two[1]);
  return a < 0 || b < 0 || apart !== 1 ? NO_EDGE : edgeBetween(plan.size, a, b);
}

export const firstTile = (edge: number): number => edge >> 1;
export const secondTile = ({ second }: Plan, edge: number): number => second[edge]!;

export const betweenOf = (plan: Plan, edge: number): Between => [
  plan.tiles[firstTile(edge)]!,
  plan.tiles[secondTile(plan, edge)]!,
];

export const nextTile = (plan: Plan, tile: number, direction: number): number =>
  plan.next[tile * DIRECTION_COUNT + direction]!;

export interface Course {
  readonly direction: number;
  readonly length: number;
}

/** The straight line from one tile to another; undefined if there is none. */
export function courseOf(plan: Plan, from: number, to: number): Course | undefined {
  const [fromX, fromY] = plan.tiles[from]!;
  const [toX, toY] = plan.tiles[to]!;
  const [dx, dy] = [toX - fromX, toY - fromY];
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined;
  const direction = DIRECTION_BY_SIGN[(Math.sign(dy) + 1) * 3 + Math.sign(dx) + 1]!;
  return { direction, length: Math.max(Math.abs(dx), Math.abs(dy)) };
}

/** By row sign + 1 times three, plus column sign + 1. */
const DIRECTION_BY_SIGN = [7, 0, 1, 6, -1, 2, 5, 4, 3] as const;

export const distance = ({ tiles }: Plan, a: number, b: number): number =>
  Math.max(Math.abs(tiles[a]![0] - tiles[b]![0]), Math.abs(tiles[a]![1] - tiles[b]![1]));
