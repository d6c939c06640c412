import { type Json, type Outcome, ScriptedDice } from '@tactarium/engine';
import { rank, type ScoreEntry } from '@tactarium/games/forests/client';
import { positions } from '@tactarium/games/forests/positions';
import { conclude } from '@tactarium/games/forests/rules/conclude';
import { ArenaClient, type NewMatch } from '@tactarium/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Arena } from '../../arena.ts';
import type { Dumped } from '../../storage/port/backup.ts';
import type { Store } from '../../storage/store.ts';
import { type AnyPlace, onEveryStorage } from '../../testing/everyStorage.ts';
import { TestPlayer } from '../../testing/players.ts';
import { InlineBots, testPorts } from '../../testing/ports.ts';
import { commitRow, matchRow, playerRow, sessionRow } from '../../testing/rows.ts';
import { startServer } from '../../testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres, type TestPlace } from '../../testing/stores.ts';
import { forests } from './room.ts';
import type { Ranking, Score } from './scores.ts';

beforeAll(build);
afterAll(stopPostgres);

const AGAINST_BABY: NewMatch = { game: 'forests', seats: ['me', { bot: 'baby' }] };
const RESIGN = { type: 'resign' };
const EVERYTHING: Ranking = { defeats: true };
const PEOPLE = ['pada', 'pbob', 'pcleo'];

/** Few different values, so that many are equal. */
const scoreMade = fc.record({
  difficulty: fc.constantFrom('baby' as const, 'normal' as const, 'hard' as const),
  forestsCaptured: fc.nat(3),
  mapSize: fc.constantFrom(10 as const, 20 as const),
  turnsPlayed: fc.integer({ min: 1, max: 4 }),
  victory: fc.boolean(),
  victoryType: fc.constantFrom('monopoly' as const, 'annihilation' as const),
  timestamp: fc.integer({ min: 1, max: 6 }),
});

const rankingMade = fc.record(
  {
    difficulty: scoreMade.map(({ difficulty }) => difficulty),
    mapSize: scoreMade.map(({ mapSize }) => mapSize),
    before: fc.integer({ min: 0, max: 8 }),
    defeats: fc.boolean(),
  },
  { requiredKeys: ['defeats'] },
);

/** FOR-30, said in another way: whether the first is better. */
function isBetter(one: Score, two: Score): boolean {
  if (one.victory !== two.victory) return one.victory;
  if (one.victoryType !== two.victoryType) return one.victoryType === 'monopoly';
  if (one.turnsPlayed !== two.turnsPlayed) return one.turnsPlayed < two.turnsPlayed;
  return one.timestamp < two.timestamp;
}

const keepsScores = (place: AnyPlace): void => {
  let where: TestPlace;
  let store: Store;
  let arena: Arena;
  beforeAll(async () => {
    where = await place();
    store = await where.open();
    arena = new Arena(store, testPorts(), new InlineBots());
  });
  afterAll(async () => {
    await arena.stop();
    await where.remove();
  });

  const scoresOf = async (player: string) =>
    (await store.rowsOf(forests).best(EVERYTHING, 1_000)).filter((score) => score.player.id === player);

  it('FOR-29 a finished game against the computer is written once, with the name its player has now', async () => {
    const ada = await TestPlayer.come(arena, 'Ada');
    const { id } = await ada.create(AGAINST_BABY);
    expect(await scoresOf(ada.id)).toEqual([]);
    await Promise.all([ada.play(id, RESIGN), ada.play(id, RESIGN), ada.play(id, RESIGN)]);
    await store.changePlayer(ada.id, { name: 'Countess' });
    const entry = { difficulty: 'baby', mapSize: 10, turnsPlayed: 1, forestsCaptured: 0, victory: false };
    expect(await scoresOf(ada.id)).toEqual([
      {
        ...entry,
        victoryType: 'annihilation',
        timestamp: arena.now,
        match: id,
        rank: expect.any(Number),
        player: { id: ada.id, name: 'Countess', guest: true },
      },
    ]);
  });

  it('FOR-29 a game between people, and one without fog, makes none', async () => {
    const [ada, bob] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const { id, invite } = await ada.create({ game: 'forests' });
    await bob.join(invite!);
    await ada.play(id, RESIGN);
    const open = await ada.create({ ...AGAINST_BABY, options: { fog: false } });
    expect(await ada.play(open.id, RESIGN)).toMatchObject({ next: 1 });
    expect([...(await scoresOf(ada.id)), ...(await scoresOf(bob.id))]).toEqual([]);
  });

  it('FOR-29 nor does one on a map that was chosen, a draw, or one against another bot than the difficulty', async () => {
    const cleo = await TestPlayer.come(arena);
    const won: Outcome = { result: 'won', winner: 0, reason: 'monopoly' };
    const cases: readonly { options: Json; outcome: Outcome; bot: string }[] = [
      { options: { difficulty: 'hard', fog: true, mapSeed: 7 }, outcome: won, bot: 'hard' },
      { options: { difficulty: 'hard', fog: true }, outcome: { result: 'draw', reason: 'turn_limit' }, bot: 'hard' },
      { options: { difficulty: 'hard', fog: true }, outcome: won, bot: 'baby' },
    ];
    for (const [i, { options, outcome, bot }] of cases.entries()) {
      const state = positions.read({ difficulty: 'hard', fog: true }, new ScriptedDice([]));
      conclude(state, outcome);
      const match = matchRow(`mnoscore${i}`, cleo.id, {
        game: 'forests',
        status: 'live',
        options,
        seats: [{ seat: 0, player: cleo.id, joined: true }, { seat: 1, bot, joined: true }],
      }); // biome-ignore format: two seats
      await store.addMatch(match);
      const step = { match, actor: 0, command: { type: 'end_turn' }, events: [], state };
      const row = commitRow(match.id, 1, { game: 'forests', outcome: '{"winner":"a","reason":"monopoly"}', step });
      expect(await store.commit([row])).toEqual(new Set([row]));
    }
    expect(await scoresOf(cleo.id)).toEqual([]);
  });

  it('a guest’s scores go to the account', async () => {
    const [guest, account] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const { id } = await guest.create(AGAINST_BABY);
    await guest.play(id, RESIGN);
    const { id: running } = await guest.create(AGAINST_BABY);
    await arena.host.find(running);
    await store.claim(guest.id, account.id);
    await arena.host.refresh(running);
    // What was under way is the account's too when it ends.
    expect(await account.play(running, RESIGN)).toMatchObject({ next: 1 });
    expect((await scoresOf(account.id)).map(({ match }) => match)).toEqual([id, running].toSorted());
    expect(await scoresOf(guest.id)).toEqual([]);
  });

  it('FOR-30 any scores are ranked as the rules say, under any filter, and so is one’s own', async () => {
    for (const id of PEOPLE) await store.addPlayer(playerRow(id), sessionRow(id));
    const made = fc.sample(scoreMade, { numRuns: 150, seed: 30 });
    const all: (Score & { player: string })[] = [];
    for (const [i, score] of made.entries()) {
      const player = PEOPLE[i % 3]!;
      const match = `mrank${String(i).padStart(5, '0')}`;
      const seats = [{ seat: 0, player, joined: true }, { seat: 1, bot: score.difficulty, joined: true }]; // biome-ignore format: two seats
      await store.addMatch(matchRow(match, player, { game: 'forests', seats }));
      await store.rowsOf(forests).add({ ...score, match });
      all.push({ ...score, match, player });
    }
    const property = fc.asyncProperty(rankingMade, fc.integer({ min: 1, max: 200 }), async (ranking, limit) => {
      const { difficulty, mapSize, before = 7, defeats } = ranking;
      const listed = (await store.rowsOf(forests).best({ ...ranking, before }, 1_000)).map(({ match }) => match);
      const wanted = all.filter(
        (score) =>
          (difficulty === undefined || score.difficulty === difficulty) &&
          (mapSize === undefined || score.mapSize === mapSize) &&
          score.timestamp < before &&
          (score.victory || defeats),
      );
      expect(listed.toSorted()).toEqual(wanted.map(({ match }) => match).toSorted());
      const best = await store.rowsOf(forests).best({ ...ranking, before }, limit);
      expect(best.map(({ match }) => match)).toEqual(listed.slice(0, limit));
      if (best[0]) expect(await store.rowsOf(forests).ofMatch(best[0].match, { ...ranking, before })).toEqual(best[0]);
      for (const score of best) {
        expect(score.rank).toBe(1 + wanted.filter((other) => isBetter(other, score)).length);
      }
      // The same order as the game's own function gives, which is what the page uses offline.
      const entries: ScoreEntry[] = wanted.map(({ match: playerName, player: _, ...score }) => ({
        ...score,
        playerName,
      }));
      expect(best.map(keys)).toEqual(rank(entries).slice(0, limit).map(keys));
      for (const player of PEOPLE) {
        const mine = await store.rowsOf(forests).bestOf(player, { ...ranking, before });
        const theirs = wanted.filter((score) => score.player === player);
        if (theirs.length === 0) expect(mine).toBeUndefined();
        else expect(mine!.rank).toBe(Math.min(...theirs.map((one) => 1 + wanted.filter((other) => isBetter(other, one)).length))); // biome-ignore format: long
      }
      const counts = await store.rowsOf(forests).counts({ before, defeats });
      for (const { difficulty: level, mapSize: size, entries: count } of counts) {
        const kind = all.filter((score) => score.difficulty === level && score.mapSize === size);
        expect(count).toBe(kind.filter((score) => score.timestamp < before && (score.victory || defeats)).length);
      }
    });
    await fc.assert(property, { numRuns: 25, seed: 30 });
  });
};

const keys = ({ victory, victoryType, turnsPlayed, timestamp }: Omit<ScoreEntry, 'playerName'>) =>
  [victory, victoryType, turnsPlayed, timestamp].join(' ');

onEveryStorage('scores', keepsScores);

describe.each(STORAGES)('scores on %s', (storage) => {
  it('are exported and imported', async () => {
    const places = [await placeOn(storage), await placeOn(storage)];
    const [store, target] = await Promise.all(places.map((place) => place.open()));
    const arena = new Arena(store!, testPorts(), new InlineBots());
    const ada = await TestPlayer.come(arena, 'Ada');
    const { id } = await ada.create(AGAINST_BABY);
    await ada.play(id, RESIGN);
    const dumped: Dumped[] = [];
    for await (const row of store!.dump()) dumped.push(row);
    expect(dumped.filter(({ table }) => table === 'forest_scores')).toHaveLength(1);
    await target!.restore(store!.dump());
    const [mine] = await target!.rowsOf(forests).best(EVERYTHING, 10);
    expect(mine).toMatchObject({ match: id, player: { name: 'Ada' } });
    expect([mine]).toEqual(await store!.rowsOf(forests).best(EVERYTHING, 10));
    for (const opened of [store!, target!]) await opened.close();
    for (const place of places) await place.remove();
  });
});

describe('over HTTP', () => {
  it('anybody reads the leaderboard, filtered, with ranks, and finds the own row', async () => {
    const server = await startServer();
    const [ada, bob] = [new ArenaClient(server.url), new ArenaClient(server.url)];
    await ada.guest('Ada');
    await bob.guest('Bob');
    const made = await ada.create({ game: 'forests', options: { size: 20 }, seats: ['me', { bot: 'hard' }] });
    if (!made.ok) throw new Error(made.error.code);
    await ada.play(made.value.id, 0, RESIGN);
    const rows = server.store.rowsOf(forests);
    const [own] = await rows.best(EVERYTHING, 1);
    // A hundred better ones of somebody else.
    const other = (await bob.me()) as { value: { id: string } };
    for (let i = 0; i < 100; i++) {
      const match = `mbetter${String(i).padStart(4, '0')}`;
      const seats = [{ seat: 0, player: other.value.id, joined: true }, { seat: 1, bot: 'hard', joined: true }]; // biome-ignore format: two seats
      await server.store.addMatch(matchRow(match, other.value.id, { game: 'forests', seats }));
      await rows.add({ ...own!, match, victory: true, victoryType: 'monopoly', turnsPlayed: 10 + i });
    }
    const anybody = new ArenaClient(server.url);
    const won = await anybody.scores({ difficulty: 'hard', size: 20 });
    expect(won).toMatchObject({
      ok: true,
      value: { counts: [{ difficulty: 'hard', size: 20, entries: 100 }] },
    });
    if (!won.ok) throw new Error(won.error.code);
    expect(won.value.entries.map(({ rank: place }) => place)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(won.value.entries[0]).toMatchObject({
      entry: { playerName: 'Bob', turnsPlayed: 10, victoryType: 'monopoly', mapSize: 20, difficulty: 'hard' },
      match: 'mbetter0000',
    });
    expect(won.value.mine).toBeUndefined();
    const mine = await ada.scores({ defeats: true });
    expect(mine).toMatchObject({
      ok: true,
      value: { mine: { rank: 101, match: made.value.id, entry: { playerName: 'Ada', victory: false } } },
    });
    const match = made.value.id;
    expect(await anybody.scores({ match, defeats: true })).toMatchObject({ value: { mine: { rank: 101, match } } });
    expect((await anybody.scores({ match })) as object).not.toHaveProperty('value.mine');
    expect(await bob.scores({ match: 'mbetter0007' })).toMatchObject({ value: { mine: { rank: 8 } } });
    expect(await anybody.scores({ difficulty: 'baby', defeats: true })).toMatchObject({ value: { entries: [] } });
    expect(await anybody.scores({ before: own!.timestamp, defeats: true })).toMatchObject({ value: { entries: [] } });
    const empty = await fetch(`${server.url}/api/forests/scores?difficulty=&size=&before=&defeats=`);
    expect(((await empty.json()) as { entries: unknown[] }).entries).toHaveLength(100);
    for (const bad of [
      'difficulty=easy',
      'size=15',
      'before=-1',
      'before=soon',
      'defeats=maybe',
      'match=you',
      'rank=1',
    ]) {
      const refused = await fetch(`${server.url}/api/forests/scores?${bad}`);
      expect([bad, refused.status, (await refused.json()) as object]).toMatchObject([
        bad,
        400,
        { code: 'request/malformed' },
      ]);
    }
    await server.stop();
  });
});
