import { ArenaClient, shareGame } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roguelikeRoom } from '../games/roguelike/room.ts';
import { ORDINARY } from '../storage/port/players.ts';
import type { PushRow } from '../storage/port/push.ts';
import { type AnyPlace, onEveryStorage, serverAt } from '../testing/everyStorage.ts';
import { REPLAY } from '../testing/fuzz/replay.ts';
import { value } from '../testing/pairs.ts';
import { PLACE_RED } from '../testing/players.ts';
import { TestSocket } from '../testing/server.ts';
import { build, stopPostgres } from '../testing/stores.ts';

beforeAll(build);
afterAll(stopPostgres);

const PASSWORD = 'correct horse';

const letsPlayersGo = (place: AnyPlace): void => {
  const server = serverAt(place);

  async function come(name: string, password?: string): Promise<ArenaClient> {
    const client = new ArenaClient(server().url);
    await value(client.guest(name));
    if (password !== undefined) await value(client.change({ password }));
    return client;
  }

  /** As a browser of the player's that wants to be called. */
  async function pushOf(player: string): Promise<PushRow> {
    const [session] = await server().store.sessionsOf(player);
    const keys = { p256dh: 'public', auth: 'hushed' };
    const endpoint = `https://push.example/${player}`;
    return { endpoint, player, session: session!.id, ...keys, language: 'en', created: 1 };
  }

  it('SEC-16 deletes an account after its password: games stay under another name, everything else is gone', async () => {
    const { store } = server();
    const [ada, bob] = [await come('Ada', PASSWORD), await come('Bob')];
    const adaId = (await value(ada.me())).id;
    const open = await value(ada.create({ game: 'rps' }));
    const live = await value(ada.create({ game: 'rps' }));
    await value(bob.join(live.invite!));
    const won = await value(ada.create({ game: 'rps', seats: ['me', { bot: 'baby' }] }));
    await value(ada.play(won.id, 0, { type: 'resign' }));
    const run = await value(ada.begin({ faction: 'humans', leaderId: 'humans/commander_aldric' }));
    const { id: shared } = await value(ada.share(shareGame.parse({ seat: 'red', bot: 'baby', replay: REPLAY })));
    await store.rowsOf(roguelikeRoom).addSnapshot({
      ...{ id: 'tlisted', runId: run.runId, playerId: adaId, wins: 0, rating: 1000, battle: 1, team: [], spellTimings: [] },
      ...{ faction: 'iron_legion', leaderId: 'x', value: 1, received: 1, rules: '1', listed: true, met: 0, beaten: 0, createdAt: 1 },
    }); // biome-ignore format: one row
    await store.addPush(await pushOf(adaId), 1);
    const socket = new TestSocket(server().url, ada.token);
    await socket.opened();
    const bobId = (await value(bob.me())).id;
    for (const [one, followed] of [[ada, bobId], [bob, adaId]] as const) await value(one.follow(followed)); // biome-ignore format: pairs
    await value(ada.setChallengers('nobody'));
    const logged = (await store.log(won.id, 0)).length;

    expect(await ada.remove()).toMatchObject({ error: { code: 'login/wrong' } });
    expect(await ada.remove('wrong horse')).toMatchObject({ error: { code: 'login/wrong' } });
    expect(await value(ada.me())).toMatchObject({ name: 'Ada' });
    await value(ada.remove(PASSWORD));

    await expect.poll(() => socket.closed).toBe(4401);
    expect(await ada.me()).toMatchObject({ error: { code: 'session/missing' } });
    expect(await new ArenaClient(server().url).signIn('Ada', PASSWORD)).toMatchObject({
      error: { code: 'login/wrong' },
    });
    expect(await store.player(adaId)).toEqual({
      id: adaId,
      name: 'deleted player',
      created: expect.any(Number),
      ...ORDINARY,
    });
    const left = [await store.sessionsOf(adaId), await store.ratingsOf(adaId), await store.pushesOf(adaId)];
    expect(left).toEqual([[], [], []]);
    for (const id of [adaId, bobId]) expect(await store.followsOf(id)).toEqual([]);
    expect(await bob.follow(adaId)).toMatchObject({ error: { code: 'player/not-found' } });
    expect(await store.sharedGame(shared)).toBeUndefined();
    expect(await store.match(open.id)).toMatchObject({ status: 'void' });
    expect(await store.match(live.id)).toMatchObject({ status: 'over', seats: [{ name: 'deleted player' }, {}] });
    expect(await value(bob.match(live.id))).toMatchObject({ seats: [{ player: { name: 'deleted player' } }, {}] });
    expect((await store.log(won.id, 0)).length).toBe(logged);
    const runs = store.rowsOf(roguelikeRoom);
    expect(await runs.run(run.runId)).toMatchObject({ status: 'lost', reason: 'abandoned' });
    expect([await runs.decksOf(adaId), await runs.rating(adaId)]).toEqual([[], undefined]);
    expect((await runs.snapshotsOf(adaId, 9)).map(({ listed }) => listed)).toEqual([false]);
    // The name is free again, and nobody else is called like those who have left.
    await come('Ada', PASSWORD);
    expect(await new ArenaClient(server().url).guest('Deleted Player')).toMatchObject({
      error: { code: 'name/taken' },
    });
    expect(await bob.change({ name: 'deleted player' })).toMatchObject({ error: { code: 'name/taken' } });
    expect(server().faults).toEqual([]);
  });

  it('SEC-16 gives players what is kept about them, and nothing that is hidden from them', async () => {
    const eve = await come('Eve', PASSWORD);
    const match = await value(eve.create({ game: 'rps', seats: ['me', { bot: 'baby' }] }));
    await value(eve.play(match.id, 0, PLACE_RED));
    await value(eve.begin({ faction: 'humans', leaderId: 'humans/commander_aldric' }));
    await value(eve.share(shareGame.parse({ seat: 'red', bot: 'baby', replay: REPLAY })));
    const eveId = (await value(eve.me())).id;
    const fay = (await value((await come('Fay')).me())).id;
    await value(eve.follow(fay));
    await value(eve.setChallengers('followed'));
    await server().store.addPush(await pushOf(eveId), 1);
    const data = await value(eve.data());
    expect(data).toMatchObject({
      player: { name: 'Eve', guest: false, challengers: 'followed' },
      follows: [{ player: fay, name: 'Fay' }],
      sessions: [{}],
      pushes: [{ endpoint: `https://push.example/${eveId}`, language: 'en', created: 1 }],
      shared: [{ game: 'rps', bot: 'baby' }],
      games: { forests: [], roguelike: { runs: [{ faction: 'humans' }], decks: [] } },
      matches: expect.arrayContaining([
        expect.objectContaining({
          id: match.id,
          mine: 'red',
          commands: [expect.objectContaining({ command: PLACE_RED })],
        }),
      ]),
    });
    const text = JSON.stringify(data);
    const row = (await server().store.match(match.id))!;
    for (const secret of [
      row.seed,
      'tokenHash',
      'passwordHash',
      'argon2',
      'hushed',
      'remainingDeck',
      '"body"',
      'blue","commands',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('a guest leaves without a password', async () => {
    const guest = await come('Gus');
    await value(guest.remove());
    expect(await guest.me()).toMatchObject({ error: { code: 'session/missing' } });
  });
};

onEveryStorage('players leave', letsPlayersGo);
