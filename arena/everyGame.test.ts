import {
  type AnyEntry,
  type AnyGame,
  diceFrom,
  digestOf,
  MATCH_COMMANDS,
  match as matchOf,
  readReplay,
  simulationSeed,
  type Typed,
  verify,
} from '@tactarium/engine';
import { randomCommand } from '@tactarium/engine/bots/random';
import { games } from '@tactarium/games';
import { ArenaClient, Connection, type NewMatch, type News, type SeatWish, type Seen } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { BotPool } from './bots/pool.ts';
import { rebuild } from './match/rebuild.ts';
import { testPorts } from './testing/ports.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres, type TestPlace } from './testing/stores.ts';

const COMMANDS = 24;

/** A solitary game is begun through its own room. */
const shared = games.filter(({ solitary }) => !solitary);
const named = shared.map((entry) => ({ entry, game: matchOf(entry.game), id: entry.game.id }));

beforeAll(build);
const bots = new BotPool();
afterAll(async () => {
  await bots.close();
  await stopPostgres();
});

/** Somebody with a client and a socket, who follows a match by its first view and what is told from then on. */
class Follower {
  client!: ArenaClient;
  readonly connection: Connection;
  readonly #game: AnyGame;
  view: unknown;

  constructor(game: AnyGame, server: () => TestServer, token: string) {
    this.#game = game;
    this.connection = new Connection({
      longestWait: 100,
      open: () => {
        this.client = new ArenaClient(server().url, token);
        return new WebSocket(this.client.socketUrl, {
          headers: { authorization: `Bearer ${token}` },
        });
      },
    });
  }

  follow(match: string): void {
    this.connection.watch(match, {
      seen: ({ view }: Seen) => {
        this.view = view;
      },
      news: ({ events }: News) => {
        for (const event of events) this.view = this.#game.project(this.view, event as Typed);
      },
    });
  }

  /** What it would be shown if it asked now. */
  async fresh(match: string): Promise<unknown> {
    const seen = await this.client.seen(match);
    if (!seen.ok) throw new Error(seen.error.code);
    return seen.value.view;
  }
}

/** Some commands of the seat, each any that is legal, sent when it is its turn. */
async function play(person: Follower, match: string, seed: number): Promise<void> {
  const dice = diceFrom(simulationSeed(seed), 0);
  for (let sent = 0; sent < COMMANDS; ) {
    const legal = await person.client.legal(match);
    if (!legal.ok) throw new Error(legal.error.code);
    const commands = (legal.value.commands as Typed[]).filter(({ type }) => !MATCH_COMMANDS.has(type));
    if (commands.length > 0) {
      const played = await person.connection.command(match, legal.value.n, randomCommand(commands, dice) as never);
      expect(played).toMatchObject({ ok: true });
      sent++;
    } else {
      const info = await person.client.match(match);
      if (info.ok && info.value.status === 'over') return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

describe.each(STORAGES)('on %s', (storage) => {
  const ports = testPorts();
  const people = new Map<string, { match: string; person: Follower; onlooker: Follower }>();
  let place: TestPlace;
  let server: TestServer;
  const start = async (): Promise<void> => {
    server = await startServer({ store: await place.open(), ports, bots });
  };
  beforeAll(async () => {
    place = await placeOn(storage);
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const come = async (game: AnyGame): Promise<Follower> => {
    const guest = await new ArenaClient(server.url).guest();
    if (!guest.ok) throw new Error(guest.error.code);
    return new Follower(game, () => server, guest.value.token);
  };

  it.each(named)('$id is played against a bot, and watched', async ({ entry, game, id }) => {
    const [person, onlooker] = [await come(game), await come(game)];
    const made = await person.client.create(wishFor(entry));
    if (!made.ok) throw new Error(made.error.code);
    const match = made.value.id;
    for (const follower of [person, onlooker]) follower.follow(match);
    people.set(id, { match, person, onlooker });
    await play(person, match, 1);
  });

  it('every match is rebuilt by a server that starts again, with the same digests', async () => {
    await server.stop();
    await start();
    for (const { entry, game, id } of named) {
      const { match } = people.get(id)!;
      const rebuilt = await rebuild(server.store, entry, (await server.store.match(match))!, []);
      expect(digestOf(game, rebuilt!.state), id).toBe((await server.store.log(match, 0)).at(-1)?.digest);
    }
  });

  it.each(named)('$id goes on after that, and what everybody was told gives what they see', async ({ game, id }) => {
    const { match, person, onlooker } = people.get(id)!;
    await expect.poll(async () => (await person.client.me()).ok).toBe(true);
    await play(person, match, 2);
    const resigned = await person.connection.command(match, 0, { type: 'resign' });
    expect([true, 'match/over']).toContain(resigned.ok || resigned.error.code);
    for (const follower of [person, onlooker]) {
      const fresh = await follower.fresh(match);
      expect(fresh).toBeDefined();
      await expect.poll(() => follower.view).toEqual(fresh);
      follower.connection.close();
    }
    const replay = await onlooker.client.replay(match);
    const read = readReplay(replay.ok && replay.value);
    expect(read.ok && verify(game, read.value)).toMatchObject({ is: 'verified' });
    expect(read.ok && read.value.commands.length).toBeGreaterThan(COMMANDS);
  });

  it('nothing was wrong on the way', () => {
    // Of what the framework says only faults count; the arena itself has nothing to say when all goes well.
    expect(ports.log.lines.filter((line) => !line.startsWith('{') || line.includes('"level":50'))).toEqual([]);
  });
});

/** Against the weakest bot, with the first options that the game's laws are tried on. */
function wishFor({ game, bots: [weakest], samples }: AnyEntry): NewMatch {
  const seats = game.seats.map((_, seat): SeatWish => (seat === 0 ? 'me' : { bot: weakest!.name }));
  return { game: game.id, options: samples[0] as NewMatch['options'], seats };
}
