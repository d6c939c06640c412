import { isDeepStrictEqual } from 'node:util';
import type { Typed } from '@tactarium/engine';
import type { Command, Line } from '@tactarium/protocol';

/** One command of a match, as the seat that left a plan was told of it. */
export interface Happened {
  readonly isMine: boolean;
  /** What was done, as it was seen; undefined where it asks for no answer. */
  readonly seen: Typed | undefined;
}

/** What is left of a plan. */
export interface Followed {
  readonly lines: readonly Line[];
  /** The answer that is due now. */
  readonly due?: Command;
  /** Whether a line was played to its end. */
  readonly isPlayed: boolean;
}

/**
 * Follows the lines of a plan through what happened since it was left. A line is dropped at the first difference. It is a
 * function of plan and log alone: whoever asks, at whatever node and after whatever crash, finds the same.
 */
export function follow(lines: readonly Line[], happened: readonly Happened[]): Followed {
  let left = lines;
  let due: Command | undefined;
  let isPlayed = false;
  for (const { isMine, seen } of happened) {
    if (seen === undefined) continue;
    if (isMine && due !== undefined && isDeepStrictEqual(seen, due)) {
      isPlayed = left.some(({ length }) => length === 1);
      left = left.map((line) => line.slice(1)).filter(({ length }) => length > 0);
      due = undefined;
    } else if (isMine || due !== undefined) {
      left = [];
      due = undefined;
    } else {
      const met = left.filter(([first]) => isDeepStrictEqual(first?.foreseen, seen));
      due = met[0]?.[0]?.answer;
      // Where two lines answer the same differently, the first one counts.
      left = met.filter(([first]) => isDeepStrictEqual(first?.answer, due));
    }
    if (left.length === 0) break;
  }
  return { lines: left, isPlayed, ...(due && { due }) };
}
