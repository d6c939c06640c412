import type { ScriptName } from '../../../vocabulary/scripts.ts';
import type { Strike } from '../../state/action.ts';
import type { Battle } from '../../state/battle.ts';
import type { Unit } from '../../state/unit.ts';
import { burnout } from './burnout.ts';
import { conserveAmmo } from './conserveAmmo.ts';
import { rapidReload } from './rapidReload.ts';

/** What no words say. */
export interface Script {
  readonly quickensCooldown?: true;
  /** What an ability costs that is used before its time. */
  readonly hurried?: {
    isAffordable(unit: Unit): boolean;
    pay(battle: Battle, unit: Unit): void;
  };
  delivered?(battle: Battle, strike: Strike): void;
}

export const scripts: { readonly [S in ScriptName]: Script } = {
  conserve_ammo: conserveAmmo,
  rapid_reload: rapidReload,
  burnout,
};
