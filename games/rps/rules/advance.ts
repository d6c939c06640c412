import { type Actor, invariant } from '@tactarium/engine';
import { indexOf, planFor } from '../board.ts';
import type { Event } from '../events.ts';
import { EMPTY, MOVED } from '../pieces.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { fight } from './combat.ts';
import { place, ready, shuffle, swap } from './layout.ts';
import { endPly } from './ply.ts';
import { choose } from './tie.ts';

/** The rules, for a command that was not refused. */
export function advance(state: State, actor: Actor, command: Command, log?: Event[]): void {
  invariant(actor !== 'arena', 'the arena plays no rps');
  switch (command.type) {
    case 'move':
      return move(state, command, log);
    case 'choose':
      return choose(state, actor, command, log);
    case 'place':
      return place(state, actor, command, log);
    case 'shuffle':
      return shuffle(state, actor, log);
    case 'swap':
      return swap(state, actor, command, log);
    case 'ready':
      return ready(state, actor, log);
  }
}

/** RPS-6, RPS-8. */
function move(state: State, command: Extract<Command, { type: 'move' }>, log: Event[] | undefined): void {
  const { board, variant } = state;
  const from = indexOf(variant, command.from);
  const to = indexOf(variant, command.to);
  if (board[to] !== EMPTY) {
    if (fight(state, from, to, log) === 'over') endPly(state, log);
    return;
  }
  board[to] = board[from]! | MOVED;
  board[from] = EMPTY;
  state.quiet++;
  if (log) {
    const { cells } = planFor(variant);
    log.push({ type: 'moved', seat: SEATS[state.turn]!, from: cells[from]!, to: cells[to]! });
  }
  endPly(state, log);
}
