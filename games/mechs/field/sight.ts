import { type Hex, hexAt, indexOf, line } from '@tactarium/engine/grid/hex';
import { type Field, WOODS } from './field.ts';

export interface Sight {
  readonly clear: boolean;
  /** Points of woods between, without the two ends. */
  readonly woods: number;
}

/** MEC-10: more than this in between blocks sight. */
const MOST_WOODS = 2;

/**
 * MEC-10: what stands between two hexes. Where the line runs along an edge the worse of the two hexes counts; what lies
 * off the map is clear. The same both ways.
 */
export function sight(field: Field, from: number, to: number): Sight {
  const crossings = line(hexAt(field, from), hexAt(field, to));
  const height = Math.max(field.level[from]!, field.level[to]!);
  let clear = true;
  let woods = 0;
  for (let n = 1; n < crossings.length - 1; n++) {
    let worst = 0;
    for (const hex of crossings[n]! as readonly Hex[]) {
      const index = indexOf(field, hex);
      if (index === undefined) continue;
      worst = Math.max(worst, WOODS[field.terrain[index]!]!);
      if (field.level[index]! > height) clear = false;
    }
    woods += worst;
  }
  return { clear: clear && woods <= MOST_WOODS, woods };
}

/** What woods add to a shot: those between and those in the target's hex. */
export const woodsOn = (field: Field, { woods }: Sight, to: number): number => woods + WOODS[field.terrain[to]!]!;
