import type { Query } from './database.ts';
import type { CommitRow } from './store.ts';

/**
 * What one game writes beside the log (scores, ratings, rows of its own): inside the transaction of the command that
 * caused it, so exactly once.
 */
export interface Room {
  readonly game: string;
  /** Whether this command concerns it: what concerns no room is committed the short way. */
  hears(row: CommitRow): boolean;
  committed(query: Query, row: CommitRow): Promise<void>;
}
