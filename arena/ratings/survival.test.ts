import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { refold } from '../testing/refold.ts';
import { startServer } from '../testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres } from '../testing/stores.ts';

const PEOPLE = 6;
const KILLS = 4;

beforeAll(build);
afterAll(stopPostgres);

/** Quick matches one after the other, ended as soon as they are found, whatever happens to the nodes. */
class Crowd {
  ended = 0;
  readonly faults: string[] = [];
  readonly #nodes: () => readonly ServerProcess[];
  #stopped = false;

  constructor(nodes: () => readonly ServerProcess[]) {
    this.#nodes = nodes;
  }

  async play(person: number): Promise<void> {
    const token = (await this.#until(person, undefined, (client) => client.guest()))!.token;
    while (!this.#stopped) {
      const match = (await this.#until(person, token, (client) => client.quick('rps')))?.match;
      if (!match) {
        await pause(20);
        continue;
      }
      // Both do: the first of the two ends it.
      await this.#until(person, token, (client) => client.play(match.id, 0, { type: 'resign' }));
      this.ended++;
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

it.each(STORAGES)(
  'on %s every match is rated once, however often nodes are killed while matches end',
  async (storage) => {
    const where = await placeOn(storage);
    const ports = await Promise.all(Array.from({ length: storage === 'PostgreSQL' ? 2 : 1 }, freePort));
    const nodes = await Promise.all(ports.map((port) => spawnServer(where.place, port)));
    const crowd = new Crowd(() => nodes);
    const playing = Array.from({ length: PEOPLE }, (_, person) => crowd.play(person));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = crowd.ended;
      await expect.poll(() => crowd.ended, { timeout: 30_000, interval: 10 }).toBeGreaterThan(before + PEOPLE);
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
  180_000,
);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
