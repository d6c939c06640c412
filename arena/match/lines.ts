import { isDeepStrictEqual } from 'node:util';
import type { Typed } from '@tactarium/engine';
import type { Command, Line, Ply } from '@tactarium/protocol';

/** One command of a match, as the seat that left a plan was told of it. */
export interface Happened {
  readonly isMine: boolean;
  /** What was done, as it was seen; undefined where it asks for no answer. */
  readonly seen: Typed | undefined;
}

/** A line that was dropped before its end. */
interface Gone {
  readonly line: Line;
  /** The ply at which that was. */
  readonly ply: number;
  /** Whether what it foresaw was done all the same, and its answer was not made. */
  readonly isForeseen: boolean;
}

/** What became of a plan. */
export interface Followed {
  /** Those that still wait, whole: of each as much has been played as of the others. */
  readonly lines: readonly Line[];
  /** The answer that is due now. */
  readonly due?: Command;
  /** What came about, and was answered. */
  readonly played: readonly Ply[];
  readonly gone: readonly Gone[];
}

/**
 * Follows the lines of a plan through what happened since it was left. A line is dropped at the first difference. It is a
 * function of plan and log alone: whoever asks, at whatever node and after whatever crash, finds the same.
 */
export function follow(lines: readonly Line[], happened: readonly Happened[]): Followed {
  let left = lines;
  let due: Command | undefined;
  const played: Ply[] = [];
  const gone: Gone[] = [];
  for (const { isMine, seen } of happened) {
    if (left.length === 0) break;
    if (seen === undefined) continue;
    const ply = played.length;
    const drop = (dropped: readonly Line[], isForeseen: boolean): void =>
      void gone.push(...dropped.map((line) => ({ line, ply, isForeseen })));
    if (isMine && due !== undefined && isDeepStrictEqual(seen, due)) {
      played.push(left[0]![ply]!);
      left = left.filter(({ length }) => length > played.length);
      due = undefined;
    } else if (isMine || due !== undefined) {
      drop(left, due !== undefined);
      left = [];
      due = undefined;
    } else {
      const met = left.filter((line) => isDeepStrictEqual(line[ply]?.foreseen, seen));
      due = met[0]?.[ply]?.answer;
      // Where two lines answer the same differently, the first one counts.
      const kept = met.filter((line) => isDeepStrictEqual(line[ply]?.answer, due));
      drop(
        left.filter((line) => !kept.includes(line)),
        false,
      );
      left = kept;
    }
  }
  return { lines: left, played, gone, ...(due && { due }) };
}
