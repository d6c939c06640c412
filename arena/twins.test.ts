import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FoldedMatch } from './match/foldedMatch.ts';
import { Plans } from './match/plans.ts';
import { build, memoryPlace, placeOn, STORAGES, stopPostgres, type TestPlace } from './testing/stores.ts';
import { playTwin, type Secrets, type Seen } from './testing/twins.ts';

const ONE: Secrets = { king: [0, 0], pit: [0, 1], shuffles: 1, choice: 'paper', isPrepared: false };
const OTHER: Secrets = { king: [0, 6], pit: [1, 0], shuffles: 5, choice: 'scissors', isPrepared: true };

beforeAll(build);
afterAll(stopPostgres);
afterEach(() => vi.restoreAllMocks());

async function play(secrets: Secrets, place: TestPlace): Promise<Seen> {
  const seen = await playTwin(secrets, await place.open());
  await place.remove();
  return seen;
}

/** What somebody who may not know Red's secrets could tell the two arenas apart by. */
function differences(one: Seen, other: Seen): readonly (readonly [string, string])[] {
  expect(one.told.length).toBe(other.told.length);
  expect(one.told.length).toBeGreaterThan(600);
  return one.told.flatMap((bytes, i) => (bytes === other.told[i] ? [] : [[bytes, other.told[i]!] as const]));
}

describe('two arenas whose matches differ only in secrets', () => {
  it.each(STORAGES)('on %s send everybody else the same bytes, and the seed of a match to nobody', async (storage) => {
    const one = await play(ONE, await placeOn(storage));
    const other = await play(OTHER, await placeOn(storage));
    expect(differences(one, other)).toEqual([]);
    for (const { everything, seeds } of [one, other]) {
      for (const seed of seeds) {
        const hex = seed.slice(seed.indexOf(':') + 1);
        expect(everything.filter((bytes) => bytes.includes(hex))).toEqual([]);
      }
    }
  });

  const planted = async (other = OTHER) =>
    differences(await play(ONE, memoryPlace()), await play(other, memoryPlace())).length;

  it('are told apart by events that are not redacted', async () => {
    vi.spyOn(FoldedMatch.prototype, 'redactFor').mockImplementation((events) => events);
    expect(await planted()).toBeGreaterThan(0);
  });

  it('are told apart by a count that counts what others do in secret', async () => {
    vi.spyOn(FoldedMatch.prototype, 'cursor').mockImplementation(function (this: FoldedMatch) {
      return this.seq;
    });
    expect(await planted()).toBeGreaterThan(0);
  });

  it('are told apart by answers left in advance that the opponent is told of', async () => {
    const prepared = { ...ONE, isPrepared: true };
    expect(await planted(prepared)).toBe(0);
    const { read } = Plans.prototype;
    vi.spyOn(Plans.prototype, 'read').mockImplementation(function (this: Plans, live) {
      return read.call(this, live, 0);
    });
    expect(await planted(prepared)).toBeGreaterThan(0);
  });
});
