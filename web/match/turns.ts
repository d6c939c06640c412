import type { Typed } from '@tactarium/engine';

/** The events of a log that belong to one turn. */
export interface LoggedTurn {
  /** Where it begins in the log. */
  readonly first: number;
  readonly events: readonly Typed[];
}

/** A log by turns; what comes before the first belongs to none. */
export function turnsOf(log: readonly Typed[], begins: (event: Typed) => boolean): readonly LoggedTurn[] {
  const starts = [0];
  for (const [i, event] of log.entries()) if (i > 0 && begins(event)) starts.push(i);
  return starts.map((first, i) => ({ first, events: log.slice(first, starts[i + 1]) }));
}
