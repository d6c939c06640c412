import type { Battle } from '../state/battle.ts';
import { between } from '../state/board.ts';
import { NOBODY, type Unit } from '../state/unit.ts';

/** Whether nobody stands between the two cells. The unit itself is not in its own way, wherever it means to shoot from. */
export function isLineFree(battle: Battle, unit: Unit, from: number, to: number): boolean {
  const line = between(from, to);
  for (let i = 0; i < line.length; i++) {
    const id = battle.board[line[i]!]!;
    if (id !== NOBODY && id !== unit.id) return false;
  }
  return true;
}
