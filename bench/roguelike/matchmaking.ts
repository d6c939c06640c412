import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { roguelikeRoom } from '@tactarium/arena/games/roguelike/room';
import { openStore } from '@tactarium/arena/storage/open';
import { openPglite } from '@tactarium/arena/storage/pglite/pglite';
import { openPostgres } from '@tactarium/arena/storage/postgres';
import { startPostgres } from '@tactarium/arena/testing/postgres';

/**
 * How long it takes to find opponents among many saved teams:
 * `node bench/dist/roguelike/matchmaking.js [teams] [searches]`, on PostgreSQL and on PGlite, by the clock.
 */
const [teams = 1_000_000, searches = 2_000] = process.argv.slice(2).map(Number);

/** Eight units, as in the middle of a run. */
const TEAM = Array.from({ length: 8 }, (_, x) => ({ card: 'order/footman', tier: 2, at: { x, y: 1 } }));
const TIMINGS = ['order/divine_smite', 'order/rally'].map((spell) => ({ spell, when: 'mid' }));

/** Battles 1 to 12, wins as they can be by then, ratings around 1000: two thirds within 150. */
const FILL = `
insert into snapshots (id, wins, rating, battle, team, spell_timings, faction, leader_id, value, received, rules, listed, created_at)
select 't' || n, least(8, greatest(b - 4, (random() * (b - 1))::int)),
  (1000 + 150 * (random() + random() + random() + random() - 2) * 1.73)::int, b, $1::jsonb, $2::jsonb, 'order',
  'order/ser_aldric', 50, 60, '1', true, n
from (select n, 1 + (random() * 11)::int b from generate_series($3::int, $4::int) n) numbered`;
const AT_ONCE = 50_000;

async function measure(name: string, place: { url?: string; folder: string }): Promise<void> {
  const store = await openStore(place);
  await store.close();
  const database = place.url === undefined ? await openPglite(place.folder) : openPostgres(place.url);
  for (let from = 1; from <= teams; from += AT_ONCE) {
    const to = Math.min(teams, from + AT_ONCE - 1);
    await database.query(FILL, [JSON.stringify(TEAM), JSON.stringify(TIMINGS), from, to]);
  }
  await database.query('analyze snapshots');
  const runs = roguelikeRoom.sql(database.query);
  const times: number[] = [];
  let found = 0;
  for (let n = 0; n < searches; n++) {
    const battle = 1 + (n % 12);
    const wins = Math.min(8, Math.floor(battle / 2));
    const search = { battles: [battle], wins, rating: 800 + ((n * 37) % 400), player: 'nobody', but: [] };
    const began = performance.now();
    found += (await runs.candidates(search)).length;
    times.push(performance.now() - began);
  }
  await database.close();
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(2);
  console.log(`${name}: ${teams} teams, ${searches} searches, ${(found / searches).toFixed(1)} found each`);
  console.log(`  median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
}

const postgres = await startPostgres();
await measure('PostgreSQL', { url: await postgres.database(), folder: 'unused' });
await postgres.stop();
const folder = mkdtempSync(path.join(tmpdir(), 'tactarium-teams-'));
await measure('PGlite', { folder });
rmSync(folder, { recursive: true, force: true });
