import type { Between, Tile, View } from '@tactarium/games/forests/client';
import type { Spot } from '../../board/geometry.ts';
import { CELL, FRAME, geometryOf, middleOf, tileAt } from './board.ts';

/** A drawing in one path: it costs one node, however many tiles it covers. */
export type Path = string;

type Sized = Pick<View, 'size'>;

/** Half of the tiles, like the squares of one colour on a chessboard. */
export function checkerPath({ size }: Sized, parity: 0 | 1): Path {
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = (row + parity) % 2; column < size; column += 2) {
      path += `M${FRAME + column * CELL} ${FRAME + row * CELL}h${CELL}v${CELL}h${-CELL}z`;
    }
  }
  return path;
}

/** Tufts of grass here and there; the same ones every time. */
export function grassPath({ size }: Sized): Path {
  let path = '';
  for (let index = 0; index < size * size; index++) {
    const chance = (index * 7919 + 104729) % 997;
    if (chance % 3 !== 0) continue;
    const [column, row] = tileAt({ size }, index);
    const x = FRAME + column * CELL + 14 + (chance % 67);
    const y = FRAME + row * CELL + 22 + (chance % 59);
    path += `M${x} ${y}l-4-11M${x} ${y}l1-14M${x} ${y}l6-10`;
  }
  return path;
}

/** Whole tiles, neighbours in a row drawn as one. */
export function tilesPath(sized: Sized, turned: boolean, has: (index: number) => boolean): Path {
  const { size } = sized;
  const geometry = geometryOf(sized, turned);
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = (column: number): number =>
        geometry.cellUnder({ x: FRAME + (column + 0.5) * CELL, y: FRAME + (row + 0.5) * CELL });
      const start = column;
      while (column < size && has(at(column))) column++;
      if (column > start) {
        const width = (column - start) * CELL;
        path += `M${FRAME + start * CELL} ${FRAME + row * CELL}h${width}v${CELL}h${-width}z`;
      }
    }
  }
  return path;
}

/** One small path around the origin, repeated at many spots. It has to be written in relative steps after its start. */
export const repeated = (spots: readonly Spot[], shape: (spot: Spot) => Path): Path => spots.map(shape).join('');

export const spotsOf = (sized: Sized, turned: boolean, tiles: readonly Tile[]): readonly Spot[] =>
  tiles.map((tile) => middleOf(sized, turned, tile));

const pine = (x: number, y: number, s: number): Path =>
  `M${x} ${y - 30 * s}l${13 * s} ${20 * s}h${-6 * s}l${11 * s} ${16 * s}h${-7 * s}l${10 * s} ${16 * s}h${-42 * s}l${10 * s} ${-16 * s}h${-7 * s}l${11 * s} ${-16 * s}h${-6 * s}z`;
const trunk = (x: number, y: number, s: number): Path => `M${x - 3 * s} ${y + 22 * s}h${6 * s}v${9 * s}h${-6 * s}z`;

/** Around a unit in the middle of the tile the trees in the corners can still be seen. */
const GROVE = [
  [0, -6, 0.92],
  [-31, -16, 0.62],
  [31, -14, 0.66],
  [-28, 24, 0.72],
  [29, 26, 0.68],
] as const;

export const treesPath = (spots: readonly Spot[]): Path =>
  repeated(spots, ({ x, y }) => GROVE.map(([dx, dy, s]) => pine(x + dx, y + dy, s)).join(''));
export const trunksPath = (spots: readonly Spot[]): Path =>
  repeated(spots, ({ x, y }) => GROVE.map(([dx, dy, s]) => trunk(x + dx, y + dy, s)).join(''));

/** A is told by triangles, B by discs; in the corner of whatever belongs to them. */
export const cornerMark = (side: 'a' | 'b', { x, y }: Spot, size = 11): Path =>
  side === 'a'
    ? `M${x - size} ${y + size * 0.85}l${size} ${-size * 1.8}l${size} ${size * 1.8}z`
    : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;

/** Walls as lines along their edges, a little shorter than a tile so that joints stay open. */
export function wallsPath(sized: Sized, turned: boolean, edges: readonly Between[], half = 44): Path {
  return edges
    .map(([a, b]) => {
      const [one, two] = [middleOf(sized, turned, a), middleOf(sized, turned, b)];
      const [x, y] = [(one.x + two.x) / 2, (one.y + two.y) / 2];
      return one.x === two.x ? `M${x - half} ${y}h${2 * half}` : `M${x} ${y - half}v${2 * half}`;
    })
    .join('');
}

/** A zigzag across a wall; a second one beside the first where it is nearly down. */
export function cracksPath(sized: Sized, turned: boolean, walls: readonly (readonly [Between, number])[]): Path {
  return walls
    .map(([[a, b], hp]) => {
      const [one, two] = [middleOf(sized, turned, a), middleOf(sized, turned, b)];
      const [x, y] = [(one.x + two.x) / 2, (one.y + two.y) / 2];
      const across = one.x === two.x;
      const crack = (by: number): Path =>
        across ? `M${x + by - 5} ${y - 11}l7 7l-7 7l7 8` : `M${x - 11} ${y + by - 5}l7 7l7-7l8 7`;
      return hp > 66 ? '' : hp > 49 ? crack(-14) : crack(-18) + crack(16);
    })
    .join('');
}

/** A ring around each spot. */
export const ringsPath = (spots: readonly Spot[], radius: number): Path =>
  repeated(
    spots,
    ({ x, y }) =>
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
  );

/** Four corners around each spot: something can be struck there. */
export const cornersPath = (spots: readonly Spot[], half = 44, arm = 20): Path =>
  repeated(
    spots,
    ({ x, y }) =>
      `M${x - half} ${y - half + arm}v${-arm}h${arm}M${x + half - arm} ${y - half}h${arm}v${arm}M${x + half} ${y + half - arm}v${arm}h${-arm}M${x - half + arm} ${y + half}h${-arm}v${-arm}`,
  );

/** Two overlapping shields: these would become one. */
export const mergePath = (spots: readonly Spot[]): Path =>
  repeated(spots, ({ x, y }) => {
    const shield = (dx: number): Path => `M${x + dx - 12} ${y - 13}h24v11c0 10-6 15-12 18c-6-3-12-8-12-18z`;
    return shield(-7) + shield(7);
  });

export const squaresPath = (spots: readonly Spot[], half: number): Path =>
  repeated(spots, ({ x, y }) => `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`);

/** Through the middles of these tiles, in order. */
export const linePath = (spots: readonly Spot[]): Path =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

export const hourglassPath = (spots: readonly Spot[]): Path =>
  repeated(spots, ({ x, y }) => `M${x - 8} ${y - 11}h16l-7 11l7 11h-16l7-11z`);
