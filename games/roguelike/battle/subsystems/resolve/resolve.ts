import { newStrike } from '../../actions/blow.ts';
import { byInitiative } from '../../actions/ranking.ts';
import { request, requestAftermath } from '../../actions/requests.ts';
import { isHeldTogether, isInvulnerable, recoveryOf, shockOf, steadinessOf } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import type { Strike } from '../../state/action.ts';
import { alliesOf, type Battle, foesOf } from '../../state/battle.ts';
import { adjacent, manhattan } from '../../state/board.ts';
import { isAnyAround, isAnyWithin } from '../../state/cellSet.ts';
import { breakDown, hearten, rally, shake, wound } from '../../state/changes.ts';
import { canAct, type Unit } from '../../state/unit.ts';

const CRUMBLING_PERCENT = -50;
const CRUMBLING_LOSS_PERCENT = 15;
const ALLY_FELL_BESIDE = 15;
const ALLY_FELL_NEAR = 8;
const NEAR = 3;
const SURROUNDED_BY = 3;
const SURROUNDED = 20;
const INTERCEPT_SHOCK = 10;
const SAFE_ZONE = 5;
const KILL = 10;
const RALLY_AT = 25;

/** RES: the will to fight. Who loses it flees, or crumbles if Undead. */
export const resolve = {
  name: 'resolve',

  atk: (_battle, unit, _strike, tally) => {
    if (unit.state === 'crumbling') tally.percent += CRUMBLING_PERCENT;
  },
  armor: (_battle, unit, _strike, tally) => {
    if (unit.state === 'crumbling') tally.percent += CRUMBLING_PERCENT;
  },

  /** RES-1, RES-2. */
  struck(battle, strike) {
    const { target } = strike;
    if (!target.alive || isInvulnerable(battle, target)) return;
    const before = target.resolve;
    shake(battle, target, lossBy(strike) + shockOf(battle, strike), strike.cause);
    strike.shaken = before - target.resolve;
    if (target.state !== 'ready' || target.resolve > 0) return;
    target.breaking = target.resolve + steadinessOf(battle, target, strike) <= 0;
  },
  /** RIP-1: the blow brought it to its breaking point. CHG-1: or the shock before, of which the blow is a part. */
  forbidsRiposte(battle, { strike }) {
    const { target, cells } = strike;
    if (target.breaking || cells === 0 || target.resolve > 0 || target.counting) return target.breaking;
    return target.resolve + steadinessOf(battle, target, strike) <= 0;
  },
  /** PHX-3: a blow marked it, or its formation no longer holds it. */
  breaks: (battle, unit) => unit.breaking || unit.counting || unit.resolve + steadinessOf(battle, unit) <= 0,

  daunted(battle, unit) {
    if (!isAnyAround(battle.stands[1 - unit.side]!, unit.cell, 1)) return;
    let enemies = 0;
    for (const other of foesOf(battle, unit)) {
      if (adjacent(other.cell, unit.cell) && canSurround(other)) enemies++;
    }
    if (enemies >= SURROUNDED_BY) shake(battle, unit, SURROUNDED, 'surrounded');
  },
  wavered(battle) {
    if (battle.doubt) requestAftermath(battle);
  },
  crumbled(battle, unit) {
    if (unit.state !== 'crumbling' || isHeldTogether(battle, unit)) return;
    wound(battle, unit, Math.max(1, Math.floor((unit.hp * CRUMBLING_LOSS_PERCENT) / 100)), 'crumbling');
  },

  /** RES-3: the Undead have no Resolve of their own to draw on. */
  recovery(battle, unit, tally) {
    if (unit.make.undead) return;
    const base = Math.max(5, Math.floor((unit.make.maxResolve * 5) / 100));
    tally.flat += unit.attacked ? base : Math.floor((base * 5) / 2);
    if (isSafe(battle, unit)) tally.flat += SAFE_ZONE;
  },
  recovered(battle, unit) {
    hearten(battle, unit, recoveryOf(battle, unit), 'recovered');
    unit.attacked = false;
  },
  rallied(battle, unit) {
    if (unit.state === 'retreating' && unit.resolve >= RALLY_AT) rally(battle, unit);
  },

  died(battle, unit) {
    if (unit.summoned || unit.make.barricade) return;
    for (const ally of alliesOf(battle, unit)) {
      if (adjacent(ally.cell, unit.cell)) shake(battle, ally, ALLY_FELL_BESIDE, 'ally_died');
      else if (manhattan(ally.cell, unit.cell) <= NEAR) shake(battle, ally, ALLY_FELL_NEAR, 'ally_died');
    }
    const killer = battle.units[unit.killer];
    // RES-5: the crumbling recover only by auras and spells.
    if (killer && killer.side !== unit.side && killer.state !== 'crumbling') hearten(battle, killer, KILL, 'kill');
  },

  /** RES-4: each enemy in contact strikes once in the back; then it flees. */
  broke(battle, unit) {
    breakDown(battle, unit);
    if (unit.state !== 'retreating') return;
    if (battle.current === unit.id) unit.fled = true;
    if (battle.leaving !== unit.id) {
      const enemies = foesOf(battle, unit).filter((other) => inContact(other, unit));
      for (const enemy of byInitiative(battle, enemies)) {
        request(battle, { do: 'strike', with: newStrike(battle, enemy, unit, 'back') });
      }
    }
    request(battle, { do: 'flee', with: unit });
  },
} satisfies Subsystem;

function lossBy({ cause, atk, damage, clash }: Strike): number {
  switch (cause) {
    case 'attack':
    case 'ability':
    case 'overwatch':
    case 'back':
    case 'spear_wall':
      return atk;
    case 'riposte':
      return clash?.riposte === 'weak' ? Math.floor(atk / 2) : atk;
    case 'opportunity':
      return damage;
    case 'hard_intercept':
    case 'soft_intercept':
    case 'counter_charge':
      return INTERCEPT_SHOCK;
  }
}

const canSurround = (unit: Unit): boolean => unit.state !== 'retreating' && !unit.make.barricade;

function isSafe(battle: Battle, unit: Unit): boolean {
  if (!isAnyWithin(battle.stands[1 - unit.side]!, unit.cell, NEAR)) return true;
  for (const other of foesOf(battle, unit)) {
    if (manhattan(other.cell, unit.cell) <= NEAR && canSurround(other)) return false;
  }
  return true;
}

const inContact = (other: Unit, unit: Unit): boolean => canAct(other) && adjacent(other.cell, unit.cell);
