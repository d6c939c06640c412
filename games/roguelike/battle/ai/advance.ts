import { isPushedAside, isShooter, meleeReach } from '../reach/reach.ts';
import { speedOf } from '../resolution/questions.ts';
import { alliesOf, type Battle, foesOf } from '../state/battle.ts';
import { homeward, yOf } from '../state/board.ts';
import { type CellSet, has } from '../state/cellSet.ts';
import { isReady, type Unit } from '../state/unit.ts';
import { interceptOf } from '../subsystems/vigilance/vigilance.ts';
import { attackOn, attackOnAnyone, cellsBeside, contactWith } from './goals.ts';
import { pathNear, pathTo, pathToOther, walkable } from './paths.ts';
import { bestOf, taunterOf } from './targets.ts';

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
  return walkable(battle, heldBack(battle, unit, path, speed), speed);
}

function pathToBest(battle: Battle, unit: Unit, feared: CellSet | undefined): readonly number[] {
  const target = bestOf(battle, unit, foesOf(battle, unit));
  if (!target) return [];
  return (
    pathTo(battle, unit, attackOn(battle, unit, target), feared) ??
    pathToOther(unit, attackOnAnyone(battle, unit)) ??
    pathNear(unit, target.cell)
  );
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
  const path = pathTo(battle, unit, contactWith(shooters, meleeReach(unit)), guarded);
  return guarded && path?.some((cell) => has(guarded, cell)) ? undefined : path;
}

/** OVW-3: a cheap unit walks into the spears when a dear ally's way leads past them. */
function sacrifice(
  battle: Battle,
  unit: Unit,
  interceptors: readonly Unit[],
  feared: CellSet,
): readonly number[] | undefined {
  if (unit.make.cost > CHEAP || isShooter(unit)) return undefined;
  const waits = alliesOf(battle, unit).some((ally) => {
    if (ally.make.cost < DEAR || !isYetToMove(battle, ally) || !isReady(ally)) return false;
    const target = bestOf(battle, ally, foesOf(battle, ally));
    const path = target && pathTo(battle, ally, attackOn(battle, ally, target));
    return path?.some((cell) => has(feared, cell)) ?? false;
  });
  if (!waits) return undefined;
  return pathTo(battle, unit, contactWith(interceptors, meleeReach(unit)));
}

/** In a battle under way: its turn of this round is to come. */
const isYetToMove = (battle: Battle, { id, moved }: Unit): boolean =>
  battle.queue.length > 0 ? battle.queue.includes(id, battle.turns) : !moved;

/** SHR-3: the Undead send units of cost 3 or less first; dearer fighters do not go ahead of them unless they can strike. */
function heldBack(battle: Battle, unit: Unit, path: readonly number[], speed: number): readonly number[] {
  if (!battle.rules.on.shred || unit.make.faction !== 'undead' || unit.make.cost <= CHEAP || isShooter(unit))
    return path;
  if (path.length <= speed) return path;
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
