import type { Typed } from '@tactarium/engine';

/** The events of a log that belong to one turn. */
export interface LoggedTurn {
  /** Where it begins in the log. */
  readonly first: number;
  readonly events: readonly Typed[];
}

/**
 * A log by turns; what comes before the first belongs to none. With the turns of a log that this one goes on from, those that
 * have not changed stay the same objects, so that nothing of them is drawn again.
 */
export function turnsOf(
  log: readonly Typed[],
  begins: (event: Typed) => boolean,
  before: readonly LoggedTurn[] = [],
): readonly LoggedTurn[] {
  const known = before.slice(0, -1);
  const starts = [before.at(-1)?.first ?? 0];
  for (let i = starts[0]! + 1; i < log.length; i++) if (begins(log[i]!)) starts.push(i);
  return [...known, ...starts.map((first, i) => ({ first, events: log.slice(first, starts[i + 1]) }))];
}

/** Whether a log is an earlier one with more after it. */
export const goesOn = (log: readonly Typed[], before: readonly Typed[]): boolean =>
  before.length === 0 ||
  (log.length >= before.length && log[0] === before[0] && log[before.length - 1] === before.at(-1));
