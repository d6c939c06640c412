import { type HexMap, type HexShape, hexAt, indexOf } from '@tactarium/engine/grid/hex';

export const TERRAINS = ['clear', 'light_woods', 'heavy_woods', 'rough', 'shallow_water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Axial: q and r. */
export type Cell = readonly [number, number];

/**
 * The ground: never changes in a battle, so that all copies of a state share it. By hex index. Battles are fought on
 * rectangles, scenarios on parallelograms.
 */
export interface Field extends HexMap {
  readonly shape: HexShape;
  /** Indices into TERRAINS. */
  readonly terrain: Uint8Array;
  readonly level: Int8Array;
}

/** MP to enter, by terrain: MEC-29. */
export const ENTRY: readonly number[] = [1, 2, 3, 2, 2];
/** Points of woods, by terrain: MEC-10. */
export const WOODS: readonly number[] = [0, 1, 2, 0, 0];
export const WATER = TERRAINS.indexOf('shallow_water');

export const LARGEST = 99;
export const HIGHEST = 9;

export const emptyField = (width: number, height: number, shape: HexShape = 'parallelogram'): Field => ({
  width,
  height,
  shape,
  terrain: new Uint8Array(width * height),
  level: new Int8Array(width * height),
});

export const cellOf = (field: HexMap, index: number): Cell => {
  const { q, r } = hexAt(field, index);
  return [q, r];
};

/** The index of a cell, or undefined off the map. */
export const indexOfCell = (field: HexMap, [q, r]: Cell): number | undefined => indexOf(field, { q, r });

const SIGNS = '.lhrw';

/** As it is stored and sent: a sign a hex (`.` clear, `l` and `h` woods, `r` rough, `w` water) and a digit a level. */
export type FieldText = {
  readonly size: readonly [number, number];
  readonly shape: HexShape;
  readonly terrain: readonly string[];
  readonly level: readonly string[];
};

function writeField({ width, height, shape, terrain, level }: Field): FieldText {
  const rows = (sign: (index: number) => string): readonly string[] =>
    Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (_, column) => sign(r * width + column)).join(''),
    );
  return {
    size: [width, height],
    shape,
    terrain: rows((index) => SIGNS[terrain[index]!]!),
    level: rows((index) => String(level[index])),
  };
}

export function readField({ size: [width, height], shape, terrain, level }: FieldText): Field {
  const field = emptyField(width, height, shape);
  for (let index = 0; index < width * height; index++) {
    const [column, r] = [index % width, Math.trunc(index / width)];
    field.terrain[index] = SIGNS.indexOf(terrain[r]![column]!);
    field.level[index] = Number(level[r]![column]);
  }
  return field;
}

/** The ground never changes, so its text is made once. The caches can be dropped at any time. */
const texts = new WeakMap<Field, FieldText>();
const fields = new WeakMap<FieldText, Field>();

export function fieldText(field: Field): FieldText {
  const text = texts.get(field) ?? writeField(field);
  texts.set(field, text);
  return text;
}

export function fieldOf(text: FieldText): Field {
  const field = fields.get(text) ?? readField(text);
  fields.set(text, field);
  return field;
}
