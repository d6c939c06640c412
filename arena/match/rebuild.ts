import type { AnyEntry } from '@tactarium/engine';
import type { Pause } from '../storage/port/heart.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Store } from '../storage/store.ts';
import { FoldedMatch } from './foldedMatch.ts';

/** Commands between two snapshots, which keep a rebuild short. */
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
): Promise<FoldedMatch | undefined> {
  const folded = new FoldedMatch(entry, match);
  // Bots are handed everything they were ever shown, so for them the log is read from its beginning.
  const snapshot =
    folded.histories.size === 0
      ? await store.snapshot(match.id, folded.game.rules, match.turn - match.delay)
      : undefined;
  if (snapshot) {
    folded.restore(snapshot);
    if (await follow(store, folded, pauses)) return folded;
    // A snapshot is never the truth.
    const again = new FoldedMatch(entry, match);
    return (await follow(store, again, pauses)) ? again : undefined;
  }
  return (await follow(store, folded, pauses)) ? folded : undefined;
}

async function follow(store: Store, folded: FoldedMatch, pauses: readonly Pause[]): Promise<boolean> {
  // What came after a match was annulled is not part of it.
  for (const row of await store.log(folded.match.id, folded.seq)) {
    if (folded.replay(row, pauses) === false) return false;
    folded.release();
  }
  // Of a match that ended long ago the log may be deleted: the rest does not give its end.
  return folded.match.status !== 'over' || folded.game.outcome(folded.state) !== undefined;
}
