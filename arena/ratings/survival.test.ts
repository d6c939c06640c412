import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { value } from '../testing/pairs.ts';
import { freePort } from '../testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { refold } from '../testing/refold.ts';
import { startServer } from '../testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres } from '../testing/stores.ts';

const PEOPLE = 6;
const KILLS = 4;
/** Milliseconds until nothing will ever go on, on a machine however busy. */
const PATIENCE = 180_000;

beforeAll(build);
afterAll(stopPostgres);

/** Quick matches of accounts one after the other, ended as soon as both have made a turn, whatever happens to the nodes. */
class Crowd {
  ended = 0;
  readonly faults: string[] = [];
  readonly #nodes: () => readonly ServerProcess[];
  #stopped = false;

  constructor(nodes: () => readonly ServerProcess[]) {
    this.#nodes = nodes;
  }

  async play(person: number, token: string): Promise<void> {
    while (!this.#stopped) {
      const match = (await this.#until(person, token, (client) => client.quick('forests')))?.match;
      if (!match) {
        await pause(50);
        continue;
      }
      const act = (n: number, type: string) =>
        this.#until(person, token, (client) => client.play(match.id, n, { type }));
      await this.#turnIn(match.id, person, token);
      await act(0, 'end_turn');
      // By whoever has the second turn: then both have played.
      if (match.mine === 'b') await act(1, 'resign');
      this.ended++;
    }
  }

  /** Until it is this one's turn there, or the match is over. */
  async #turnIn(match: string, person: number, token: string): Promise<void> {
    while (!this.#stopped) {
      const legal = await this.#until(person, token, (client) => client.legal(match));
      if (!legal || legal.commands.some(({ type }) => type === 'end_turn')) return;
      const info = await this.#until(person, token, (client) => client.match(match));
      if (info?.status === 'over') return;
      await pause(50);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Asks at some node until one answers. What is refused has been done before, by this one or the other. */
  async #until<T>(
    person: number,
    token: string | undefined,
    question: (client: ArenaClient) => Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>,
  ): Promise<T | undefined> {
    for (let attempt = person; !this.#stopped; attempt++) {
      const nodes = this.#nodes();
      const answer = await question(new ArenaClient(nodes[attempt % nodes.length]!.url, token));
      if (answer.ok) return answer.value;
      if (!/^(network|arena)\//.test(answer.error.code)) {
        if (answer.error.code !== 'match/over') this.faults.push(answer.error.code);
        return undefined;
      }
      await pause(30);
    }
    return undefined;
  }
}

async function register(url: string, person: number): Promise<string> {
  const client = new ArenaClient(url);
  await value(client.guest());
  await value(client.change({ name: `Person ${'abcdef'[person]}`, password: 'correct horse' }));
  return client.token!;
}

it.each(STORAGES)(
  'on %s every match is rated once, however often nodes are killed while matches end',
  async (storage) => {
    const where = await placeOn(storage);
    const ports = await Promise.all(Array.from({ length: storage === 'PostgreSQL' ? 2 : 1 }, freePort));
    const nodes = await Promise.all(ports.map((port) => spawnServer(where.place, port)));
    const crowd = new Crowd(() => nodes);
    const tokens = await Promise.all(Array.from({ length: PEOPLE }, (_, person) => register(nodes[0]!.url, person)));
    const playing = tokens.map((token, person) => crowd.play(person, token));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = crowd.ended;
      await expect.poll(() => crowd.ended, { timeout: PATIENCE, interval: 10 }).toBeGreaterThan(before + PEOPLE);
      await pause(Math.random() * 60);
      const which = kill % nodes.length;
      await nodes[which]!.end('SIGKILL');
      nodes[which] = await spawnServer(where.place, ports[which]!);
    }
    crowd.stop();
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await Promise.all(playing);
    expect(crowd.faults).toEqual([]);
    const store = await where.open();
    // The next node that starts settles what was left.
    const server = await startServer({ store });
    expect(await store.unsettled()).toEqual([]);
    const { faults, ratings } = await refold(store);
    expect(faults).toEqual([]);
    expect(ratings).toBe(PEOPLE);
    await server.stop();
    await where.remove();
  },
);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
