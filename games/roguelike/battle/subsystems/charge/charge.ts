import { newStrike } from '../../actions/blow.ts';
import { request, requestAftermath } from '../../actions/requests.ts';
import { engages, type Hindrance, isPinned } from '../../reach/reach.ts';
import { multiply, speedOf } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import type { March } from '../../state/action.ts';
import { type Battle, foesOf, isFree } from '../../state/battle.ts';
import { chebyshev, straightBetween } from '../../state/board.ts';
import { shake } from '../../state/changes.ts';
import { canAct, canMove, type Unit } from '../../state/unit.ts';

const SHORTEST = 2;
export const PERCENT_PER_CELL = 20;
const SHOCK = 10;
const ANTI_CAVALRY_PERCENT = 150;

/** CHG: distance becomes damage. */
export const charge = {
  name: 'charge',

  damage(_battle, { cause, cells, momentum, attacker }, scale) {
    if (cells > 0) multiply(scale, 100 + PERCENT_PER_CELL * cells);
    const braced = cause === 'spear_wall' || (cause === 'hard_intercept' && momentum);
    if (braced && attacker.make.is.AntiCavalry) multiply(scale, ANTI_CAVALRY_PERCENT);
  },

  /** CHG-1, CHG-2: shock and clash are one blow; a spear wall strikes first and takes the bonus away. */
  arrived(battle, march) {
    if (march.gait !== 'charge') return;
    const { unit } = march;
    const target = battle.units[march.quarry]!;
    unit.acted = true;
    if (!canAct(unit) || !target.alive || chebyshev(unit.cell, target.cell) > 1) return;
    if (march.halted) {
      request(battle, { do: 'attack', with: { unit, target, cells: 0, answered: false } });
    } else if (target.make.is.SpearWall && canAct(target)) {
      battle.log?.push({ type: 'charge_cancelled', unitId: unit.name, reason: 'spear_wall' });
      request(battle, { do: 'strike', with: newStrike(battle, target, unit, 'spear_wall') });
      request(battle, { do: 'attack', with: { unit, target, cells: 0, answered: true } });
    } else {
      hit(battle, march, target);
    }
    requestAftermath(battle);
  },

  delivered(battle, { cause, cells, attacker, target, damage, hit: landed }) {
    if (cause === 'spear_wall') {
      battle.log?.push({ type: 'spear_wall_counter', spearmanId: attacker.name, chargerId: target.name, damage });
    }
    if (cells === 0 || !landed) return;
    battle.log?.push({
      type: 'charge_impact',
      attackerId: attacker.name,
      targetId: target.name,
      cellsMoved: cells,
      momentumBonus: cells * PERCENT_PER_CELL,
      damage,
    });
  },
} satisfies Subsystem;

function hit(battle: Battle, { unit, path }: March, target: Unit): void {
  battle.log?.push({ type: 'charge_shock', attackerId: unit.name, targetId: target.name, resolveDamage: SHOCK });
  shake(battle, target, SHOCK, 'charge');
  request(battle, { do: 'attack', with: { unit, target, cells: path.length, answered: false } });
}

/** CHG-1: why a unit cannot charge from a cell, in the order of the rule. */
export function chargeRefusal(battle: Battle, unit: Unit, target: Unit, from = unit.cell): Hindrance | undefined {
  if (!canMove(unit)) return 'not_ready';
  if (!unit.make.is.Cavalry && !unit.make.is.Charger) return 'not_cavalry';
  if (from === unit.cell && isPinned(battle, unit)) return 'engaged';
  const path = straightBetween(from, target.cell);
  if (!path?.every((cell) => isFree(battle, cell) || cell === unit.cell)) return 'no_straight_path';
  if (path.length < SHORTEST) return 'too_close';
  if (path.length > 2 * speedOf(battle, unit)) return 'too_far';
  for (let i = 0; i < path.length - 1; i++) {
    for (const enemy of foesOf(battle, unit)) {
      if (enemy !== target && engages(battle, enemy, unit, path[i]!)) return 'zoc_interrupt';
    }
  }
  return undefined;
}

export const chargePath = (from: number, target: Unit): readonly number[] => straightBetween(from, target.cell) ?? [];
