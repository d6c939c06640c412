import { initiativeOf } from '../resolution/questions.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';

/** Reactions go by initiative, then id. */
export function byInitiative(battle: Battle, units: readonly Unit[]): readonly Unit[] {
  if (units.length < 2) return units;
  const ranks = new Map(units.map((unit) => [unit, initiativeOf(battle, unit)]));
  return units.toSorted((a, b) => ranks.get(b)! - ranks.get(a)! || a.id - b.id);
}
