import { ArenaClient, type NewMatch } from '@tactarium/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnyPlace, onEveryStorage } from '../testing/everyStorage.ts';
import { value } from '../testing/pairs.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';
import { build, stopPostgres, type TestPlace } from '../testing/stores.ts';

beforeAll(build);
afterAll(stopPostgres);

const DAYS = { type: 'move', seconds: 3 * 24 * 3600 } as const;
const OPEN: NewMatch = { game: 'rps', listed: true, clock: DAYS };

const letsPlayersMeet = (place: AnyPlace): void => {
  let where: TestPlace;
  let server: TestServer;
  beforeEach(async () => {
    where = await place();
    server = await startServer({ store: await where.open() });
  });
  afterEach(async () => {
    await server.stop();
    await where.remove();
  });

  async function come(name: string) {
    const client = new ArenaClient(server.url);
    const { player } = await value(client.guest(name));
    return { client, id: player.id };
  }
  const listed = async (client: ArenaClient): Promise<readonly string[]> =>
    (await value(client.challenges())).challenges.map(({ id }) => id);
  const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>): Promise<string> =>
    (await answer).error?.code ?? 'fine';

  it('an open challenge is listed with its terms, taken once, and withdrawn by whoever made it', async () => {
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')];
    const options = { variant: 'classic' };
    const made = await value(ada.client.create({ ...OPEN, options, rated: true, seats: ['open', 'me'] }));
    const [seen] = (await value(bob.client.challenges())).challenges;
    expect(seen).toMatchObject({ id: made.id, listed: true, rated: true, clock: DAYS, options, status: 'open' });
    expect(seen?.seats[1]).toMatchObject({ player: { name: 'Ada' } });
    // Neither the seat nor the code is somebody's who does not sit there.
    expect([seen?.mine, seen?.invite]).toEqual([undefined, undefined]);
    expect((await value(ada.client.challenges())).challenges).toMatchObject([{ id: made.id, mine: 'blue' }]);
    expect(await codeOf(ada.client.accept(made.id))).toBe('challenge/own');

    const [first, second] = await Promise.all([bob.client.accept(made.id), eve.client.accept(made.id)]);
    expect([first, second].filter(({ ok }) => ok)).toHaveLength(1);
    expect([first, second].find(({ ok }) => !ok)).toMatchObject({ error: { code: 'match/full' } });
    expect(await listed(eve.client)).toEqual([]);
    expect(await value(ada.client.match(made.id))).toMatchObject({ status: 'live', rated: true });

    const next = await value(ada.client.create(OPEN));
    await value(ada.client.withdraw(next.id));
    expect(await listed(bob.client)).toEqual([]);
    expect(await codeOf(bob.client.accept(next.id))).toBe('match/void');
    // An invitation is nobody's business but that of those who have its code.
    const secret = await value(ada.client.create({ game: 'rps', clock: DAYS }));
    expect(await listed(bob.client)).toEqual([]);
    expect(await codeOf(bob.client.accept(secret.id))).toBe('challenge/not-found');
    const full: NewMatch = { ...OPEN, seats: ['me', { bot: 'baby' }] };
    expect(await codeOf(ada.client.create(full))).toBe('challenge/no-seat');
  });

  it('with a fast clock a challenge is listed as long as its maker has a page open', async () => {
    const [ada, bob] = [await come('Ada'), await come('Bob')];
    const made = await value(ada.client.create({ game: 'rps', listed: true }));
    expect(await listed(bob.client)).toEqual([]);
    expect(await listed(ada.client)).toEqual([made.id]);
    const socket = new TestSocket(server.url, ada.client.token);
    await socket.opened();
    await expect.poll(() => listed(bob.client)).toEqual([made.id]);
    socket.close();
    await expect.poll(() => listed(bob.client)).toEqual([]);
  });

  it('players follow each other, see who plays, and challenge whoever lets them', async () => {
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')];
    expect(await codeOf(ada.client.follow(ada.id))).toBe('follow/yourself');
    expect(await codeOf(ada.client.follow('p000000000000'))).toBe('player/not-found');
    for (const { id } of [eve, bob, bob]) await value(ada.client.follow(id));
    expect((await value(ada.client.follows())).follows).toEqual([
      { player: { id: bob.id, name: 'Bob', guest: true }, online: false },
      { player: { id: eve.id, name: 'Eve', guest: true }, online: false },
    ]);
    const toBob: NewMatch = { game: 'rps', seats: ['me', { player: bob.id }], clock: DAYS };
    const challenge = await value(ada.client.create(toBob));
    const [asked] = (await value(bob.client.mine())).matches;
    expect(asked).toMatchObject({ id: challenge.id, status: 'open', mine: 'blue' });
    expect(asked?.seats[1]).toMatchObject({ awaited: true });
    expect(await listed(eve.client)).toEqual([]);
    await value(bob.client.take(challenge.id));
    const socket = new TestSocket(server.url, bob.client.token);
    await socket.opened();
    await expect
      .poll(async () => (await value(ada.client.follows())).follows[0])
      .toMatchObject({ online: true, match: challenge.id });
    const declined = await value(ada.client.create(toBob));
    expect(await value(bob.client.withdraw(declined.id))).toMatchObject({ status: 'void' });

    const toAda: NewMatch = { game: 'rps', seats: ['me', { player: ada.id }] };
    expect(await value(ada.client.challengers())).toEqual({ from: 'everybody' });
    expect(await value(ada.client.setChallengers('followed'))).toEqual({ from: 'followed' });
    await value(ada.client.unfollow(eve.id));
    expect(await codeOf(bob.client.create(toAda))).toBe('fine');
    expect(await codeOf(eve.client.create(toAda))).toBe('challenge/not-wanted');
    await value(ada.client.setChallengers('nobody'));
    expect(await codeOf(bob.client.create(toAda))).toBe('challenge/not-wanted');
    expect(await value(ada.client.challengers())).toEqual({ from: 'nobody' });
    for (const [player, code] of [
      [bob.id, 'challenge/twice'],
      ['p000000000000', 'player/not-found'],
    ]) {
      expect(await codeOf(bob.client.create({ game: 'rps', seats: ['me', { player: player! }] }))).toBe(code);
    }
    // Who signs in takes along whom they follow, and those who follow them.
    await value(bob.client.follow(ada.id));
    const account = await come('Account');
    await value(account.client.change({ password: 'correct horse' }));
    await value(ada.client.signIn('Account', 'correct horse', true));
    expect((await value(ada.client.follows())).follows.map(({ player }) => player.id)).toEqual([bob.id]);
    expect((await value(bob.client.follows())).follows.map(({ player }) => player.id)).toEqual([account.id]);
    socket.close();
  });

  it('a quick match is for those who want the same pace', async () => {
    const people = await Promise.all(['Ada', 'Bob', 'Eve'].map(come));
    const [ada, bob, eve] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    expect(await value(ada.client.quick('rps', 'fast'))).not.toHaveProperty('match');
    expect(await value(bob.client.quick('rps'))).not.toHaveProperty('match');
    const found = await value(eve.client.quick('rps', 'fast'));
    expect(found.match).toMatchObject({ clock: { type: 'move', seconds: 30 }, status: 'live' });
    expect((await value(ada.client.quick('rps', 'fast'))).match?.id).toBe(found.match?.id);
    // Whoever changes their mind waits with the others.
    expect((await value(bob.client.quick('rps', 'bank'))).match).toBeUndefined();
  });
};

onEveryStorage('players meet', letsPlayersMeet);
