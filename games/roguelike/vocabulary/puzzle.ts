import type { JsonObject } from '@tactarium/engine';

type Cell = readonly [x: number, y: number];

/** Where each piece stands, by its name. */
export type Placement = { readonly [piece: string]: Cell };

/** A scenario with pieces whose cells are for the player to find. Its words are written as in `specs/roguelike`. */
export interface Puzzle {
  readonly id: string;
  /** What it teaches. */
  readonly rule: string;
  readonly given: JsonObject & { readonly units: readonly JsonObject[] };
  /** As units of the position, without a cell. */
  readonly pieces: readonly (JsonObject & { readonly id: string; readonly unit: string })[];
  /** The corners of the rectangle in which they may stand, where nobody else does. */
  readonly within: readonly [Cell, Cell];
  /** Cells of it that have to stay free: a march leads through them. */
  readonly free?: readonly Cell[];
  /** What happens then, step by step. */
  readonly when?: readonly JsonObject[];
  /** What has to be true after it: the claims of a scenario. */
  readonly goal: JsonObject;
  /** One answer of several, for those who want to see it. */
  readonly answer: Placement;
}

/** Every cell on which a piece may stand. */
export function cellsOf({ given, within, free = [] }: Puzzle): readonly Cell[] {
  const [[left, bottom], [right, top]] = within;
  const taken = new Set([...given.units.map(({ at }) => String(at)), ...free.map(String)]);
  const cells: Cell[] = [];
  for (let y = bottom; y <= top; y++) {
    for (let x = left; x <= right; x++) if (!taken.has(String([x, y]))) cells.push([x, y]);
  }
  return cells;
}
