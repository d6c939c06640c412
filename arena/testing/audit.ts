import { gameNamed } from '@tactarium/games';
import { rebuild } from '../match/rebuild.ts';
import type { Store } from '../storage/store.ts';
import type { Acknowledged } from './load.ts';

/** What is wrong with what was kept: nothing, one hopes. */
export async function audit(
  store: Store,
  matches: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<{ readonly faults: readonly string[]; readonly commands: number }> {
  const faults: string[] = [];
  let commands = 0;
  const pauses = await store.beat(await store.now(), 3_600_000);
  for (const id of matches) {
    const match = await store.match(id);
    const rows = await store.log(id, 0);
    commands += rows.length;
    if (!match) {
      faults.push(`${id} is gone`);
      continue;
    }
    if (match.status === 'void') faults.push(`${id} is void`);
    if (rows.some(({ command }) => command.includes('timeout'))) faults.push(`${id} ran out of time`);
    const entry = gameNamed(match.game)!;
    const table = await rebuild(store, entry, match, pauses);
    if (!table) faults.push(`${id} does not rebuild`);
    else if ((table.deadline(pauses) ?? undefined) !== match.deadline) {
      faults.push(`${id} has the deadline ${match.deadline}, its clocks say ${table.deadline(pauses)}`);
    }
    const seats = entry.game.seats;
    for (const { seat, n, command } of acknowledged.filter((one) => one.match === id)) {
      const found = rows.filter((row) => seats[row.actor] === seat && row.n === n);
      const same = found.filter((row) => JSON.stringify(JSON.parse(row.command)) === JSON.stringify(command));
      if (found.length !== 1 || same.length !== 1) faults.push(`${id}: ${seat} ${n} is there ${same.length} times`);
    }
  }
  return { faults, commands };
}
