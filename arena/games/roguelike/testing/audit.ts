import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../storage/store.ts';
import type { FoughtRun } from '../../../testing/load.ts';
import { roguelikeRoom } from '../room.ts';
import type { SnapshotRow } from '../runs.ts';
import { refoldRun } from './refold.ts';

/** More than anybody saves in a test. */
const TEAMS = 100_000;

/** What is not as the logs of runs make it, or was told and is not there: nothing, one hopes. */
export async function auditRuns(
  store: Store,
  matches: readonly string[],
  told: readonly FoughtRun[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const runs = store.rowsOf(roguelikeRoom);
  const ratings = new Map<string, number>();
  for (const id of matches) {
    const match = (await store.match(id))!;
    if (match.game !== 'roguelike') continue;
    const run = await runs.runIn(id);
    const made = run && (await refoldRun(store, match));
    if (!made) {
      faults.push(`${id} has no run`);
      continue;
    }
    if (run.day === null) ratings.set(run.playerId, made.run.rating);
    const battles = await runs.battlesOf(run.id);
    const teams = (await runs.snapshotsOf(run.playerId, TEAMS)).filter(({ runId }) => runId === run.id);
    for (const [what, kept, again] of [
      ['is', run, made.run],
      ['has battles', battles, made.battles],
      ['has teams', teams.map(asSaved), made.snapshots.map(asSaved)],
    ]) {
      if (!isSame(kept, again))
        faults.push(`${id} ${what} ${JSON.stringify(kept)}, by its log ${JSON.stringify(again)}`);
    }
    for (const { n, answer } of told.filter((one) => one.run === run.id)) {
      const battle = battles.find((one) => one.n === n);
      const same =
        battle?.id === answer.battleId && battle.result === answer.result && battle.goldAfter === answer.newBudget;
      if (!same) faults.push(`${id}: battle ${n} was told otherwise`);
    }
  }
  for (const [player, rating] of ratings) {
    const kept = (await runs.rating(player))?.rating ?? 1000;
    if (kept !== rating) faults.push(`${player} is rated ${kept}, the last run says ${rating}`);
  }
  return faults;
}

/** Without what others have done to it since. */
function asSaved({ met: _, beaten: __, listed: ___, ...team }: SnapshotRow): object {
  return team;
}

/** As the database keeps it, which knows no `undefined`. */
const isSame = (kept: unknown, made: unknown): boolean => isDeepStrictEqual(kept, JSON.parse(JSON.stringify(made)));
