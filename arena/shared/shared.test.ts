import { type Replay, simulationSeed, Table } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { ArenaClient, SHARED_COMMANDS, type ShareGame, shareGame } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Busy } from '../bots/bots.ts';
import { BotPool } from '../bots/pool.ts';
import { InlineBots } from '../testing/ports.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { build } from '../testing/stores.ts';

const seed = simulationSeed(7);

/** The beginning of a game of two bots, which the first then gives up, as a browser would send it. */
function played(game: string, commands = 60): ShareGame {
  const entry = gameNamed(game)!;
  const table = new Table(entry, entry.samples[0]!, seed);
  for (let n = 0; n < commands && !table.outcome; n++) table.ask(table.toAct[0]!, entry.bots[0]!);
  table.act(0, { type: 'resign' });
  return uploadOf(table.replay());
}

const uploadOf = ({ events: _, ...replay }: Replay): ShareGame =>
  shareGame.parse({ seat: gameNamed(replay.game)!.game.seats[0]!, bot: 'baby', replay });

const rps = played('rps');
const changed = (change: Partial<ShareGame['replay']>): ShareGame => ({ ...rps, replay: { ...rps.replay, ...change } });

describe('games that are shared', () => {
  let server: TestServer;
  let ada: ArenaClient;
  beforeAll(async () => {
    server = await startServer({ limits: { shares: 8 } });
    ada = new ArenaClient(server.url);
    await ada.guest('Ada');
  });
  afterAll(() => server.stop());

  const refused = async (upload: object) => {
    const answer = await ada.share(upload as ShareGame);
    if (answer.ok) throw new Error('it was accepted');
    return answer.error;
  };

  it.each(['rps', 'forests', 'mechs'])(
    '%s: anybody with the link sees the whole game, marked as not refereed',
    async (game) => {
      const upload = game === 'rps' ? rps : played(game);
      const shared = await ada.share(upload);
      if (!shared.ok) throw new Error(shared.error.code);
      const { id } = shared.value;
      const stranger = new ArenaClient(server.url);
      const info = await stranger.shared(id);
      expect(info).toMatchObject({
        ok: true,
        value: {
          id,
          game,
          bot: 'baby',
          refereed: false,
          player: { name: 'Ada' },
          commands: upload.replay.commands.length,
        },
      });
      const replay = await stranger.sharedReplay(id);
      expect(replay).toMatchObject({ ok: true, value: upload.replay });
      if (replay.ok) expect(replay.value.events).toHaveLength(upload.replay.commands.length);
    },
  );

  it('counts for nothing: no profile, score, rating or list has it', async () => {
    const me = await ada.me();
    if (!me.ok) throw new Error(me.error.code);
    const [profile, mine, scores, live] = [
      await ada.profile(me.value.id),
      await ada.mine(),
      await ada.scores({ defeats: true }),
      await ada.live(),
    ];
    expect(profile).toMatchObject({ value: { ratings: [], recent: [] } });
    expect(mine).toMatchObject({ value: { matches: [] } });
    expect(live).toMatchObject({ value: { matches: [] } });
    expect(scores).toMatchObject({ value: { entries: [] } });
  });

  it('one that does not replay to its digests is refused with the command where it differs', async () => {
    const { commands, digests } = rps.replay;
    const other = digests.with(10, 'f'.repeat(16));
    expect(await refused(changed({ digests: other }))).toMatchObject({
      code: 'share/broken',
      detail: { at: 11, why: 'its digest differs' },
    });
    const strange = commands.with(3, { ...commands[3]!, command: { type: 'fly' } });
    expect(await refused(changed({ commands: strange }))).toMatchObject({ code: 'share/broken', detail: { at: 4 } });
    const nobody = commands.with(2, { ...commands[2]!, actor: 'green' });
    expect(await refused(changed({ commands: nobody }))).toMatchObject({ code: 'share/broken', detail: { at: 3 } });
    const swapped = commands.with(5, commands.at(-1)!);
    expect(await refused(changed({ commands: swapped }))).toMatchObject({ code: 'share/broken', detail: { at: 6 } });
    expect(await refused(changed({ seed: simulationSeed(8) }))).toMatchObject({ code: 'share/broken' });
    expect(await refused(changed({ seed: 'none' }))).toMatchObject({ code: 'share/broken' });
    expect(await refused(changed({ options: { variant: 'none' } }))).toMatchObject({ code: 'share/broken' });
    expect(await refused(changed({ digests: digests.slice(1) }))).toMatchObject({ code: 'share/broken' });
  });

  it('refuses with a sentence what is no finished game against a bot of today', async () => {
    const codes: readonly (readonly [object, string])[] = [
      [changed({ game: 'chess' }), 'game/unknown'],
      [changed({ game: 'roguelike' }), 'share/solitary'],
      [changed({ rules: '0' }), 'share/other-rules'],
      [
        changed({ commands: rps.replay.commands.slice(0, -1), digests: rps.replay.digests.slice(0, -1) }),
        'share/not-over',
      ],
      [changed({ commands: [], digests: [] }), 'share/not-over'],
      [{ ...rps, seat: 'green' }, 'seats/unknown'],
      [{ ...rps, bot: 'nobody' }, 'bot/unknown'],
      [{ ...rps, replay: {} }, 'request/malformed'],
      [{ ...rps, more: 1 }, 'request/malformed'],
    ];
    for (const [upload, code] of codes) {
      const { code: told, message } = await refused(upload);
      expect([told, message.endsWith('.')]).toEqual([code, true]);
    }
  });

  it('takes 20,000 commands and a megabyte at most', async () => {
    const many = Array.from({ length: SHARED_COMMANDS + 1 }, () => ({ actor: 'red', command: { type: 'x' } }));
    const digests = many.map(() => '0'.repeat(16));
    expect(await refused(changed({ commands: many, digests: [] }))).toMatchObject({ code: 'request/malformed' });
    expect(await refused(changed({ commands: many, digests }))).toMatchObject({ code: 'request/too-large' });
    const wide = [{ actor: 'red', command: { type: 'x', why: 'x'.repeat(1024 * 1024) } }];
    expect(await refused(changed({ commands: wide }))).toMatchObject({ code: 'request/too-large' });
  });

  it('keeps as many of a player as a day allows, and more on the next day', async () => {
    for (let n = 3; n < 8; n++) expect((await ada.share(rps)).ok).toBe(true);
    expect(await refused(rps)).toMatchObject({ code: 'limit/shares' });
    const bob = new ArenaClient(server.url);
    await bob.guest('Bob');
    expect((await bob.share(rps)).ok).toBe(true);
    server.ports.clock.pass(24 * 3600_000);
    expect((await ada.share(rps)).ok).toBe(true);
  });

  it('is not found under another id, and needs somebody to share it', async () => {
    expect(await ada.shared('gnobody00000')).toMatchObject({ error: { code: 'share/not-found' } });
    expect(await ada.sharedReplay('gnobody00000')).toMatchObject({ error: { code: 'share/not-found' } });
    expect(await new ArenaClient(server.url).share(rps)).toMatchObject({ error: { code: 'session/missing' } });
    expect(server.faults).toEqual([]);
  });
});

it('a game that takes too long, or comes while the server is busy, is refused with a sentence', async () => {
  class Failing extends InlineBots {
    failure: Error = new Busy();
    override study(): Promise<unknown> {
      return Promise.reject(this.failure);
    }
  }
  const bots = new Failing();
  const server = await startServer({ bots });
  const client = new ArenaClient(server.url);
  await client.guest();
  expect(await client.share(rps)).toMatchObject({ error: { code: 'limit/studies' } });
  bots.failure = new Error('the task share does not answer');
  expect(await client.share(rps)).toMatchObject({ error: { code: 'share/too-long' } });
  await server.stop();
});

it('a thread plays a game again while bots think in others, one for each player and a few for all', async () => {
  build();
  const pool = new BotPool({ threads: 1 });
  const share = (player: string): Promise<unknown> => pool.study('share', { replay: rps.replay }, player);
  const all = ['a', 'a', 'b'].map(share);
  await expect(share('a')).rejects.toThrow(Busy);
  for (const verified of await Promise.all(all)) expect(verified).toMatchObject({ ok: true });
  const { commands, digests, ...begun } = rps.replay;
  expect(await pool.study('share', { replay: { ...begun, commands: [], digests: [] } }, 'a')).toMatchObject({
    ok: false,
    error: { code: 'share/not-over' },
  });
  await pool.close();
});
