import { ArenaClient, type MatchInfo, type MyMatch } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beats, begun, playInEarnest, value } from '../testing/pairs.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';

const DAY = 24 * 3600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function guest(name?: string): Promise<ArenaClient> {
  const client = new ArenaClient(server.url);
  await value(client.guest(name));
  return client;
}

async function account(name: string): Promise<ArenaClient> {
  const client = await guest();
  await value(client.change({ name, password: 'correct horse' }));
  return client;
}

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => (await answer).error?.code;
const idOf = async (client: ArenaClient): Promise<string> => (await value(client.me())).id;

/** Until the ratings are settled, which is soon after the answer. */
async function settled(client: ArenaClient, match: string): Promise<MatchInfo> {
  let info: MatchInfo | undefined;
  await expect
    .poll(async () => {
      info = await value(client.match(match));
      return info.ratings ?? info.unrated;
    })
    .toBeDefined();
  return info!;
}

async function beatsAndSettles(winner: ArenaClient, loser: ArenaClient): Promise<MatchInfo> {
  return settled(winner, await beats(winner, loser));
}

const NAMES = [
  'Edda',
  'Fritz',
  'Gustav',
  'Hanna',
  'Kurt',
  'Maxim',
  'Nora',
  'Oskar',
  'Paula',
  'Rosa',
  'Stefan',
  'Tanja',
  'Xaver',
];
const others = (count: number): Promise<ArenaClient[]> => Promise.all(NAMES.splice(0, count).map(account));

/** Five matches and a day make a guest one whose matches count. */
async function knownGuest(client: ArenaClient, other: ArenaClient): Promise<void> {
  for (let i = 0; i < 5; i++) await beatsAndSettles(client, other);
  server.ports.clock.pass(DAY);
}

describe('ratings', () => {
  it('change when a rated match ends, and those who watch are told', async () => {
    const [ann, bob] = [await account('Berta'), await account('Carl')];
    const match = await begun(ann, bob);
    await playInEarnest(match, ann, bob);
    const socket = new TestSocket(server.url, ann.token);
    await socket.opened();
    socket.send({ type: 'watch', match });
    await socket.settle();
    await value(bob.play(match, 4, { type: 'resign' }));
    const { ratings, seats } = await settled(ann, match);
    expect(ratings).toEqual([
      { seat: 'red', before: 1500, after: 1662 },
      { seat: 'blue', before: 1500, after: 1338 },
    ]);
    expect(seats.map(({ rating }) => rating)).toEqual([1662, 1338]);
    await expect.poll(() => socket.heard('info').at(-1)).toMatchObject({ info: { status: 'over', ratings } });
    socket.close();
    const { ratings: standing, recent } = await value(ann.profile(await idOf(ann)));
    expect(standing).toEqual([{ game: 'rps', rating: 1662, deviation: 290, games: 1, wins: 1, draws: 0, losses: 0 }]);
    expect(recent).toMatchObject([{ id: match, ratings }]);
  });

  it('do not change by a match that is not rated or has the computer in it', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const friendly = await begun(ann, bob, false);
    await value(bob.play(friendly, 0, { type: 'resign' }));
    const computer = await value(ann.create({ game: 'rps', rated: true, seats: ['me', { bot: 'baby' }] }));
    expect(computer.rated).toBe(false);
    await value(ann.play(computer.id, 0, { type: 'resign' }));
    await server.arena.ratings.idle();
    await server.arena.ratings.settleLeft();
    expect((await value(ann.profile(await idOf(ann)))).ratings).toEqual([]);
    expect((await value(ann.match(friendly))).ratings).toBeUndefined();
  });

  it('are listed by strength; who is unsure or far below finds the own row beside it', async () => {
    const ann = await account('Ann the first');
    const six = await others(6);
    for (const other of six) {
      await beatsAndSettles(ann, other);
      await beatsAndSettles(other, ann);
    }
    const [eve] = six;
    const { players, mine } = await value(ann.leaderboard('rps'));
    expect(mine).toBeUndefined();
    expect(players).toMatchObject([{ rank: 1, player: { name: 'Ann the first', guest: false }, games: 12, wins: 6 }]);
    expect(await value(eve!.leaderboard('rps'))).toMatchObject({ mine: { player: { name: 'Edda' }, games: 2 } });
    expect((await value(eve!.leaderboard('rps'))).mine!.rank).toBeUndefined();
    // Nobody has to be known to look.
    expect(await value(new ArenaClient(server.url).leaderboard('rps'))).toEqual({ game: 'rps', players });
    expect((await value(eve!.leaderboard('forests'))).players).toEqual([]);
  });

  it('SEC-21 cannot be farmed: not by guests, not by leaving, not by the same two again and again', async () => {
    const listed = async () => (await value(new ArenaClient(server.url).leaderboard('rps'))).players.length;
    const before = await listed();
    const [one, two] = [await guest('One'), await guest('Two')];
    for (let i = 0; i < 12; i++) expect((await beatsAndSettles(one, two)).unrated).toBe('guest');
    const [ada, bea] = await others(2);
    const left = await begun(ada!, bea!);
    await value(bea!.play(left, 0, { type: 'resign' }));
    expect(await settled(ada!, left)).toMatchObject({ unrated: 'early', outcome: { winner: 'red' } });
    const days: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) days.push((await beatsAndSettles(ada!, bea!)).unrated);
    expect(days).toEqual([undefined, undefined, 'pair', 'pair']);
    // Day after day: the rating stands, but a pair alone is never listed.
    for (let day = 0; day < 5; day++) {
      server.ports.clock.pass(DAY + 1);
      for (let i = 0; i < 2; i++) expect((await beatsAndSettles(ada!, bea!)).unrated).toBeUndefined();
    }
    expect((await value(ada!.profile(await idOf(ada!)))).ratings).toMatchObject([{ games: 12 }]);
    expect((await value(ada!.leaderboard('rps'))).mine).toMatchObject({ games: 12 });
    expect((await value(ada!.leaderboard('rps'))).mine!.rank).toBeUndefined();
    expect(await listed()).toBeLessThanOrEqual(before);
  });

  it('of a guest count after a day and five matches', async () => {
    const [guests, [cleo]] = [await guest('Newcomer'), await others(1)];
    for (let i = 0; i < 5; i++) expect((await beatsAndSettles(guests, cleo!)).unrated).toBe('guest');
    server.ports.clock.pass(DAY);
    expect((await beatsAndSettles(guests, cleo!)).ratings).toBeDefined();
  });

  it('a profile shows only what everybody may know', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const hidden = await value(ann.create({ game: 'rps', watch: false }));
    await value(bob.join(hidden.invite!));
    await value(bob.play(hidden.id, 0, { type: 'resign' }));
    await begun(ann, bob);
    const profile = await value(new ArenaClient(server.url).profile(await idOf(ann)));
    expect(profile).toMatchObject({ player: { name: 'Ann', guest: true }, ratings: [], recent: [] });
  });

  it('refuses games and players that are not there', async () => {
    const client = await guest();
    expect(await codeOf(client.leaderboard('go'))).toBe('game/unknown');
    expect(await codeOf(client.leaderboard('x'.repeat(41)))).toBe('request/malformed');
    expect(await codeOf(client.profile('p0123456789'))).toBe('player/not-found');
    expect(await codeOf(client.profile('nobody'))).toBe('request/malformed');
    expect(await codeOf(client.quick('go'))).toBe('game/unknown');
    expect(await codeOf(client.quick('x'.repeat(41)))).toBe('request/malformed');
    expect(await codeOf(new ArenaClient(server.url).quick('rps'))).toBe('session/missing');
    expect(await codeOf(new ArenaClient(server.url).leaveQuick('rps'))).toBe('session/missing');
  });
});

describe('a quick match', () => {
  it('is found for two who wait, rated and begun, and told to both', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const now = server.arena.now;
    expect(await value(ann.quick('rps'))).toEqual({ since: now });
    const found = (await value(bob.quick('rps'))).match as MyMatch;
    expect(found).toMatchObject({ game: 'rps', status: 'live', rated: true, clock: { type: 'move', seconds: 120 } });
    const same = (await value(ann.quick('rps'))).match as MyMatch;
    expect([same.id, [same.mine, found.mine].sort()]).toEqual([found.id, ['blue', 'red']]);
    expect((await value(ann.leaveQuick('rps'))).match?.id).toBe(found.id);
    expect((await value(ann.mine())).matches.map(({ id }) => id)).toEqual([found.id]);
    await value((found.mine === 'red' ? bob : ann).play(found.id, 0, { type: 'resign' }));
    expect(await settled(ann, found.id)).toMatchObject({ outcome: { winner: 'blue' }, unrated: 'early' });
  });

  it('is not for who left three early, for half an hour', async () => {
    const [leaver, stayer] = [await guest('Leaver'), await guest('Stayer')];
    for (let i = 0; i < 3; i++) {
      expect(await value(leaver.quick('rps'))).toMatchObject({ since: expect.any(Number) });
      const { id } = (await value(stayer.quick('rps'))).match!;
      await value(leaver.play(id, 0, { type: 'resign' }));
      await settled(stayer, id);
      server.ports.clock.pass(10_000);
    }
    expect(await leaver.quick('rps')).toMatchObject({ ok: false, error: { code: 'quick/left-early', detail: { until: expect.any(Number) } } }); // biome-ignore format: one answer
    expect((await stayer.quick('rps')).ok).toBe(true);
    server.ports.clock.pass(30 * 60_000);
    expect((await leaver.quick('rps')).ok).toBe(true);
    for (const client of [leaver, stayer]) await client.leaveQuick('rps');
  });

  it('waits no longer for who left, or has not asked for 6 s', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await value(ann.quick('rps'));
    expect(await value(ann.leaveQuick('rps'))).toEqual({});
    expect((await value(bob.quick('rps'))).match).toBeUndefined();
    server.ports.clock.pass(6_001);
    await server.arena.keeper.tick();
    expect(await value(ann.quick('rps'))).toEqual({ since: server.arena.now });
    await value(ann.leaveQuick('rps'));
  });
});

describe('a guest who signs in', () => {
  it('hands over matches, live ones too, and is gone', async () => {
    await account('Zoe');
    const [zoe, bob] = [await guest('Zoe the guest'), (await others(1))[0]!];
    await knownGuest(zoe, bob);
    await beatsAndSettles(zoe, bob);
    const live = await begun(zoe, bob);
    const socket = new TestSocket(server.url, zoe.token);
    await socket.opened();
    socket.send({ type: 'watch', match: live });
    await socket.settle();
    const before = zoe.token;
    const { player, claimed } = await value(zoe.signIn('zoe', 'correct horse', true));
    expect([player.guest, claimed]).toEqual([false, { matches: 7, refused: [] }]);
    await expect.poll(() => socket.closed).toBe(4401);
    expect(await codeOf(new ArenaClient(server.url, before).me())).toBe('session/missing');
    expect((await value(zoe.mine())).matches.map(({ mine }) => mine)).toEqual(Array(7).fill('red'));
    expect((await value(zoe.seen(live))).seat).toBe('red');
    expect((await value(bob.match(live))).seats[0]!.player).toEqual({ id: player.id, name: 'Zoe' });
    expect((await value(zoe.legal(live))).commands).not.toEqual([]);
    await playInEarnest(live, zoe, bob);
    await value(zoe.play(live, 4, { type: 'resign' }));
    await settled(zoe, live);
    expect((await value(zoe.profile(player.id))).ratings).toMatchObject([{ games: 2, wins: 1, losses: 1 }]);
  });

  it('keeps back a match in which the account sits itself', async () => {
    const kim = await account('Kim');
    const other = await guest();
    const match = await begun(kim, other);
    expect((await value(other.signIn('Kim', 'correct horse', true))).claimed).toEqual({ matches: 0, refused: [match] });
    expect((await value(kim.match(match))).mine).toBe('red');
  });

  it('keeps everything apart without being asked to claim, or with a wrong password', async () => {
    await account('Lou');
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const match = await begun(ann, bob);
    const before = ann.token!;
    expect(await codeOf(ann.signIn('Lou', 'wrong horse', true))).toBe('login/wrong');
    expect((await value(ann.signIn('Lou', 'correct horse'))).claimed).toBeUndefined();
    expect((await value(ann.mine())).matches).toEqual([]);
    expect((await value(new ArenaClient(server.url, before).match(match))).mine).toBe('red');
    // An account has nothing to hand over.
    expect((await value(ann.signIn('Lou', 'correct horse', true))).claimed).toBeUndefined();
  });

  it('keeps everything by taking a name and a password', async () => {
    const [ann, bob] = [await guest('Ann'), (await others(1))[0]!];
    await knownGuest(ann, bob);
    await beatsAndSettles(ann, bob);
    const id = await idOf(ann);
    await value(ann.change({ name: 'Ann of Rye', password: 'correct horse' }));
    const profile = await value(bob.profile(id));
    expect(profile).toMatchObject({ player: { name: 'Ann of Rye', guest: false }, ratings: [{ wins: 1 }] });
  });
});

it('quick matches and claims are under the limit of requests', async () => {
  const strict = await startServer({ limits: { requests: 4, addresses: 5 } });
  const client = new ArenaClient(strict.url);
  await value(client.guest());
  for (let i = 0; i < 4; i++) await client.quick('rps');
  expect(await codeOf(client.quick('rps'))).toBe('limit/requests');
  expect(await codeOf(client.signIn('Nobody', 'correct horse', true))).toBe('limit/requests');
  await strict.stop();
});
