import type { Judgement, Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { beats, EMPTY, hasMoved, isCourt, isRevealed, KIND_NAMES, KING, kindOf, PIT, seatOf } from '../pieces.ts';
import type { State } from '../state.ts';
import type { Option } from './options.ts';
import { prospects } from './value.ts';

/** What a search of RPS Battle thinks of positions and commands before it has looked at them. */
export const judgement: Judgement<State, Option> = { value: prospects, promise: promiseOf };

const KINDS = KIND_NAMES.length;

/** STANDING[foe × KINDS + kind]: what a shown foe beside it means to a kind. Below 1 is danger, above 1 is prey. */
const STANDING = Float64Array.from({ length: KINDS * KINDS }, (_, i) => {
  const [foe, kind] = [Math.trunc(i / KINDS), i % KINDS];
  if (isCourt(foe)) return 1;
  if (beats(foe, kind)) return 0.3;
  return beats(kind, foe) ? 2 : 1;
});

function promiseOf(state: State, seat: Seat, { type, from, to }: Option): number {
  if (type !== 'move') return 1;
  const { board } = state;
  const kind = kindOf(board[from]!);
  const target = board[to]!;
  if (target !== EMPTY) {
    if (!isRevealed(target)) return hasMoved(target) ? 1 : 1.5;
    const foe = kindOf(target);
    if (foe === KING) return 100;
    if (foe === PIT || beats(foe, kind)) return 0.02;
    return beats(kind, foe) ? 8 : 0.7;
  }
  const forward = seat === 0 ? to - from : from - to;
  const promise = forward > 1 ? 1.5 : 1;
  return (promise * standing(state, seat, kind, to)) / standing(state, seat, kind, from);
}

/** What the shown enemies beside a cell mean to a piece of this kind, together. */
function standing({ board, variant }: State, seat: Seat, kind: number, at: number): number {
  const around = planFor(variant).neighbours[at]!;
  let standing = 1;
  for (let i = 0; i < around.length; i++) {
    const foe = board[around[i]!]!;
    if (foe === EMPTY || !isRevealed(foe) || seatOf(foe) === seat) continue;
    standing *= STANDING[kindOf(foe) * KINDS + kind]!;
  }
  return standing;
}
