import type { Between, SeatName, Tile, UnitOn, View, WallView } from '@tactarium/games/forests/client';
import { type Geometry, type Spot, squares } from '../../board/geometry.ts';

/** Units of the drawing: a tile, and the frame around the map. */
export const CELL = 100;
export const FRAME = 44;

type Sized = Pick<View, 'size'>;

export const indexOf = ({ size }: Sized, [x, y]: Tile): number => y * size + x;
export const tileAt = ({ size }: Sized, index: number): Tile => [index % size, Math.trunc(index / size)];
export const sameTile = (a: Tile, b: Tile): boolean => a[0] === b[0] && a[1] === b[1];
export const distance = (a: Tile, b: Tile): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** A's base is the top left of the numbers: the map is turned for A, so that everybody's own base is at the bottom right. */
export const isTurned = ({ viewer }: Pick<View, 'viewer'>): boolean => viewer === 'a';

const geometries = new Map<string, Geometry>();

export function geometryOf({ size }: Sized, turned: boolean): Geometry {
  const key = `${size} ${turned}`;
  const known = geometries.get(key) ?? squares({ rows: size, columns: size, cell: CELL, frame: FRAME, turned });
  geometries.set(key, known);
  return known;
}

export const middleOf = (sized: Sized, turned: boolean, tile: Tile): Spot =>
  geometryOf(sized, turned).middleOf(indexOf(sized, tile));

/** The middle of an edge. */
export function edgeSpot(sized: Sized, turned: boolean, [a, b]: Between): Spot {
  const [one, two] = [middleOf(sized, turned, a), middleOf(sized, turned, b)];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

/** An edge has one name: the lower coordinates first. */
export const betweenOf = (a: Tile, b: Tile): Between =>
  a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]) ? [a, b] : [b, a];
export const sameEdge = (one: Between, two: Between): boolean => sameTile(one[0], two[0]) && sameTile(one[1], two[1]);

/** The edges of a tile that are on the map. */
export const edgesOf = ({ size }: Sized, [x, y]: Tile): readonly Between[] =>
  (
    [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ] as const
  )
    .filter(([column, row]) => column >= 0 && column < size && row >= 0 && row < size)
    .map((beside) => betweenOf([x, y], beside));

export const baseOf = ({ size }: Sized, seat: SeatName): Tile => (seat === 'a' ? [0, 0] : [size - 1, size - 1]);
export const otherSide = (seat: SeatName): SeatName => (seat === 'a' ? 'b' : 'a');

const unitsByTile = new WeakMap<readonly UnitOn[], ReadonlyMap<number, UnitOn>>();

/** What stands on a tile as the viewer knows it; looked up once for all units of a view. */
export function unitOn(view: Pick<View, 'size' | 'units'>, index: number): UnitOn | undefined {
  let found = unitsByTile.get(view.units);
  if (!found) {
    found = new Map(view.units.map((unit) => [indexOf(view, unit.at), unit]));
    unitsByTile.set(view.units, found);
  }
  return found.get(index);
}

const wallsByEdge = new WeakMap<readonly WallView[], ReadonlyMap<string, WallView>>();

/** The wall on an edge as the viewer knows it; looked up once for all walls of a view. */
export function wallOn({ walls }: Pick<View, 'walls'>, edge: Between): WallView | undefined {
  let found = wallsByEdge.get(walls);
  if (!found) {
    found = new Map(walls.map((wall) => [wall.between.join(), wall]));
    wallsByEdge.set(walls, found);
  }
  return found.get(edge.join());
}

/** Whether the viewer can see the tile now. */
export const isSeen = ({ sight }: Pick<View, 'sight'>, index: number): boolean =>
  sight === undefined || sight[index] === -1;
