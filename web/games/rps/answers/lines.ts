import type { Cell, View } from '@tactarium/games/rps/client';
import type { Line, Ply } from '@tactarium/protocol';
import { cellAt, indexOf } from '../board.ts';
import type { Step } from './imagined.ts';

type Size = Pick<View, 'rows' | 'columns'>;
/** What the opponent may do and the answer to it, in turn. */
export type Steps = readonly Step[];

const isSame = (a: Step | undefined, b: Step | undefined): boolean => a?.from === b?.from && a?.to === b?.to;

/** Whether a line begins with these steps. */
const begins = (line: Steps, steps: Steps): boolean => steps.every((step, i) => isSame(line[i], step));

export const stepsOf = (size: Size, line: Line): Steps =>
  line.flatMap(({ foreseen, answer }) => [stepOf(size, foreseen), stepOf(size, answer)]);

/** The server takes nothing but moves here. */
function stepOf(size: Size, move: Ply['answer']): Step {
  const { from, to } = move as { readonly type: string; readonly from: Cell; readonly to: Cell };
  return { from: indexOf(size, from), to: indexOf(size, to) };
}

/** For the server: only what has an answer. */
export function lineOf(size: Size, steps: Steps): Line {
  const move = ({ from, to }: Step) => ({ type: 'move', from: [...cellAt(size, from)], to: [...cellAt(size, to)] });
  const line: Line = [];
  for (let i = 0; i + 1 < steps.length; i += 2) line.push({ foreseen: move(steps[i]!), answer: move(steps[i + 1]!) });
  return line;
}

/** What another line answers to the same: two lines never contradict each other. */
export const answerIn = (lines: readonly Steps[], steps: Steps): Step | undefined =>
  lines.find((line) => line.length > steps.length && begins(line, steps))?.[steps.length];

/**
 * With this line among the others, in place of the one at `at` if that is given. It takes in those that it goes on from, and
 * is left out where it says nothing new.
 */
export function withLine(lines: readonly Steps[], line: Steps, at?: number): readonly Steps[] {
  const others = lines.filter((_, i) => i !== at);
  if (others.some((other) => begins(other, line))) return others;
  const place = at ?? others.findIndex((other) => begins(line, other));
  const kept = others.filter((other) => !begins(line, other));
  return place < 0 ? [...kept, line] : kept.toSpliced(place, 0, line);
}
