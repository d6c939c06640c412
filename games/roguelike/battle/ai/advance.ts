import { chebyshev, homeward, yOf } from '../board.ts';
import { isDisarmed, speedOf } from '../dispatch.ts';
import { isPushedAside, isShooter, meleeReach, outOfReach } from '../reach.ts';
import { alliesOf, type Battle, foesOf, isReady, type Unit } from '../state.ts';
import { interceptOf } from '../subsystems/vigilance/vigilance.ts';
import { cellsBeside, pathNear, pathTo, pathToOther, walkable, type Zone } from './paths.ts';
import { bestOf, reachesAnyone, taunterOf } from './targets.ts';

const FAST = 4;
const CHEAP = 3;
const DEAR = 5;

/** RUN-34 (10): the way toward the best target, as far as it can go now. */
export function wayForward(battle: Battle, unit: Unit): readonly number[] {
  const speed = speedOf(battle, unit);
  const interceptors = hardInterceptors(battle, unit);
  const feared = interceptors.length > 0 ? cellsBeside(interceptors) : undefined;
  const path = taunterOf(battle, unit)
    ? pathToBest(battle, unit, feared)
    : (corridorToShooter(battle, unit, speed) ??
      (feared && sacrifice(battle, unit, interceptors, feared)) ??
      pathToBest(battle, unit, feared));
  return walkable(battle, heldBack(battle, unit, path), speed);
}

function pathToBest(battle: Battle, unit: Unit, feared: Zone | undefined): readonly number[] {
  const target = bestOf(battle, unit, foesOf(battle, unit));
  if (!target) return [];
  return (
    pathTo(battle, unit, attackCell(battle, unit, target), feared) ??
    pathToOther(battle, unit, (cell) => reachesAnyone(battle, unit, cell)) ??
    pathNear(battle, unit, target.cell)
  );
}

/** Whether a cell is one to attack the target from. */
function attackCell(battle: Battle, unit: Unit, target: Unit): (cell: number) => boolean {
  if (isShooter(unit) && !isDisarmed(battle, unit))
    return (cell) => outOfReach(battle, unit, target, cell) === undefined;
  const reach = isShooter(unit) ? 1 : meleeReach(unit);
  return (cell) => chebyshev(cell, target.cell) <= reach;
}

/** OVW-3: those whose zones an approach would trip. */
function hardInterceptors(battle: Battle, unit: Unit): readonly Unit[] {
  if (!battle.rules.on.vigilance) return [];
  return foesOf(battle, unit).filter(
    (enemy) =>
      enemy.vigilant &&
      !enemy.used &&
      isReady(enemy) &&
      interceptOf(enemy) === 'hard_intercept' &&
      !(unit.make.is.Unstoppable && isPushedAside(enemy)),
  );
}

/** LOS-2: fast units look for a way to an enemy shooter that passes no enemy tank. */
function corridorToShooter(battle: Battle, unit: Unit, speed: number): readonly number[] | undefined {
  if (speed < FAST || isShooter(unit) || !battle.rules.on.sight) return undefined;
  const enemies = foesOf(battle, unit);
  const shooters = enemies.filter(isShooter);
  if (shooters.length === 0) return undefined;
  const tanks = enemies.filter(({ make }) => make.role === 'tank');
  const guarded = tanks.length > 0 ? cellsBeside(tanks) : undefined;
  const reach = meleeReach(unit);
  const path = pathTo(
    battle,
    unit,
    (cell) => shooters.some((shooter) => chebyshev(cell, shooter.cell) <= reach),
    guarded,
  );
  return guarded && path?.some((cell) => guarded[cell]) ? undefined : path;
}

/** OVW-3: a cheap unit walks into the spears when a dear ally's way leads past them. */
function sacrifice(
  battle: Battle,
  unit: Unit,
  interceptors: readonly Unit[],
  feared: Zone,
): readonly number[] | undefined {
  if (unit.make.cost > CHEAP || isShooter(unit)) return undefined;
  const waits = alliesOf(battle, unit).some((ally) => {
    if (ally.make.cost < DEAR || !isYetToMove(battle, ally) || !isReady(ally)) return false;
    const target = bestOf(battle, ally, foesOf(battle, ally));
    const path = target && pathTo(battle, ally, attackCell(battle, ally, target));
    return path?.some((cell) => feared[cell]) ?? false;
  });
  if (!waits) return undefined;
  const reach = meleeReach(unit);
  return pathTo(battle, unit, (cell) => interceptors.some((enemy) => chebyshev(cell, enemy.cell) <= reach));
}

/** In a battle under way: its turn of this round is to come. */
const isYetToMove = (battle: Battle, { id, moved }: Unit): boolean =>
  battle.order.length > 0 ? battle.order.includes(id, battle.turns) : !moved;

/** SHR-3: the Undead send units of cost 3 or less first; dearer fighters do not go ahead of them unless they can strike. */
function heldBack(battle: Battle, unit: Unit, path: readonly number[]): readonly number[] {
  if (!battle.rules.on.shred || unit.make.faction !== 'undead' || unit.make.cost <= CHEAP || isShooter(unit))
    return path;
  if (path.length <= speedOf(battle, unit)) return path;
  let foremost: number | undefined;
  for (const ally of alliesOf(battle, unit)) {
    if (!isReady(ally) || ally.make.cost > CHEAP || ally.summoned) continue;
    const row = yOf(ally.cell) * homeward(unit.side);
    if (foremost === undefined || row < foremost) foremost = row;
  }
  if (foremost === undefined) return path;
  const end = path.findIndex((cell) => yOf(cell) * homeward(unit.side) < foremost);
  return end < 0 ? path : path.slice(0, end);
}
