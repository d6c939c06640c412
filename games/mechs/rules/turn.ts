import type { Outcome, Seat } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { beginTurn } from '../mech.ts';
import { SIDES } from '../names.ts';
import { rollConsciousness } from '../resolution/pilot.ts';
import type { State } from '../state.ts';
import { conclude } from './conclude.ts';
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
    rollConsciousness({ record: mech, dice, log }, rules, mech.wounds, true);
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

/** MEC-32. */
function outcomeAtEnd({ mechs, turn, turnLimit }: State): Outcome | undefined {
  const tons = SIDES.map((_, seat) =>
    mechs.reduce((sum, mech) => sum + (mech.side === seat && !mech.destroyed ? mech.sheet.tons : 0), 0),
  ) as [number, number];
  const [a, b] = tons;
  if (a === 0 && b === 0) return { result: 'draw', reason: 'both_destroyed' };
  if (a === 0 || b === 0) return won(a === 0 ? 1 : 0, 'last_standing');
  if (turn < turnLimit) return undefined;
  return a === b ? { result: 'draw', reason: 'equal_tonnage' } : won(a > b ? 0 : 1, 'tonnage');
}

const won = (winner: Seat, reason: string): Outcome => ({ result: 'won', winner, reason });
