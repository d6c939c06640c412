import { isEngaged, outOfReach } from '../../reach/reach.ts';
import { initiativeOf, isDisarmed } from '../../resolution/questions.ts';
import { alliesOf, type Battle, foesOf } from '../../state/battle.ts';
import { manhattan } from '../../state/board.ts';
import { canAct, isReady, type Unit } from '../../state/unit.ts';

const CHEAP = 3;
const DEAR = 6;
const FEW_SHOTS = 2;

/** OVW-2: the watching shooter that fires at a unit in its present cell; by initiative, then id. */
export function overwatcherOf(battle: Battle, unit: Unit): Unit | undefined {
  let chosen: Unit | undefined;
  for (const shooter of foesOf(battle, unit)) {
    if (!shooter.vigilant || shooter.used || !canOverwatch(battle, shooter, unit)) continue;
    if (!chosen || initiativeOf(battle, shooter) > initiativeOf(battle, chosen)) chosen = shooter;
  }
  return chosen;
}

/** OVW-1: an engaged shooter does not, nor one that has no ammunition at all. */
function canOverwatch(battle: Battle, shooter: Unit, unit: Unit): boolean {
  const { make } = shooter;
  if (make.range <= 1 || make.maxAmmo === 0 || manhattan(shooter.cell, unit.cell) > make.range) return false;
  if (!isReady(shooter) || !canAct(shooter) || isDisarmed(battle, shooter) || isEngaged(battle, shooter)) return false;
  return outOfReach(battle, shooter, unit) === undefined && isWorthAShot(battle, shooter, unit);
}

/** OVW-3: what the AI saves its shots for. */
export function isWorthAShot(battle: Battle, shooter: Unit, unit: Unit): boolean {
  if (!battle.rules.on.ammunition) return true;
  const { cost, role } = unit.make;
  if (shooter.ammo <= 1 && cost <= CHEAP) return false;
  if (cost >= DEAR || role === 'support') return true;
  return shooter.ammo > FEW_SHOTS || !isDearerComing(battle, shooter, unit);
}

/** Another that stands nearer to the shooter than when its last turn began. */
function isDearerComing(battle: Battle, shooter: Unit, unit: Unit): boolean {
  return alliesOf(battle, unit).some(
    (other) =>
      other !== unit &&
      isReady(other) &&
      other.make.cost > unit.make.cost &&
      manhattan(other.cell, shooter.cell) < manhattan(other.from, shooter.cell),
  );
}
