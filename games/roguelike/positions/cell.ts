import type { Json } from '@tactarium/engine';
import { cellIndex } from '@tactarium/engine/reading';
import { cellAt } from '../battle/state/board.ts';

export const cell = (json: Json | undefined, place: string): number =>
  cellIndex(json, place, 'a cell [x, y] of the 8 × 10 field', ([x, y]) => cellAt(x, y));
