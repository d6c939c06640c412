import type { Actor, Refusal, Seat } from '@tactarium/engine';
import { type Cell, indexOf, planFor } from './board.ts';
import type { Variant } from './content/variants.ts';
import { canMove, EMPTY, HIDDEN, kindNamed, seatOf } from './pieces.ts';
import { no } from './refusals.ts';
import { isFull, isPlaced } from './rules/layout.ts';
import type { State } from './state.ts';
import { SETUP_COMMANDS } from './view.ts';
import type { Command } from './wire.ts';

export function refuse(state: State, actor: Actor, command: Command): Refusal | undefined {
  if (state.phase === 'finished') return no('match/over');
  if (actor === 'arena') return no('match/not-seated');
  switch (command.type) {
    case 'move':
      return refuseMove(state, actor, command.from, command.to);
    case 'choose':
      if (state.phase !== 'tie_breaker') return no('phase/no-tie');
      if (state.tie!.chosen[actor] !== HIDDEN) return no('tie/chosen-already');
      return state.variant.movers.includes(kindNamed(command.piece)) ? undefined : no('tie/not-in-play');
    case 'place':
    case 'shuffle':
    case 'swap':
    case 'ready':
      return refuseLayout(state, actor, command);
  }
}

function refuseMove({ phase, turn, variant, board }: State, seat: Seat, from: Cell, to: Cell): Refusal | undefined {
  if (phase !== 'playing') return no('phase/not-playing');
  if (turn !== seat) return no('move/not-your-turn');
  const [start, end] = [indexOf(variant, from), indexOf(variant, to)];
  if (start < 0 || end < 0) return no('move/off-board');
  const piece = board[start]!;
  if (piece === EMPTY) return no('move/empty');
  if (seatOf(piece) !== seat) return no('move/not-yours');
  if (!canMove(piece)) return no('move/immobile');
  if (!planFor(variant).neighbours[start]!.includes(end)) return no('move/not-a-step');
  return seatOf(board[end]!) === seat ? no('move/blocked') : undefined;
}

function refuseLayout(
  state: State,
  seat: Seat,
  command: Extract<Command, { type: 'place' | 'shuffle' | 'swap' | 'ready' }>,
): Refusal | undefined {
  if (state.phase !== 'setup') return no('phase/not-setup');
  const layout = state.layouts[seat]!;
  if (layout.ready) return no('setup/ready-already');
  const spent = layout.commands >= SETUP_COMMANDS;
  if (command.type === 'ready') return spent || isFull(state, seat) ? undefined : no('setup/not-full');
  if (spent) return no('setup/no-commands-left');
  switch (command.type) {
    case 'place':
      return refuseHomeCells(state.variant, seat, command.king, command.pit);
    case 'shuffle':
      return isPlaced(state, seat) ? undefined : no('setup/not-placed');
    case 'swap':
      return isFull(state, seat) ? refuseHomeCells(state.variant, seat, command.a, command.b) : no('setup/not-full');
  }
}

function refuseHomeCells(variant: Variant, seat: Seat, a: Cell, b: Cell): Refusal | undefined {
  const home = planFor(variant).homes[seat]!;
  const [first, second] = [indexOf(variant, a), indexOf(variant, b)];
  if (!home.includes(first) || !home.includes(second)) return no('setup/outside-home');
  return first === second ? no('setup/same-cell') : undefined;
}
