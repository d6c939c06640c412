import type { Outcome, Seat } from '@tactarium/engine';
import { incomeOf, majorityIncome } from '../content/difficulties.ts';
import { LAST_ROUNDS, SHIELD_FROM, WOOD_A_FOREST } from '../content/numbers.ts';
import type { Deed } from '../deed.ts';
import { other, plus, SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { rested, seatOf, stillOf } from '../units.ts';

/** FOR-6, FOR-9, FOR-26. */
export function endTurn(deed: Deed): void {
  const { state, seat, log } = deed;
  deed.final = true;
  state.wood = plus(state.wood, seat, rest(state, seat));
  state.built = false;
  log?.push({ type: 'turn_ended', seat: SEATS[seat]! });
  if (seat === 1 && state.round >= LAST_ROUNDS[state.plan.size]) {
    deed.outcome = { result: 'draw', reason: 'turn_limit' };
    return;
  }
  state.turn = other(seat);
  if (seat === 1) state.round++;
  log?.push({ type: 'turn_began', seat: SEATS[state.turn]!, round: state.round });
  beginTurn(deed, state.turn);
}

/** FOR-9: every unit of the seat has stood a turn longer, and may act again. Gives the wood that they bring. */
function rest({ units, forestAt }: State, seat: Seat): number {
  let wood = 0;
  for (let tile = 0; tile < units.length; tile++) {
    if (seatOf(units[tile]!) !== seat) continue;
    units[tile] = rested(units[tile]!);
    if (forestAt[tile]! >= 0 && stillOf(units[tile]!) >= SHIELD_FROM) wood += WOOD_A_FOREST;
  }
  return wood;
}

/** FOR-24: the loss of who cannot come back, then the countdown, then income. */
function beginTurn(deed: Deed, seat: Seat): void {
  const { state, log } = deed;
  if (isShutOut(state, seat)) {
    deed.outcome = { result: 'won', winner: other(seat), reason: 'annihilation' };
    return;
  }
  const { countdown } = state;
  if (countdown?.side === seat) {
    const left = countdown.left - 1;
    state.countdown = { side: seat, left };
    log?.push({ type: 'counted', side: SEATS[seat]!, left });
    if (left === 0) {
      deed.outcome = MONOPOLY[seat];
      return;
    }
  }
  state.reserve = plus(state.reserve, seat, incomeAt(state, seat));
}

/** FOR-7. */
function incomeAt({ difficulty, owners, round }: State, seat: Seat): number {
  const owned = owners.reduce((count, owner) => count + (owner === seat ? 1 : 0), 0);
  return incomeOf(difficulty, seat, round) + majorityIncome(owned, owners.length, round);
}

const MONOPOLY: readonly Outcome[] = SEATS.map((_, winner) => ({ result: 'won', winner, reason: 'monopoly' }));

/** FOR-25: no units, and the enemy on every tile where new ones could come. */
function isShutOut({ plan, units }: State, seat: Seat): boolean {
  const enemy = other(seat);
  return (
    plan.deployment[seat]!.every((tile) => seatOf(units[tile]!) === enemy) &&
    units.every((unit) => seatOf(unit) !== seat)
  );
}
