import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportThrough } from '../operator/door.ts';
import { openStore } from '../storage/open.ts';
import type { Dumped } from '../storage/port/backup.ts';
import { Load } from '../testing/load.ts';
import { freePort } from '../testing/postgres.ts';
import { spawnServer } from '../testing/process.ts';
import { build, placeOn, STORAGES, type Storage, stopPostgres, type TestPlace } from '../testing/stores.ts';
import { seal, unseal } from './seal.ts';
import { verifyMatches } from './verify.ts';

/** `npm run test:long` sets more. */
const EXPORTS = Number(process.env['EXPORTS'] ?? '2');
const PAIRS = Number(process.env['EXPORT_PAIRS'] ?? '5');

beforeAll(build);
afterAll(stopPostgres);

async function* each(lines: Iterable<string>): AsyncIterable<string> {
  yield* lines;
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

/** As an operator would, beside the server. */
async function exported(storage: Storage, { place }: TestPlace): Promise<readonly string[]> {
  if (storage === 'PGlite') return all(createInterface({ input: (await exportThrough(place.folder))! }));
  const store = await openStore(place);
  const lines = await all(seal(store.dump()));
  await store.close();
  return lines.map((line) => line.trimEnd());
}

/** Many exports go into both storages, two into one each. */
const importedInto = (i: number): readonly Storage[] => (EXPORTS > 2 ? STORAGES : [STORAGES[i % 2]!]);

describe.each(STORAGES)('a server on %s under load', (storage) => {
  it(`is exported ${EXPORTS} times: they import into either storage, and every match plays again`, async () => {
    const where = await placeOn(storage);
    const server = await spawnServer(where.place, await freePort());
    const load = new Load(() => [server.url]);
    await load.start(PAIRS, { alone: 2 });
    const taken: (readonly string[])[] = [];
    while (taken.length < EXPORTS) {
      const wanted = load.acknowledged.length + 20;
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(wanted);
      taken.push(await exported(storage, where));
    }
    await load.stop();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(load.faults).toEqual([]);
    for (const [i, lines] of taken.entries()) {
      const { matches, commands, ofOtherRules, faults } = await verifyMatches(unseal(each(lines)));
      expect(faults).toEqual([]);
      expect(matches).toBeGreaterThanOrEqual(PAIRS);
      expect(commands).toBeGreaterThan(20);
      expect(ofOtherRules).toBe(0);
      for (const other of importedInto(i)) {
        const target = await placeOn(other);
        const store = await target.open();
        expect(await store.restore(unseal(each(lines)))).toBe(lines.length - 2);
        expect((await all(seal(store.dump()))).map((line) => line.trimEnd())).toEqual(lines);
        await store.close();
        await target.remove();
      }
    }
    await where.remove();
  });
});

it('a damaged file changes nothing', async () => {
  const where = await placeOn('PGlite');
  const store = await where.open();
  const player = '{"table":"players","row":{"id":"p1","name":"Ada","created":5}}';
  const cut = ['{"tactarium":"export","version":2}', player];
  await expect(store.restore(unseal(each(cut)))).rejects.toThrow('the seal is missing');
  expect(await store.player('p1')).toBeUndefined();
  await store.close();
  await where.remove();
});

describe('a match that does not play again is named', () => {
  const MATCH = { id: 'm1', game: 'rps', rules: 'x', options: {}, seed: '' };
  const row = (table: string, columns: Dumped['row']): Dumped => ({ table, row: columns });
  const entry = { match: 'm1', seq: 1, actor: 0, command: { type: 'resign' }, events: [], digest: 'x' };

  async function* rows(list: readonly Dumped[]): AsyncIterable<Dumped> {
    yield* list;
  }

  it.each<[string, readonly Dumped[], string]>([
    ['without its row', [row('log', entry)], 'm1, command 1: the match itself is missing'],
    ['with a hole', [row('matches', MATCH), row('log', { ...entry, seq: 2 })], 'm1, command 1: it is missing'],
    ['of no game', [row('matches', { ...MATCH, game: 'chess' }), row('log', entry)], 'there is no game chess'],
    ['that cannot be read', [row('matches', MATCH), row('log', entry)], 'is not a seed'],
  ])('%s', async (_, list, sentence) => {
    const { faults } = await verifyMatches(rows(list));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });
});
