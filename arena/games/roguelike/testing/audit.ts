import type { MatchState } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { State } from '@tactarium/games/roguelike/state';
import { rebuild } from '../../../match/rebuild.ts';
import type { Store } from '../../../storage/store.ts';
import type { FoughtRun } from '../../../testing/load.ts';
import { roguelikeRoom } from '../room.ts';

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
    const folded = await rebuild(store, gameNamed('roguelike')!, match, []);
    const run = await runs.runIn(id);
    if (!folded || !run) {
      faults.push(`${id} has no run`);
      continue;
    }
    const { game: state } = folded.state as MatchState<State>;
    ratings.set(run.playerId, state.rating);
    const kept = [run.seq, run.gold, run.wins, run.losses, run.rating, run.step, run.status];
    const made = [folded.seq, state.gold, state.wins, state.losses, state.rating, state.step, state.status];
    if (String(kept) !== String(made)) faults.push(`${id} is kept as ${kept}, its log says ${made}`);
    const battles = await runs.battlesOf(run.id);
    const ids = state.battles.map((battle) => battle.id);
    if (String(battles.map((battle) => battle.id)) !== String(ids)) faults.push(`${id} has other battles than its log`);
    const fights = (await store.log(id, 0)).filter(({ command }) => JSON.parse(command).type === 'fight').length;
    const teams = (await runs.snapshotsOf(run.playerId, 1_000)).filter(({ runId }) => runId === run.id).length;
    if (teams !== fights) faults.push(`${id} fought ${fights} times and saved ${teams} teams`);
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
