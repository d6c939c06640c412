import { HEIGHT, type Point } from '@tactarium/games/roguelike/client';

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
