import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table } from './match/table.ts';
import { playTwin, type Secrets } from './testing/twins.ts';

const ONE: Secrets = { king: [0, 0], pit: [0, 1], shuffles: 1, choice: 'paper' };
const OTHER: Secrets = { king: [0, 6], pit: [1, 0], shuffles: 5, choice: 'scissors' };

/** What somebody who may not know Red's secrets could tell the two arenas apart by. */
async function differences(): Promise<readonly (readonly [string, string])[]> {
  const [one, other] = [await playTwin(ONE), await playTwin(OTHER)];
  expect(one.told.length).toBe(other.told.length);
  expect(one.told.length).toBeGreaterThan(300);
  return one.told.flatMap((bytes, i) => (bytes === other.told[i] ? [] : [[bytes, other.told[i]!] as const]));
}

afterEach(() => vi.restoreAllMocks());

describe('two arenas whose matches differ only in secrets', () => {
  it('send everybody else the same bytes, and the seed of a live match to nobody', async () => {
    expect(await differences()).toEqual([]);
    const { everything, seed } = await playTwin(ONE);
    const hex = seed.slice(seed.indexOf(':') + 1);
    expect(everything.filter((bytes) => bytes.includes(hex))).toEqual([]);
  });

  it('are told apart by events that are not redacted', async () => {
    vi.spyOn(Table.prototype, 'told').mockImplementation((events) => events);
    expect(await differences()).not.toEqual([]);
  });

  it('are told apart by a count that counts what others do in secret', async () => {
    vi.spyOn(Table.prototype, 'cursor').mockImplementation(function (this: Table) {
      return this.seq;
    });
    expect(await differences()).not.toEqual([]);
  });
});
