import { newStrike } from '../../actions/blow.ts';
import { byInitiative } from '../../actions/ranking.ts';
import { request, requestAftermath } from '../../actions/requests.ts';
import { engagersOf, isPushedAside } from '../../reach/reach.ts';
import { isDisarmed } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import { unitAt } from '../../state/battle.ts';
import { adjacent, chebyshev, pointOf } from '../../state/board.ts';
import { wound } from '../../state/changes.ts';
import { canAct, NOBODY, type Unit } from '../../state/unit.ts';

const CLOSE_QUARTERS_PERCENT = -50;
const TRAMPLE = 2;

/** ENG: an enemy beside a unit holds it, and strikes when it leaves. */
export const engagement = {
  name: 'engagement',

  holds(_battle, enemy, unit, cell) {
    if (!canAct(enemy) || ignores(unit, enemy)) return false;
    if (unit.held === enemy.id && cell === unit.cell) return true;
    return chebyshev(enemy.cell, cell) <= (enemy.make.is.LongReach ? 2 : 1);
  },
  handToHand: (_battle, unit, cell, target) => unit.make.range > 1 && adjacent(cell, target.cell),
  /** ENG-1: a shooter's blow hand to hand, not its ability; one without ammunition has its own 30 %. */
  atk(battle, unit, strike, tally) {
    if (!strike || strike.ranged || strike.attacker !== unit || unit.make.range === 1) return;
    if (strike.cause === 'ability') return;
    if (!isDisarmed(battle, unit)) tally.percent += CLOSE_QUARTERS_PERCENT;
  },

  /** ENG-2: before it goes, each enemy that engages it strikes; the Incorporeal cannot. */
  leaving(battle, march) {
    const { unit } = march;
    battle.leaving = unit.id;
    const enemies = engagersOf(battle, unit).filter((enemy) => !enemy.make.is.Incorporeal);
    for (const enemy of byInitiative(battle, enemies)) {
      request(battle, { do: 'strike', with: newStrike(battle, enemy, unit, 'opportunity') });
      requestAftermath(battle);
    }
  },
  delivered(battle, { cause, attacker, target, damage }) {
    if (cause !== 'opportunity') return;
    battle.log?.push({ type: 'attack_of_opportunity', attackerId: attacker.name, targetId: target.name, damage });
  },
  /** ENG-4: Unstoppable units push through. */
  stepped(battle, { unit }) {
    battle.leaving = NOBODY;
    if (!unit.make.is.Unstoppable) return;
    const below = unitAt(battle, unit.cell);
    if (below && below.side !== unit.side) wound(battle, below, TRAMPLE, 'trampled', unit.id);
  },
  arrived(battle, { gait, unit }) {
    if (gait !== 'disengage') return;
    unit.acted = true;
    battle.log?.push({ type: 'unit_disengaged', unitId: unit.name, newPosition: pointOf(unit.cell) });
  },
} satisfies Subsystem;

/** ENG-4: whom an enemy cannot hold. */
function ignores(unit: Unit, enemy: Unit): boolean {
  const { is } = unit.make;
  if (is.Incorporeal) return true;
  return is.Unstoppable && isPushedAside(enemy);
}
