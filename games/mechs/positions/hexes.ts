import type { Json } from '@tactarium/engine';
import { cellIndex, whole } from '@tactarium/engine/reading';
import { type Field, HIGHEST, indexOfCell } from '../field/field.ts';

/** A hex of the map, as its index. */
export const hex = (field: Field, json: Json | undefined, place: string): number =>
  cellIndex(json, place, 'a hex of the map', (cell) => indexOfCell(field, cell));

export const level = (json: Json | undefined, place: string): number => whole(json ?? 0, place, 0, HIGHEST);
