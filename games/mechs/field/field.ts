import type { HexMap } from '@tactarium/engine/grid/hex';

export const TERRAINS = ['clear', 'light_woods', 'heavy_woods', 'rough', 'shallow_water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The ground: never changes in a battle, so that all copies of a state share it. By hex index. */
export interface Field extends HexMap {
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

export const emptyField = (width: number, height: number): Field => ({
  width,
  height,
  terrain: new Uint8Array(width * height),
  level: new Int8Array(width * height),
});

const SIGNS = '.lhrw';

/** As it is stored and sent: a sign a hex (`.` clear, `l` and `h` woods, `r` rough, `w` water) and a digit a level. */
export interface FieldText {
  readonly size: readonly [number, number];
  readonly terrain: readonly string[];
  readonly level: readonly string[];
}

function writeField({ width, height, terrain, level }: Field): FieldText {
  const rows = (sign: (index: number) => string): readonly string[] =>
    Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, q) => sign(r * width + q)).join(''));
  return {
    size: [width, height],
    terrain: rows((index) => SIGNS[terrain[index]!]!),
    level: rows((index) => String(level[index])),
  };
}

export function readField({ size: [width, height], terrain, level }: FieldText): Field {
  const field = emptyField(width, height);
  for (let index = 0; index < width * height; index++) {
    const [q, r] = [index % width, Math.trunc(index / width)];
    field.terrain[index] = SIGNS.indexOf(terrain[r]![q]!);
    field.level[index] = Number(level[r]![q]);
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
