import { Readable } from 'node:stream';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import { FIRST_RATING } from '@tactarium/games/roguelike/rules/rating';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dumped } from '../../storage/port/backup.ts';
import type { Store } from '../../storage/store.ts';
import { InlineBots, testPorts } from '../../testing/ports.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres, type TestPlace } from '../../testing/stores.ts';
import { fileHouseTeams, type HouseTeam } from './houseTeams.ts';
import { roguelikeRoom } from './room.ts';
import type { SnapshotRow } from './runs.ts';
import type { Fought } from './tasks.ts';
import { auditRuns } from './testing/audit.ts';
import { Runner, unstoppable, value } from './testing/runner.ts';

beforeAll(build);
afterAll(stopPostgres);

/** No thread comes to an end of a battle. */
class Fallen extends InlineBots {
  override work(task: string, input: unknown): Promise<unknown> {
    return task === 'roguelike/battle' ? Promise.reject(new Error('the thread fell')) : super.work(task, input);
  }
}

/** Battles by rules of another time: told with their version, and with digests that today's rules do not give. */
class Ancestors extends InlineBots {
  override async work(task: string, input: unknown): Promise<unknown> {
    const done = await super.work(task, input);
    if (task !== 'roguelike/battle') return done;
    const { fought, events } = done as Fought;
    return { fought: { ...fought, rules: '1', digest: '0123456789abcdef' }, events };
  }
}

/** Ready to fight: the body that is sent for the first battle, and the gold before it. */
async function prepared(runner: Runner) {
  await runner.draft();
  value(await runner.client.findOpponent(runner.run));
  const { gold, hand } = await runner.look();
  const body = { ...(await runner.team()), battle: 1 };
  const paid = hand
    .filter(({ id }) => body.team.some(({ card }) => card === id))
    .reduce((sum, { cost }) => sum + cost, 0);
  return { body, left: gold - paid };
}

/** RUN-15: one battle, one reward, one team, whatever was asked how often. */
async function expectOne(store: Store, runner: Runner, { left }: { left: number }): Promise<void> {
  const rows = store.rowsOf(roguelikeRoom);
  const [battle, ...more] = await rows.battlesOf(runner.run);
  expect(more).toEqual([]);
  expect(await rows.snapshotsOf(runner.player.id, 9)).toHaveLength(1);
  const { gold, wins, losses, rating } = await runner.look();
  expect([gold, wins + losses, rating]).toEqual([left + battle!.goldEarned, 1, battle!.ratingAfter]);
  expect(battle!.goldAfter).toBe(gold);
  expect(await rows.rating(runner.player.id)).toMatchObject({ rating, battles: 1 });
}

it('RUN-15 the same battle submitted a hundred times at three nodes is one battle, one reward and one team', async () => {
  const place = await placeOn('PostgreSQL');
  const ports = testPorts();
  const nodes: TestServer[] = [];
  for (let node = 0; node < 3; node++) nodes.push(await startServer({ store: await place.open(), ports }));
  const runner = await (await Runner.come(nodes[0]!.url)).begin();
  const ready = await prepared(runner);
  const there = nodes.map(({ url }) => runner.at(url));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => there[i % 3]!.client.fight(runner.run, ready.body)),
  );
  const [first] = answers.map(value);
  for (const answer of answers) expect(value(answer)).toEqual(first);
  await expectOne(nodes[0]!.store, runner, ready);
  for (const node of nodes) await node.stop();
});

describe.each(STORAGES)('on %s', (storage) => {
  let place: TestPlace;
  let store: Store;
  const ports = testPorts();
  const start = (bots = new InlineBots()) => startServer({ store: unstoppable(store), ports, bots });
  const rows = () => store.rowsOf(roguelikeRoom);
  beforeAll(async () => {
    place = await placeOn(storage);
    store = await place.open();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  it('RUN-15 a node that falls between a fight and its result leaves one battle to the next', async () => {
    const falling = await start(new Fallen());
    const runner = await (await Runner.come(falling.url)).begin();
    const ready = await prepared(runner);
    const { match } = await runner.look();
    const asked = runner.client.fight(runner.run, ready.body);
    const fights = async () =>
      (await store.log(match, 0)).filter(({ command }) => JSON.parse(command).type === 'fight');
    await expect.poll(async () => (await fights()).length).toBe(1);
    expect((await asked).ok).toBe(false);
    expect(await rows().battlesOf(runner.run)).toEqual([]);
    await falling.stop();
    const next = await start();
    const there = runner.at(next.url);
    const first = value(await there.client.fight(runner.run, ready.body));
    expect(value(await there.client.fight(runner.run, ready.body))).toEqual(first);
    expect(await fights()).toHaveLength(1);
    await expectOne(store, there, ready);
    await next.stop();
  });

  it('RUN-14 a run begun under other rules of battles goes on, and its old battles are told as they were', async () => {
    const before = await start(new Ancestors());
    const runner = await (await Runner.come(before.url)).begin();
    const { battleId } = await runner.fight();
    await runner.draft();
    const { opponentSnapshot } = value(await runner.client.findOpponent(runner.run));
    const left = await runner.look();
    await before.stop();
    const after = await start();
    const there = runner.at(after.url);
    expect(await there.look()).toEqual(left);
    expect(value(await there.client.findOpponent(there.run)).opponentSnapshot).toEqual(opponentSnapshot);
    const ended = await there.playOut();
    expect(ended).toMatchObject({ match: left.match, step: 'over' });
    const battles = await rows().battlesOf(runner.run);
    expect(battles.map(({ rules }) => rules)).toEqual(['1', ...battles.slice(1).map(() => BATTLE_RULES)]);
    expect(value(await there.client.battle(battleId))).toMatchObject({ rules: '1', digest: '0123456789abcdef' });
    expect(value(await there.client.battleEvents(battleId)).events.at(-1)).toMatchObject({ type: 'battle_ended' });
    await after.stop();
  });

  it('RUN-14 the log of a run makes its rows, battles and teams again, and whatever differs is found', async () => {
    const server = await start();
    const runner = await (await Runner.come(server.url)).begin();
    await runner.fight();
    await runner.fight();
    const { match } = await runner.look();
    const audited = () => auditRuns(store, [match], []);
    expect(await audited()).toEqual([]);
    const run = (await rows().runIn(match))!;
    await rows().save({ ...run, seq: run.seq + 1, gold: run.gold + 1 });
    expect(await audited()).toEqual([expect.stringContaining(`"gold":${run.gold + 1}`)]);
    await server.stop();
  });

  it('RUN-10 a run whose match is annulled ends with it, without a change of rating, and another can be begun', async () => {
    const server = await start();
    const runner = await (await Runner.come(server.url)).begin();
    await runner.draft();
    value(await runner.client.findOpponent(runner.run));
    const live = (await server.arena.host.find((await runner.look()).match))!;
    expect(await server.arena.host.annul(live, 'test')).toBe(true);
    expect(value(await runner.client.activeRun())).toBeNull();
    expect(await rows().run(runner.run)).toMatchObject({ status: 'lost', reason: 'void', step: 'over', body: null });
    expect(await rows().rating(runner.player.id)).toBeUndefined();
    expect(await rows().hasFinished(runner.player.id)).toBe(false);
    await runner.begin();
    expect(await runner.look()).toMatchObject({ rating: FIRST_RATING, status: 'active' });
    await server.stop();
  });

  it('a guest who signs in to an account that plays too: its rating, teams and decks stand', async () => {
    const server = await start();
    const [account, guest] = [await Runner.come(server.url), await Runner.come(server.url)];
    const name = `Account ${account.player.id.slice(-6)}`;
    value(await account.client.change({ name, password: 'correct horse battery' }));
    const at = server.arena.now;
    for (const [i, { player }] of [account, guest].entries()) {
      await rows().rerate({ playerId: player.id, from: 1000, rating: 1100 + 100 * i, battles: 5, runs: 1, won: 0, at });
      await rows().putDeck({ id: `d${storage}${i}`, playerId: player.id, name: 'Mine', faction: 'order', leaderId: 'order/ser_aldric', units: [], spells: [], updatedAt: at }, 20); // biome-ignore format: a row
      for (const battle of [3, 4 + i]) await rows().addSnapshot(teamOf(`t${storage}${i}${battle}`, player.id, battle));
    }
    await account.begin();
    await guest.begin();
    await guest.draft();
    value(await guest.client.findOpponent(guest.run));
    value(await guest.client.signIn(name, 'correct horse battery', true));
    // The guest's run ends as abandoned, and costs nothing although an opponent was found.
    expect(await rows().run(guest.run)).toMatchObject({ status: 'lost', reason: 'abandoned', rating: 1200 });
    expect(await rows().rating(account.player.id)).toMatchObject({ rating: 1100, battles: 5 });
    expect(await rows().rating(guest.player.id)).toBeUndefined();
    expect((await rows().decksOf(account.player.id)).map(({ id }) => id)).toEqual([`d${storage}0`]);
    expect(await rows().decksOf(guest.player.id)).toEqual([]);
    const teams = await rows().snapshotsOf(account.player.id, 9);
    expect(teams.filter(({ listed }) => listed).map(({ id }) => id).sort()).toEqual([3, 4].map((n) => `t${storage}0${n}`).concat(`t${storage}15`)); // biome-ignore format: a row
    expect(teams).toHaveLength(4);
    expect(await rows().snapshotsOf(guest.player.id, 9)).toEqual([]);
    await server.stop();
  });

  it('a run that an account takes over from a guest changes its rating, and does not replace it', async () => {
    const server = await start();
    const [account, guest] = [await Runner.come(server.url), await Runner.come(server.url)];
    const name = `Account ${account.player.id.slice(-6)}`;
    value(await account.client.change({ name, password: 'correct horse battery' }));
    await rows().rerate({ playerId: account.player.id, from: 1000, rating: 1500, battles: 5, runs: 1, won: 0, at: 1 });
    await guest.begin();
    value(await guest.client.signIn(name, 'correct horse battery', true));
    await guest.fight();
    const { rating } = await guest.look();
    expect(rating).not.toBe(FIRST_RATING);
    const kept = await rows().rating(account.player.id);
    expect(kept).toMatchObject({ rating: 1500 + rating - FIRST_RATING, battles: 6 });
    await server.stop();
  });

  it('an export of the time when states of matches were called snapshots is imported', async () => {
    const server = await start();
    const runner = await (await Runner.come(server.url)).begin();
    await runner.fight();
    const { match } = await runner.look();
    await server.stop();
    await store.addSnapshot({ match, seq: 3, turn: 1, rules: '1', body: { anything: true } });
    const exported = await dumped(store);
    const old = exported.map((row) => (row.table === 'match_states' ? { ...row, table: 'snapshots' } : row));
    expect(old.some(({ table, row }) => table === 'snapshots' && 'seq' in row)).toBe(true);
    const elsewhere = await placeOn(storage);
    const target = await elsewhere.open();
    await target.restore(Readable.from(old));
    expect(await dumped(target)).toEqual(exported);
    await target.close();
    await elsewhere.remove();
  });
});

async function dumped(store: Store): Promise<readonly Dumped[]> {
  const rows: Dumped[] = [];
  for await (const row of store.dump()) rows.push(row);
  return rows;
}

const teamOf = (id: string, playerId: string, battle: number): SnapshotRow => ({
  ...{ id, playerId, battle, runId: null, wins: 2, rating: 1000, faction: 'order', leaderId: 'order/ser_aldric' },
  ...{ value: 8, received: 10, rules: BATTLE_RULES, listed: true, met: 0, beaten: 0, createdAt: battle },
  team: [{ card: 'order/footman', tier: 2, at: { x: 3, y: 1 } }],
  spellTimings: [{ spell: 'order/divine_smite', when: 'early' }],
});

it('RUN-13 two servers whose saved teams differ in their timings answer byte by byte the same until the fight', async () => {
  const house: HouseTeam = {
    ...{ battle: 1, wins: 0, rating: 1000, received: 10, faction: 'order', leader: 'order/ser_aldric' },
    team: [{ card: 'order/footman', tier: 2, at: { x: 3, y: 1 } }],
    spells: [{ spell: 'order/divine_smite', when: 'early' }],
  };
  const told = async (when: 'early' | 'late'): Promise<string> => {
    const server = await startServer();
    await fileHouseTeams(server.store, [{ ...house, spells: [{ spell: 'order/divine_smite', when }] }]);
    const runner = await (await Runner.come(server.url)).begin();
    const { client, run: id } = runner;
    await runner.draft();
    const answers: unknown[] = [await client.findOpponent(id), await client.findOpponent(id)];
    const { team, spellTimings } = await runner.team();
    answers.push(await client.fight(id, { team: [], spellTimings }), await client.upgrade(id, 0));
    answers.push(await client.arrange(id, { team, spellTimings }), await client.run(id), await client.activeRun());
    answers.push(await client.shop(id), await client.seen((await runner.look()).match), await client.runs());
    answers.push(await client.runHistory(id), await client.runLeaderboard(), await client.mySnapshots());
    await server.stop();
    return JSON.stringify(answers);
  };
  const [early, late] = [await told('early'), await told('late')];
  expect(early).toContain('order/divine_smite');
  expect(late).toBe(early);
});
