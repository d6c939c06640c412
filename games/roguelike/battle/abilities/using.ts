import type { Active, Aim, Effect } from '../../vocabulary/abilities.ts';
import { statuses } from '../../vocabulary/statuses.ts';
import { type Hindrance, isEngaged } from '../reach/reach.ts';
import { isLineFree } from '../reach/sightline.ts';
import type { Battle } from '../state/battle.ts';
import { adjacent, manhattan } from '../state/board.ts';
import type { Unit } from '../state/unit.ts';

/** What abilities and spells have in common: whom they are for, and how far they go. */
export interface Aimed {
  readonly aim: Aim;
  readonly reach?: number;
  readonly trajectory?: Active['trajectory'];
  readonly effects: readonly Effect[];
}

/** Why a unit cannot use its ability now. A weapon that needs ammunition is no use in close quarters (ENG-1). */
export function abilityRefusal(battle: Battle, unit: Unit): Hindrance | undefined {
  const { active } = unit.make;
  if (!active) return 'no_ability';
  if (unit.statuses.some(({ kind }) => statuses[kind].silences)) return 'silenced';
  if (unit.cooldown > 0 && !mayHurry(unit)) return 'on_cooldown';
  if (!active.words.ammo) return undefined;
  if (battle.rules.on.ammunition && unit.ammo < active.words.ammo) return 'out_of_ammo';
  return isEngaged(battle, unit) ? 'engaged' : undefined;
}

export function isWithin(battle: Battle, unit: Unit, target: Unit, { reach = 0, trajectory }: Aimed): boolean {
  if (reach <= 1 ? !adjacent(unit.cell, target.cell) : manhattan(unit.cell, target.cell) > reach) return false;
  if (trajectory !== 'direct' || !battle.rules.on.sight) return true;
  return isLineFree(battle, unit, unit.cell, target.cell);
}

const mayHurry = (unit: Unit): boolean => unit.make.lent.scripts.some(({ hurried }) => hurried?.isAffordable(unit));
