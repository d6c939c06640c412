import type { Judgement, Seat } from '@tactarium/engine';
import { indexOf, planFor } from '../board.ts';
import { beats, EMPTY, HIDDEN, hasMoved, isCourt, isRevealed, KING, kindOf, PIT, seatOf } from '../pieces.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';

/** What a search of RPS Battle thinks of positions and commands before it has looked at them. */
export const judgement: Omit<Judgement<State, Command>, 'value'> = {
  weigh: (state, seat, commands) => commands.map((command) => promiseOf(state, seat, command)),

  name({ board, variant }, _seat, command) {
    if (command.type !== 'move') return command.type === 'choose' ? command.piece : command.type;
    const from = indexOf(variant, command.from);
    return (from * CELLS + indexOf(variant, command.to)) * 8 + kindOf(board[from]!);
  },

  seen(state, command) {
    if (command.type !== 'move' && command.type !== 'choose') return command.type;
    const [red, blue] = state.fallen as readonly [State['fallen'][0], State['fallen'][1]];
    const fights =
      ((red.length * CELLS + blue.length) * 8 + (red.at(-1)?.by ?? HIDDEN)) * 8 + (blue.at(-1)?.by ?? HIDDEN);
    const { variant } = state;
    const step =
      command.type === 'move'
        ? indexOf(variant, command.from) * CELLS + indexOf(variant, command.to)
        : (state.tie?.equal ?? 0);
    return fights * CELLS * CELLS + step;
  },
};

/** More than any board has. */
const CELLS = 64;

function promiseOf(state: State, seat: Seat, command: Command): number {
  if (command.type !== 'move') return 1;
  const { board, variant } = state;
  const from = indexOf(variant, command.from);
  const to = indexOf(variant, command.to);
  const kind = kindOf(board[from]!);
  const target = board[to]!;
  if (target !== EMPTY) {
    if (!isRevealed(target)) return hasMoved(target) ? 1 : 1.5;
    const foe = kindOf(target);
    if (foe === KING) return 100;
    if (foe === PIT || beats(foe, kind)) return 0.02;
    return beats(kind, foe) ? 8 : 0.7;
  }
  const forward = command.to[0] - command.from[0];
  const promise = (seat === 0 ? forward : -forward) > 0 ? 1.5 : 1;
  return (promise * standing(state, seat, kind, to)) / standing(state, seat, kind, from);
}

/** What the shown enemies beside a cell mean to a piece of this kind: below 1 is danger, above 1 is prey. */
function standing({ board, variant }: State, seat: Seat, kind: number, at: number): number {
  let standing = 1;
  for (const near of planFor(variant).neighbours[at]!) {
    const foe = board[near]!;
    if (foe === EMPTY || seatOf(foe) === seat || !isRevealed(foe) || isCourt(kindOf(foe))) continue;
    if (beats(kindOf(foe), kind)) standing *= 0.3;
    else if (beats(kind, kindOf(foe))) standing *= 2;
  }
  return standing;
}
