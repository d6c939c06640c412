import type { AnyEntry } from '@tactarium/engine';
import type { MatchRow, Pause, Store } from '../storage/store.ts';
import { Table } from './table.ts';

/** A snapshot after so many commands keeps a rebuild short. */
export const SNAPSHOT_EVERY = 200;

/**
 * The match as its log has it; undefined when the log no longer gives the same match (its rules have changed).
 * Every digest is compared on the way.
 */
export async function rebuild(
  store: Store,
  entry: AnyEntry,
  match: MatchRow,
  pauses: readonly Pause[],
): Promise<Table | undefined> {
  const table = new Table(entry, match);
  // Bots are handed everything they were ever shown, so for them the log is read from its beginning.
  const snapshot =
    table.histories.size === 0 ? await store.snapshot(match.id, table.game.rules, match.turn - match.delay) : undefined;
  if (snapshot) {
    table.restore(snapshot);
    if (await follow(store, table, pauses)) return table;
    // A snapshot is never the truth.
    const again = new Table(entry, match);
    return (await follow(store, again, pauses)) ? again : undefined;
  }
  return (await follow(store, table, pauses)) ? table : undefined;
}

async function follow(store: Store, table: Table, pauses: readonly Pause[]): Promise<boolean> {
  // What came after a match was annulled is not part of it.
  for (const row of await store.log(table.match.id, table.seq)) {
    if (table.replay(row, pauses) === false) return false;
    table.release();
  }
  return true;
}
