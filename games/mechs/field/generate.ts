import type { Dice } from '@tactarium/engine';
import { disc, type Hex, hexAt, indexOf, neighbours } from '@tactarium/engine/grid/hex';
import { emptyField, type Field, TERRAINS, type Terrain } from './field.ts';

/** A patch of ground of one kind: how many for a map of 100 hexes, and of how many hexes. */
interface Patch {
  readonly terrain: Terrain;
  readonly inHundred: number;
  readonly least: number;
  readonly most: number;
}

/** Later patches lie over earlier ones: heavy woods stand inside light ones. */
const PATCHES: readonly Patch[] = [
  { terrain: 'rough', inHundred: 1, least: 1, most: 4 },
  { terrain: 'light_woods', inHundred: 2, least: 3, most: 7 },
  { terrain: 'heavy_woods', inHundred: 2, least: 1, most: 2 },
  { terrain: 'shallow_water', inHundred: 1, least: 2, most: 6 },
];

const HILLS_IN_HUNDRED = 1;
const HIGHEST_HILL = 3;

/**
 * A map from the dice: clear ground with woods, rough, water and hills, thinner than a map by hand. Everything lies on
 * the map twice, so that neither side is favoured.
 */
export function generateField(width: number, height: number, dice: Dice): Field {
  const field = emptyField(width, height, 'rectangle');
  const below = (bound: number): number => dice.below('table', 'map', bound);
  const area = width * height;
  /** Half of what there shall be: the other half are the images. */
  const count = (inHundred: number): number => Math.max(1, Math.trunc((area * inHundred) / 200));

  for (let n = count(HILLS_IN_HUNDRED); n > 0; n--) raise(field, hexAt(field, below(area)), 1 + below(HIGHEST_HILL));
  for (const { terrain, inHundred, least, most } of PATCHES) {
    const kind = TERRAINS.indexOf(terrain);
    for (let n = count(inHundred); n > 0; n--) {
      const patch = grow(field, below(area), least + below(most - least + 1), below);
      for (const index of patch) for (const image of [index, imageOf(field, index)]) field.terrain[image] = kind;
    }
  }
  return field;
}

/**
 * What a hex of one side is to the other: turned by half where that gives the same rectangle, which it does for an even
 * number of rows; else mirrored in the middle row.
 */
export function imageOf({ width, height }: Field, index: number): number {
  if (height % 2 === 0) return width * height - 1 - index;
  const column = index % width;
  return (height - 1 - (index - column) / width) * width + column;
}

/** A hill falls a level a hex from its top. */
function raise(field: Field, top: Hex, height: number): void {
  for (let rings = height - 1, level = 1; rings >= 0; rings--, level++) {
    for (const hex of disc(top, rings)) {
      const index = indexOf(field, hex);
      if (index === undefined) continue;
      for (const image of [index, imageOf(field, index)]) field.level[image] = Math.max(field.level[image]!, level);
    }
  }
}

/** So many connected hexes about a first one. */
function grow(field: Field, first: number, size: number, below: (bound: number) => number): readonly number[] {
  const patch = [first];
  // A patch in a corner may find no room: it stays smaller.
  for (let tries = 0; patch.length < size && tries < 8 * size; tries++) {
    const from = hexAt(field, patch[below(patch.length)]!);
    const index = indexOf(field, neighbours(from)[below(6)]!);
    if (index !== undefined && !patch.includes(index)) patch.push(index);
  }
  return patch;
}
