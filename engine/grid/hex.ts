/**
 * Hexes in axial coordinates. Facing 0 is toward −r, then clockwise: 0 (0,−1), 1 (+1,−1), 2 (+1,0), 3 (0,+1), 4 (−1,+1),
 * 5 (−1,0). All arithmetic is in whole numbers.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const FACINGS = [0, 1, 2, 3, 4, 5] as const;
export type Facing = (typeof FACINGS)[number];

/** One step, by facing. */
export const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const same = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

/** The facing after turning this many hexsides clockwise; negative turns go the other way. */
export const turn = (facing: Facing, hexsides: number): Facing => ((((facing + hexsides) % 6) + 6) % 6) as Facing;

export const step = ({ q, r }: Hex, facing: Facing, length = 1): Hex => ({
  q: q + STEPS[facing]!.q * length,
  r: r + STEPS[facing]!.r * length,
});

export const neighbours = (hex: Hex): Hex[] => FACINGS.map((facing) => step(hex, facing));

export function distance(a: Hex, b: Hex): number {
  const { q, r } = subtract(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hex rotated clockwise about the origin, or about `centre`, by this many hexsides. */
export function rotate(hex: Hex, hexsides: number, centre: Hex = { q: 0, r: 0 }): Hex {
  let { q, r } = subtract(hex, centre);
  for (let left = turn(0, hexsides); left > 0; left--) [q, r] = [0 - r, q + r];
  return add({ q, r }, centre);
}

/** The hexes exactly `radius` away, clockwise from the one straight toward facing 0. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  return FACINGS.flatMap((facing) => {
    const corner = step(centre, facing, radius);
    return Array.from({ length: radius }, (_, along) => step(corner, turn(facing, 2), along));
  });
}

/** The hexes at most `radius` away: the centre, then ring after ring. */
export const disc = (centre: Hex, radius: number): Hex[] =>
  Array.from({ length: radius + 1 }, (_, n) => ring(centre, n)).flat();

/**
 * Where `to` lies as seen from `from`, in degrees clockwise from `facing`, 0 to 345. A multiple of 30 is exact; an odd
 * multiple of 15 stands for every direction strictly between its two neighbours. So it compares exactly with 90 or 150.
 */
export function bearing(from: Hex, to: Hex, facing: Facing = 0): number {
  if (same(from, to)) throw new Error('a hex has no bearing from itself');
  // Rotated back into the first sixth, the offset is `ahead` steps toward facing 0 and `aside` toward facing 1.
  let offset = subtract(to, from);
  let turns = 0;
  while (offset.q < 0 || offset.q + offset.r >= 0) {
    offset = rotate(offset, -1);
    turns++;
  }
  const [ahead, aside] = [0 - offset.q - offset.r, offset.q];
  const within = aside === 0 ? 0 : aside < ahead ? 15 : aside === ahead ? 30 : 45;
  return 60 * turn(0, turns - facing) + within;
}

/** Whether a bearing is in the sector that runs clockwise between two multiples of 30 degrees, edges included. */
export const inSector = (bearing: number, from: number, to: number): boolean =>
  from <= to ? from <= bearing && bearing <= to : from <= bearing || bearing <= to;

/** A hex that a line crosses, or the two between which it runs along their common edge, the lower r, then q, first. */
export type Crossing = readonly [Hex] | readonly [Hex, Hex];

/**
 * All that the straight line between two centres crosses, both ends included. A hex that it touches in one corner only is
 * not crossed; one that it cuts a sliver off is, so there may be more crossings than the distance. `line(b, a)` is the
 * reverse of `line(a, b)`.
 */
export function line(a: Hex, b: Hex): Crossing[] {
  const crossings: Crossing[] = [[a]];
  let hex = a;
  while (!same(hex, b)) {
    const [first, second] = exits(a, b, hex);
    const next = step(hex, first.facing);
    const other = step(hex, second.facing);
    if (compare(first, second) === 0) {
      crossings.push(next.r < other.r || (next.r === other.r && next.q < other.q) ? [next, other] : [other, next]);
      hex = step(next, second.facing);
    } else {
      hex = next;
    }
    crossings.push([hex]);
  }
  return crossings;
}

/** The line meets this side of the hex at time after ÷ speed, where it is at `a` at 0 and at `b` at 1. */
interface Exit {
  readonly facing: Facing;
  readonly after: number;
  readonly speed: number;
}

/**
 * The two sides by which the line may leave the hex, the right one first. A hex is where each of three axes, one across
 * each pair of opposite sides, is within 1 of its centre. Through a corner, which two sides share, the line goes on by the
 * side it meets more squarely; if it meets both alike, it runs along the edge behind the corner.
 */
function exits(a: Hex, b: Hex, hex: Hex): [Exit, Exit] {
  const speeds = axes(subtract(b, a));
  const covered = axes(subtract(hex, a));
  const sides = speeds.map((speed, axis): Exit => {
    const facing = turn((2 * axis) as Facing, speed < 0 ? 3 : 0);
    return { facing, after: 1 + Math.sign(speed) * covered[axis]!, speed: Math.abs(speed) };
  });
  const [first, second] = sides.filter(({ speed }) => speed > 0).sort(compare);
  return [first!, second!];
}

/** By the time at which the line meets the side, then the more squarely met first. */
const compare = (one: Exit, two: Exit): number =>
  one.after * two.speed - two.after * one.speed || two.speed - one.speed;

/** The offset along facings 0, 2 and 4, in half steps: where the hex at the origin ends, an axis is 1. */
const axes = ({ q, r }: Hex): readonly number[] => [0 - q - 2 * r, 2 * q + r, r - q];

/** How the rows of a map lie: see HexMap. */
export const HEX_SHAPES = ['parallelogram', 'rectangle'] as const;
export type HexShape = (typeof HEX_SHAPES)[number];

/**
 * Rows of one r, `width` hexes each, numbered row by row. In a parallelogram every row begins at q = 0. In a rectangle
 * every second row is shifted by half a hex, so that the edges stay upright: row r begins at q = −⌊r/2⌋.
 */
export interface HexMap {
  readonly width: number;
  readonly height: number;
  /** Left out: a parallelogram. */
  readonly shape?: HexShape;
}

/** The q of the first hex in a row. */
export const rowStart = ({ shape }: Pick<HexMap, 'shape'>, r: number): number =>
  shape === 'rectangle' ? 0 - (r >> 1) : 0;

/** The number of the hex, or undefined off the map. */
export function indexOf(map: HexMap, { q, r }: Hex): number | undefined {
  const column = q - rowStart(map, r);
  const onMap = column >= 0 && column < map.width && r >= 0 && r < map.height;
  return onMap ? r * map.width + column : undefined;
}

export function hexAt(map: HexMap, index: number): Hex {
  const column = index % map.width;
  const r = (index - column) / map.width;
  return { q: column + rowStart(map, r), r };
}

/** The number of the hex one step toward the facing, or undefined off the map: `step` for hot loops, without objects. */
export function indexAhead(map: HexMap, index: number, facing: Facing): number | undefined {
  const { width, height } = map;
  const [{ q, r }, column] = [STEPS[facing]!, index % width];
  const row = (index - column) / width;
  const next = column + q + (r === 0 ? 0 : rowStart(map, row) - rowStart(map, row + r));
  return next >= 0 && next < width && row + r >= 0 && row + r < height ? (row + r) * width + next : undefined;
}
