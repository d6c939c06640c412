import { newStrike } from '../../actions/blow.ts';
import { request } from '../../actions/requests.ts';
import { initiativeOf, isRiposteForbidden, multiply } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import type { Clash, NoRiposte } from '../../state/action.ts';
import type { Battle } from '../../state/battle.ts';
import { adjacent } from '../../state/board.ts';
import { setCharges } from '../../state/changes.ts';
import { canAct, isReady } from '../../state/unit.ts';

const WEAK_PERCENT = 50;
/** CHG-1: in the clash of its charge. */
const CHARGE_INITIATIVE = 5;

/** RIP: who is attacked hand to hand strikes back. */
export const riposte = {
  name: 'riposte',

  roundStarted(battle) {
    for (const unit of battle.units) if (unit.alive) setCharges(battle, unit, unit.make.attacks);
  },
  clashed(battle, clash) {
    const { attacker, target, momentum } = clash.strike;
    clash.reason = hindrance(battle, clash);
    if (clash.reason) return;
    const bonus = momentum ? CHARGE_INITIATIVE : 0;
    clash.riposte = initiativeOf(battle, target) >= initiativeOf(battle, attacker) + bonus ? 'full' : 'weak';
    setCharges(battle, target, target.charges - 1);
    request(battle, { do: 'strike', with: newStrike(battle, target, attacker, 'riposte', { clash }) });
  },
  damage(_battle, { cause, clash }, scale) {
    if (cause === 'riposte' && clash?.riposte === 'weak') multiply(scale, WEAK_PERCENT);
  },
  delivered(_battle, { cause, clash, damage, shaken }) {
    if (cause !== 'riposte' || !clash) return;
    clash.riposteDamage = damage;
    clash.riposteShock = shaken;
  },
} satisfies Subsystem;

/** RIP-1: why the target does not strike back. What keeps it from fighting at all comes first. */
function hindrance(battle: Battle, clash: Clash): NoRiposte | undefined {
  const { attacker, target, arc } = clash.strike;
  if (clash.answered) return 'answered';
  if (!target.alive || !attacker.alive) return 'fallen';
  if (!isReady(target) || !canAct(target)) return 'broken';
  if (target.make.range > 1 || !adjacent(attacker.cell, target.cell)) return 'not_melee';
  if (target.charges <= 0) return 'no_charges';
  if (!isRiposteForbidden(battle, clash)) return undefined;
  return arc === 'front' ? 'broken' : 'flanked';
}
