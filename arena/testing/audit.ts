import { isDeepStrictEqual } from 'node:util';
import type { MatchState } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { scoreOf } from '@tactarium/games/forests/score';
import type { State as Forests } from '@tactarium/games/forests/state';
import { forests } from '../games/forests/room.ts';
import type { FoldedMatch } from '../match/foldedMatch.ts';
import { rebuild } from '../match/rebuild.ts';
import type { Pause } from '../storage/port/heart.ts';
import type { Store } from '../storage/store.ts';
import type { Acknowledged } from './load.ts';

/**
 * What the column may say. A server so busy that it did not beat for seconds finds a pause when it does, and a command
 * that is being committed meanwhile does not know of it yet: its column is earlier than the clocks by the rest of that
 * pause. That is harmless, because a match is looked at when its column says so, and its clocks decide.
 */
function deadlinesOf(folded: FoldedMatch, arrival: number, pauses: readonly Pause[]): readonly (number | undefined)[] {
  const known = pauses.filter(({ began, ended }) => arrival < began || arrival >= ended);
  return [folded.deadline(pauses), folded.deadline(known)];
}

/** What is wrong with what was kept: nothing, one hopes. */
export async function audit(
  store: Store,
  matches: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<{ readonly faults: readonly string[]; readonly commands: number; readonly scores: number }> {
  const faults: string[] = [];
  const scores = new Map(
    (await store.rowsOf(forests).best({ defeats: true }, 1_000_000)).map((row) => [row.match, row]),
  );
  let scored = 0;
  let commands = 0;
  const pauses = await store.beat(await store.now(), 3_600_000);
  // A match whose making was committed and never answered is known to nobody who plays: its clock ends it.
  const unknown = [...scores.keys()].filter((id) => !matches.includes(id));
  for (const id of [...matches, ...unknown]) {
    const match = await store.match(id);
    const rows = await store.log(id, 0);
    commands += rows.length;
    if (!match) {
      faults.push(`${id} is gone`);
      continue;
    }
    if (match.status === 'void') faults.push(`${id} is void`);
    const ranOut = rows.some(({ command }) => command.includes('timeout'));
    if (ranOut !== unknown.includes(id)) faults.push(`${id} ${ranOut ? 'ran' : 'did not run'} out of time`);
    const entry = gameNamed(match.game)!;
    const folded = await rebuild(store, entry, match, pauses);
    if (!folded) faults.push(`${id} does not rebuild`);
    else if (!deadlinesOf(folded, rows.at(-1)?.arrival ?? 0, pauses).includes(match.deadline)) {
      faults.push(`${id} has the deadline ${match.deadline}, its clocks say ${folded.deadline(pauses)}`);
    }
    if (folded && match.game === 'forests' && match.status === 'over') {
      scored++;
      const who = { playerName: '', timestamp: match.ended! };
      const { playerName: _, ...score } = scoreOf((folded.state as MatchState<Forests>).game, who)!;
      const { rank: __, player, match: ___, ...kept } = scores.get(id) ?? {};
      if (!isDeepStrictEqual(kept, score) || player?.id !== match.seats[0]?.player)
        faults.push(`${id} has no such score`);
    }
    const seats = entry.game.seats;
    for (const { seat, n, command } of acknowledged.filter((one) => one.match === id)) {
      const found = rows.filter((row) => seats[row.actor] === seat && row.n === n);
      const same = found.filter((row) => JSON.stringify(JSON.parse(row.command)) === JSON.stringify(command));
      if (found.length !== 1 || same.length !== 1) faults.push(`${id}: ${seat} ${n} is there ${same.length} times`);
    }
  }
  if (scores.size !== scored) faults.push(`${scores.size} scores are kept, ${scored} games are over`);
  return { faults, commands, scores: scored };
}
