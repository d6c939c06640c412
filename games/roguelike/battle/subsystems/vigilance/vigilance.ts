import { newStrike } from '../../actions/blow.ts';
import { request, requestAftermath } from '../../actions/requests.ts';
import { isPushedAside } from '../../reach/reach.ts';
import { initiativeOf, multiply } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import type { Cause, March, Strike } from '../../state/action.ts';
import { type Battle, foesOf } from '../../state/battle.ts';
import { adjacent } from '../../state/board.ts';
import { isAnyAround } from '../../state/cellSet.ts';
import { dropWatch, lendStatus, useWatch, watch } from '../../state/changes.ts';
import { canAct, isReady, type Unit } from '../../state/unit.ts';
import { overwatcherOf } from './overwatch.ts';

const SOFT_PERCENT = 50;
const INTERCEPT_SHOCK = 10;
const TAR_PIT_TURNS = 1;

/** OVW: who kept still watches, and strikes at what comes near. */
export const vigilance = {
  name: 'vigilance',

  turnEnded(battle, unit) {
    if (!unit.moved && unit.alive && unit.state !== 'retreating' && !unit.make.barricade) watch(battle, unit);
  },
  displaced: (battle, unit, why) => dropWatch(battle, unit, why),
  broke: (battle, unit) => {
    if (!unit.make.undead) dropWatch(battle, unit, 'retreat');
  },
  speed: (_battle, unit, tally) => {
    tally.flat -= unit.suppressed;
  },

  /** OVW-2: overwatch first, one shooter a cell. */
  stepped(battle, march) {
    const { unit } = march;
    dropWatch(battle, unit, 'move');
    const shooter = overwatcherOf(battle, unit);
    if (!shooter) return;
    useWatch(battle, shooter);
    request(battle, { do: 'strike', with: newStrike(battle, shooter, unit, 'overwatch') });
    requestAftermath(battle);
  },
  /** Then interceptors, one by one, until the mover dies, breaks or is stopped. */
  guarded(battle, march) {
    const { unit } = march;
    if (!unit.alive || unit.state === 'retreating' || march.halted) return;
    const interceptor = interceptorOf(battle, unit);
    if (!interceptor) return;
    useWatch(battle, interceptor);
    const cause = interceptOf(interceptor)!;
    const isQuarry = march.gait === 'charge' && march.quarry === interceptor.id;
    if (cause === 'hard_intercept') halt(battle, march);
    if (cause !== 'counter_charge' || interceptor.make.is.StickyIntercept) unit.held = interceptor.id;
    request(battle, { do: 'strike', with: newStrike(battle, interceptor, unit, cause, { momentum: isQuarry }) });
    requestAftermath(battle);
    request(battle, { do: 'guard', with: march });
  },

  damage(_battle, { cause }, scale) {
    if (cause === 'soft_intercept') multiply(scale, SOFT_PERCENT);
  },
  delivered(battle, strike) {
    const { cause, attacker, target } = strike;
    if (cause === 'overwatch') suppress(battle, strike);
    if (cause !== 'hard_intercept' && cause !== 'soft_intercept' && cause !== 'counter_charge') return;
    tellIntercept(battle, strike, cause);
    if (!attacker.make.is.StickyIntercept || !target.alive) return;
    lendStatus(battle, target, 'tar_pit', TAR_PIT_TURNS, attacker);
    battle.log?.push({ type: 'sticky_intercept', interceptorId: attacker.name, targetId: target.name });
  },
} satisfies Subsystem;

function halt(battle: Battle, march: March): void {
  march.halted = true;
  if (march.gait !== 'charge') return;
  battle.log?.push({ type: 'charge_cancelled', unitId: march.unit.name, reason: 'intercepted' });
}

/** OVW-2: a shot that hurts slows the rest of this turn. */
function suppress(battle: Battle, { attacker, target, damage }: Strike): void {
  const suppressed = damage > 0 && target.alive;
  if (suppressed) target.suppressed++;
  battle.log?.push({ type: 'overwatch', shooterId: attacker.name, targetId: target.name, damage, suppressed });
}

type Intercept = Extract<Cause, 'hard_intercept' | 'soft_intercept' | 'counter_charge'>;

/** OVW-2: of several tags SpearWall, then Cavalry, then HeavyInfantry. */
export function interceptOf({ make: { is } }: Unit): Intercept | undefined {
  if (is.SpearWall) return 'hard_intercept';
  if (is.Cavalry) return 'counter_charge';
  return is.HeavyInfantry ? 'soft_intercept' : undefined;
}

/** By initiative, then id. */
function interceptorOf(battle: Battle, unit: Unit): Unit | undefined {
  if (!isAnyAround(battle.stands[1 - unit.side]!, unit.cell, 1)) return undefined;
  let chosen: Unit | undefined;
  for (const enemy of foesOf(battle, unit)) {
    if (!intercepts(enemy, unit)) continue;
    if (!chosen || initiativeOf(battle, enemy) > initiativeOf(battle, chosen)) chosen = enemy;
  }
  return chosen;
}

function intercepts(enemy: Unit, unit: Unit): boolean {
  if (!enemy.vigilant || enemy.used) return false;
  if (!isReady(enemy) || !canAct(enemy) || !adjacent(enemy.cell, unit.cell)) return false;
  const cause = interceptOf(enemy);
  if (!cause) return false;
  if (cause === 'soft_intercept' && unit.make.is.Skirmisher) return false;
  return !(cause === 'hard_intercept' && unit.make.is.Unstoppable && isPushedAside(enemy));
}

function tellIntercept(battle: Battle, { attacker, target, damage, hit }: Strike, type: Intercept): void {
  const told = {
    interceptorId: attacker.name,
    targetId: target.name,
    damage,
    resolveDamage: hit ? INTERCEPT_SHOCK : 0,
  };
  if (type === 'counter_charge') battle.log?.push({ type, ...told });
  else battle.log?.push({ type, ...told, movementStopped: type === 'hard_intercept' });
}
