import { HEIGHT, type Point, type UnitView } from '@tactarium/games/roguelike/client';

/** Units of the drawing that a cell takes. */
export const CELL = 100;

/** One's own edge, row 0, is below. */
export const leftOf = ({ x }: Point): number => x * CELL;
export const topOf = ({ y }: Point): number => (HEIGHT - 1 - y) * CELL;
export const middleOf = (at: Point): { readonly x: number; readonly y: number } => ({
  x: leftOf(at) + CELL / 2,
  y: topOf(at) + CELL / 2 - 6,
});

/** Degrees by which an arrow that points up is turned: south is away from one's own edge. */
export const TURNS = { south: 0, east: 90, north: 180, west: 270 } as const;

/** Where a banner may lie over the board, with the rows it would cover. Where they are as empty, the first. */
const BANDS = { middle: [4, 5], top: [8, 9], bottom: [0, 1] } as const;
type Band = keyof typeof BANDS;

/** The band with the fewest units in it. */
export function quietBand(units: readonly Pick<UnitView, 'alive' | 'at'>[]): Band {
  const within = (band: Band): number =>
    units.filter(({ alive, at: { y } }) => alive && y >= BANDS[band][0] && y <= BANDS[band][1]).length;
  return (Object.keys(BANDS) as Band[]).reduce((best, band) => (within(band) < within(best) ? band : best));
}
