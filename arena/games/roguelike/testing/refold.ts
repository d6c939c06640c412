import { invariant } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { FIRST_RATING } from '@tactarium/games/roguelike/rules/rating';
import type { Options } from '@tactarium/games/roguelike/wire';
import { FoldedMatch } from '../../../match/foldedMatch.ts';
import { MemoryTables } from '../../../storage/memory/tables.ts';
import { ARENA } from '../../../storage/port/log.ts';
import type { MatchRow } from '../../../storage/port/matches.ts';
import type { Store } from '../../../storage/store.ts';
import { memoryRuns } from '../memoryRuns.ts';
import { roguelikeRoom } from '../room.ts';
import type { BattleRow, RunRow, Runs, SnapshotRow } from '../runs.ts';

/** What the log of a run makes of it. */
export interface RefoldedRun {
  readonly run: RunRow;
  readonly battles: readonly BattleRow[];
  readonly snapshots: readonly SnapshotRow[];
}

/** Makes the rows of a run again, from the log of its match alone. Undefined where the log does not give it. */
export async function refoldRun(store: Store, match: MatchRow): Promise<RefoldedRun | undefined> {
  const runs = emptyRuns();
  const playerId = match.seats[0]!.player!;
  const { rating } = match.options as Options;
  await runs.rerate({ playerId, from: FIRST_RATING, rating, battles: 0, runs: 0, won: 0, at: 0 });
  if (await roguelikeRoom.made!(runs, match)) return undefined;
  const folded = new FoldedMatch(gameNamed(match.game)!, match);
  for (const { actor, command: text, arrival, digest } of await store.log(match.id, 0)) {
    const command = folded.game.readCommand(JSON.parse(text));
    invariant(command.ok, 'a command of the log was read before');
    const proposed = folded.propose(actor === ARENA ? 'arena' : actor, command.value, text, arrival, []);
    if (!proposed.ok || proposed.value.row.digest !== digest) return undefined;
    if (await roguelikeRoom.committed!(runs, proposed.value.row)) return undefined;
    folded.accept(proposed.value);
  }
  const run = (await runs.runIn(match.id))!;
  return {
    run,
    battles: await runs.battlesOf(run.id),
    snapshots: await runs.snapshotsOf(playerId, Number.POSITIVE_INFINITY),
  };
}

/** Rows of nobody. Whom the run meets is another's, so that is not counted. */
function emptyRuns(): Runs {
  const tables = new MemoryTables();
  const house = {
    table: <Row>(name: string) => tables.table<Row>(name),
    player: () => undefined,
    match: () => undefined,
    annul: () => {},
  };
  return { ...memoryRuns(house), countMeeting: async () => {} };
}
