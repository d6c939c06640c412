import { distance, type Hex, hexAt, indexOf, line } from '@tactarium/engine/grid/hex';
import { type Field, WOODS } from './field.ts';

export interface Sight {
  readonly clear: boolean;
  /** Points of woods between, without the two ends. */
  readonly woods: number;
  /** MEC-42: ground beside the far end hides the legs of what stands there. */
  readonly cover: boolean;
  /** The first hex that blocks sight, by its height or with the woods before it. */
  readonly blockedBy?: { readonly at: number; readonly by: 'hill' | 'woods' };
}

/** MEC-42: by how much the mechs at both ends are higher than their hexes; undefined: mechs add no height. */
export type Heights = readonly [from: number, to: number] | undefined;

/** MEC-10: more than this in between blocks sight. */
export const MOST_WOODS = 2;
/** MEC-42: how far woods reach above their ground. */
const WOODS_HEIGHT = 2;
const COVER_HEIGHT = 1;

/** What the line crosses between its ends, and what each crossing adds: for whoever draws it. */
export interface Crossed {
  /** One hex, or the two between which the line runs along an edge, as far as they are on the map. */
  readonly hexes: readonly number[];
  readonly woods: number;
}

/**
 * MEC-10, MEC-42: what stands between two hexes. Where the line runs along an edge the worse of the two hexes counts; what
 * lies off the map is clear. Clear and woods are the same both ways.
 */
export function sight(field: Field, from: number, to: number, heights?: Heights, crossed?: Crossed[]): Sight {
  const [start, end] = [hexAt(field, from), hexAt(field, to)];
  const crossings = line(start, end);
  const { level } = field;
  const [here, there] = [level[from]! + (heights?.[0] ?? 0), level[to]! + (heights?.[1] ?? 0)];
  const [low, high] = [Math.min(here, there), Math.max(here, there)];
  let blockedBy: Sight['blockedBy'];
  let cover = false;
  let woods = 0;
  for (let n = 1; n < crossings.length - 1; n++) {
    let worst = 0;
    const hexes: number[] = [];
    for (const hex of crossings[n]! as readonly Hex[]) {
      const index = indexOf(field, hex);
      if (index === undefined) continue;
      hexes.push(index);
      const ground = level[index]!;
      if (!heights || ground + WOODS_HEIGHT >= low) worst = Math.max(worst, WOODS[field.terrain[index]!]!);
      if (ground > high || (heights && hidesBeside(hex, ground))) blockedBy ??= { at: index, by: 'hill' };
      if (heights && heights[1] > 0 && ground === level[to]! + COVER_HEIGHT && ground <= level[from]!) {
        cover ||= distance(hex, end) === 1;
      }
    }
    woods += worst;
    if (woods > MOST_WOODS && worst > 0) blockedBy ??= { at: hexes[0]!, by: 'woods' };
    crossed?.push({ hexes, woods: worst });
  }
  return { clear: blockedBy === undefined, woods, cover, ...(blockedBy && { blockedBy }) };

  /** A hill that is higher than one of the two need only be next to it. */
  function hidesBeside(hex: Hex, ground: number): boolean {
    return (ground > here && distance(hex, start) === 1) || (ground > there && distance(hex, end) === 1);
  }
}

/** What woods add to a shot: those between and those in the target's hex. */
export const woodsOn = (field: Field, { woods }: Pick<Sight, 'woods'>, to: number): number =>
  woods + WOODS[field.terrain[to]!]!;
