import type { Event } from '../events.ts';
import { beginTurn } from '../mech.ts';
import { conclude, outcomeAtEnd } from '../outcome.ts';
import { rollConsciousness } from '../resolution/pilot.ts';
import type { State } from '../state.ts';
import { settleHeat, staysUp } from './heat.ts';

/** MEC-28: heat, then the end of the turn: waking, restarting, victory. */
export function endTurn(state: State, log: Event[] | undefined): void {
  settleHeat(state, log);
  wake(state, log);
  restart(state, log);
  const outcome = outcomeAtEnd(state);
  if (outcome) return conclude(state, outcome, log);
  for (const mech of state.mechs) beginTurn(mech);
  state.turn++;
}

/** MEC-26: in a later turn than that in which consciousness was lost. */
function wake(state: State, log: Event[] | undefined): void {
  const { dice, rules, turn } = state;
  for (const mech of state.mechs) {
    if (mech.destroyed || mech.conscious || mech.unconsciousIn >= turn) continue;
    rollConsciousness({ record: mech, rules, dice, log }, mech.wounds, true);
  }
}

/** MEC-30: in a later turn than that of the shutdown. */
function restart(state: State, log: Event[] | undefined): void {
  for (const mech of state.mechs) {
    if (mech.destroyed || !mech.shutdown || mech.shutdownIn >= state.turn || !staysUp(state, mech, log)) continue;
    mech.shutdown = false;
    log?.push({ type: 'restarted', mech: mech.id });
  }
}
