import { Runner, unstoppable } from '@tactarium/arena/games/roguelike/testing/runner';
import { FoldedMatch } from '@tactarium/arena/match/foldedMatch';
import { openStore } from '@tactarium/arena/storage/open';
import type { MatchRow } from '@tactarium/arena/storage/port/matches';
import { openPostgres } from '@tactarium/arena/storage/postgres';
import { startPostgres } from '@tactarium/arena/testing/postgres';
import { startServer } from '@tactarium/arena/testing/server';
import type { MatchState, Typed } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { starterDecks } from '@tactarium/games/roguelike/decks';
import { isSameCell } from '@tactarium/games/roguelike/known';
import type { State } from '@tactarium/games/roguelike/state';

/**
 * What a run costs a server: bytes of a live one in memory, and a fight over HTTP (two commits and the battle) in turn
 * with a bare insert of the same rows: `node --expose-gc bench/dist/roguelike/runs.js [fights]`, on PostgreSQL, by the
 * clock.
 */
const [fights = 300] = process.argv.slice(2).map(Number);
const LIVE = 200;
/** Battles fought in each: past the middle of a run. */
const BATTLES = 7;

const entry = gameNamed('roguelike')!;
const collect = (): number => {
  globalThis.gc!();
  return process.memoryUsage().heapUsed;
};

function newRun(i: number): MatchRow {
  const decks = starterDecks();
  const deck = decks[i % decks.length]!;
  const options = {
    faction: deck.faction,
    leader: deck.leaders[0]!.leader,
    decks: [deck],
    rating: 1000,
    opponents: 'bots',
  };
  return {
    ...{
      id: `m${i}`,
      game: 'roguelike',
      rules: entry.game.rules,
      options,
      seed: `chacha8:${String(i).padStart(64, '0')}`,
    },
    ...{
      clock: { type: 'none' },
      delay: 0,
      watch: false,
      rated: false,
      invite: `invite${i}`,
      maker: `p${i}`,
      status: 'live',
    },
    ...{ created: 0, started: 0, turn: 0, seats: [{ seat: 0, player: `p${i}`, name: 'somebody', joined: true }] },
  } as MatchRow;
}

/** What is wanted first: every card goes onto the field that can be paid. */
const WANTED = ['draft', 'place', 'find', 'fight'] as const;

function lived(i: number): FoldedMatch {
  const folded = new FoldedMatch(entry, newRun(i));
  const act = (actor: 'arena' | 0, command: Typed): void => {
    const proposed = folded.propose(actor, command, JSON.stringify(command), 0, []);
    if (!proposed.ok) throw new Error(proposed.error.code);
    folded.accept(proposed.value);
    folded.release();
  };
  const stateNow = (): State => (folded.state as MatchState<State>).game;
  while (folded.match.status === 'live' && stateNow().battles.length < BATTLES) {
    const owed = entry.supplies?.(stateNow());
    const { hand } = stateNow();
    const adds = (place: Typed): boolean =>
      hand.every(
        ({ card, at }) => at === undefined || (card !== place['card'] && !isSameCell(at, place['at'] as typeof at)),
      );
    const legal = folded.game.legal(folded.state, 0).filter((one) => one.type !== 'place' || adds(one));
    const next = WANTED.flatMap((type) => legal.find((one) => one.type === type) ?? [])[0];
    if (owed) act('arena', owed);
    else if (next) act(0, next);
    else throw new Error(`nothing to do in ${stateNow().step}`);
  }
  return folded;
}

// The first ones fill what all battles share: compiled code, and what is known of each card.
for (let i = 0; i < LIVE; i++) lived(i);
const before = collect();
const tables = Array.from({ length: LIVE }, (_, i) => lived(LIVE + i));
const bytes = (collect() - before) / tables.length;
console.log(`memory of a live run after up to ${BATTLES} battles: ${(bytes / 1024).toFixed(1)} KiB (${LIVE} runs)`);

const postgres = await startPostgres();
const url = await postgres.database();
const store = await openStore({ url, folder: 'unused' });
const server = await startServer({ store: unstoppable(store) });
const database = openPostgres(url);
for (const table of ['log', 'snapshots', 'battles']) await database.query(`create table bare_${table} (like ${table})`);

/** The rows of the battle that was fought last, as they were written. */
async function rowsOf(run: string, match: string, n: number): Promise<readonly (readonly [string, string])[]> {
  const one = async (table: string, where: string, values: readonly unknown[]): Promise<string> => {
    const [[row]] = (await database.query(`select json_agg(row) from (select * from ${table} where ${where}) row`, [
      ...values,
    ])) as [[unknown]];
    return typeof row === 'string' ? row : JSON.stringify(row);
  };
  return [
    [
      'log',
      await one(
        'log',
        `match = $1 and command::jsonb ->> 'type' in ('fight', 'fought') and seq > (select max(seq) - 2 from log where match = $1)`,
        [match],
      ),
    ],
    ['snapshots', await one('snapshots', 'run_id = $1 and battle = $2', [run, n])],
    ['battles', await one('battles', 'run_id = $1 and n = $2', [run, n])],
  ];
}

const times: { fight: number[]; bare: number[] } = { fight: [], bare: [] };
const runner = await (await Runner.come(server.url)).begin();
while (times.fight.length < fights) {
  let look = await runner.look();
  if (look.step === 'over') {
    await runner.begin();
    look = await runner.look();
  }
  if (look.step === 'draft') await runner.draft();
  const found = await runner.client.findOpponent(runner.run);
  if (!found.ok) throw new Error(found.error.code);
  const team = await runner.team();
  const began = performance.now();
  const fought = await runner.client.fight(runner.run, team);
  times.fight.push(performance.now() - began);
  if (!fought.ok) throw new Error(fought.error.code);
  const rows = await rowsOf(runner.run, look.match, look.wins + look.losses + 1);
  const start = performance.now();
  await database.transaction(async (query) => {
    for (const [table, json] of rows.slice(0, 2))
      await query(`insert into bare_${table} select * from json_populate_recordset(null::bare_${table}, $1::json)`, [
        json,
      ]);
  });
  await database.transaction(async (query) => {
    for (const [table, json] of rows.slice(2))
      await query(`insert into bare_${table} select * from json_populate_recordset(null::bare_${table}, $1::json)`, [
        json,
      ]);
  });
  times.bare.push(performance.now() - start);
}
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  const at = (share: number): string => list[Math.floor(share * (list.length - 1))]!.toFixed(1);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${list.length})`);
}
await database.close();
await server.stop();
await store.close();
await postgres.stop();
