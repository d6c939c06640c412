import type { Seat } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { isAble, type Mech, NOWHERE } from '../mech.ts';
import type { PhaseName } from '../phases.ts';
import { other, SEATS, type SeatName } from '../seats.ts';
import { EITHER, type State } from '../state.ts';
import { rollInitiative } from './initiative.ts';
import { resolve } from './resolve.ts';
import { endTurn } from './turn.ts';

/** Whether the mech still has a part in this phase: those that cannot act are passed over. */
export const isWaiting = ({ phase }: Pick<State, 'phase'>, mech: Mech): boolean =>
  !mech.done && (phase === 'deployment' ? mech.at === NOWHERE : isAble(mech));

export const hasWaiting = (state: Pick<State, 'phase' | 'mechs'>, seat: Seat): boolean =>
  state.mechs.some((mech) => mech.side === seat && isWaiting(state, mech));

const NOBODY: readonly Seat[] = [];

/** Seats that owe a command. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'finished') return NOBODY;
  return state.active === EITHER ? [0, 1].filter((seat) => hasWaiting(state, seat)) : [state.active];
}

/** MEC-28: the parts of these mechs are over. Sides alternate; one with none left is passed over. */
export function pass(state: State, mechs: readonly Mech[], log: Event[] | undefined, settled = ''): void {
  const [mech] = mechs;
  for (const one of mechs) one.done = true;
  state.current = '';
  state.settled = settled;
  const next = [other(mech!.side), mech!.side].find((seat) => hasWaiting(state, seat));
  log?.push({ type: 'passed', ...ended(state, mechs), ...named(next), ...(settled && { settled }) });
  if (next === undefined) runOn(state, log);
  else state.active = next;
}

/** Whose part is over, and which of them stay where they are. */
function ended({ phase }: State, mechs: readonly Mech[]): { mechs: readonly string[]; held?: readonly string[] } {
  const held = mechs.filter(({ moved }) => phase === 'movement' && moved === 'stationary').map(({ id }) => id);
  return { mechs: mechs.map(({ id }) => id), ...(held.length > 0 && { held }) };
}

const named = (seat: Seat | undefined): { active?: SeatName } => (seat === undefined ? {} : { active: SEATS[seat]! });

/**
 * `done` or `end_phase` of a side whose move has already passed the turn on: the first changes nothing; the second, while
 * the phase lasts, ends the part of the side's other mechs.
 */
export function confirm(state: State, seat: Seat, type: 'done' | 'end_phase', log: Event[] | undefined): void {
  const ends = type === 'end_phase' && state.phase === 'movement';
  const mechs = ends ? state.mechs.filter((mech) => mech.side === seat && isWaiting(state, mech)) : [];
  for (const mech of mechs) mech.done = true;
  log?.push({ type: 'passed', ...ended(state, mechs), ...named(state.active) });
}

/** Whether this only confirms what a move has done: the mech's part is over, and perhaps the turn is the other side's. */
export function isConfirmation(state: Omit<State, 'dice'>, seat: Seat, mech?: string): boolean {
  const settled = state.mechs.find(({ id }) => id === state.settled);
  if (settled?.side !== seat || (mech !== undefined && mech !== settled.id)) return false;
  const isTurn = state.active === seat || state.active === EITHER;
  return mech === undefined ? !isTurn : !isTurn || !isWaiting(state, settled);
}

/** From the end of a phase to the next in which somebody owes a command, or to the end of the battle. */
function runOn(state: State, log: Event[] | undefined): void {
  for (;;) {
    const next = afterPhase(state, log);
    if (next === undefined) return;
    if (next === 'movement') rollInitiative(state, log);
    if (begin(state, next, log)) return;
  }
}

/** Does what follows the phase, and says which is next; undefined when the battle is over. */
function afterPhase(state: State, log: Event[] | undefined): PhaseName | undefined {
  switch (state.phase) {
    case 'deployment':
      state.turn = 1;
      return 'movement';
    case 'movement':
      return 'attack';
    case 'attack':
      resolve(state, log);
      if (state.rules.physical) return 'physical';
      break;
    case 'physical':
      resolve(state, log);
      break;
    case 'finished':
      return undefined;
  }
  endTurn(state, log);
  return state.outcome ? undefined : 'movement';
}

/** Whether anybody has a part in the phase. */
function begin(state: State, phase: PhaseName, log: Event[] | undefined): boolean {
  state.phase = phase;
  for (const mech of state.mechs) mech.done = false;
  const active = [state.first, other(state.first)].find((seat) => hasWaiting(state, seat));
  if (active !== undefined) state.active = active;
  log?.push({ type: 'phase_began', phase, turn: state.turn, ...named(active) });
  return active !== undefined;
}
