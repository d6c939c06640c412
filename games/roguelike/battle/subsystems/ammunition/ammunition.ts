import type { Subsystem } from '../../resolution/subsystem.ts';
import { alliesOf } from '../../state/battle.ts';
import { manhattan } from '../../state/board.ts';
import { recoverAmmo, spendAmmo } from '../../state/changes.ts';
import type { Unit } from '../../state/unit.ts';

const EMPTY_PERCENT = -70;
const REST = 1;
const WAGON = 2;

/** AMM-1: shots are counted. Cooldowns belong to abilities. */
export const ammunition = {
  name: 'ammunition',

  disarms: (_battle, unit) => isEmpty(unit),
  /** Not of the shot that was the last: it had its arrow. */
  atk: (_battle, unit, strike, tally) => {
    if (isEmpty(unit) && !strike?.ranged) tally.percent += EMPTY_PERCENT;
  },
  /** Spent whether or not it hits. What an ability costs is spent when it is used. */
  loosed(battle, { attacker, cause, ranged }) {
    if (ranged && attacker.make.maxAmmo > 0 && cause !== 'ability') spendAmmo(battle, attacker, 1);
  },
  resupplied(battle, unit) {
    if (unit.make.maxAmmo === 0 || unit.ammo === unit.make.maxAmmo) return;
    if (unit.rested) recoverAmmo(battle, unit, REST, 'rest');
    if (alliesOf(battle, unit).some((ally) => supplies(ally, unit))) recoverAmmo(battle, unit, WAGON, 'supply_wagon');
  },
} satisfies Subsystem;

const isEmpty = (unit: Unit): boolean => unit.make.maxAmmo > 0 && unit.ammo === 0;

const supplies = (ally: Unit, unit: Unit): boolean => ally.make.is.SupplyWagon && manhattan(ally.cell, unit.cell) === 1;
