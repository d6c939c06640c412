import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisCounts } from '../redis/counts.ts';
import { RedisLink } from '../redis/link.ts';
import { KeptLog } from '../testing/ports.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { type Counts, localCounts } from './counts.ts';

let redis: TestRedis;
let link: RedisLink;
beforeAll(async () => {
  redis = await startRedis();
  link = await RedisLink.open(redis.url, new KeptLog());
});
afterAll(async () => {
  link.close();
  await redis.stop();
});

/** Each test has addresses of its own: what Redis counted for one is there for the next. */
let tests = 0;
const somebody = () => ({ name: `ada${++tests}`, address: `192.0.2.${tests}` });

describe.each<[string, () => Counts]>([
  ['this node for itself', localCounts],
  ['Redis for all nodes', () => redisCounts(link)],
])('counted by %s', (_, counts) => {
  it('SEC-9 of many guesses at once only a few are checked', async () => {
    const { guard } = counts();
    const ada = somebody();
    const waits = await Promise.all(Array.from({ length: 400 }, () => guard.begin(ada, 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await guard.begin(ada, 1_000)).toBe(0);
    expect(await guard.begin(ada, 1_000)).toBe(2_000);
  });

  it('SEC-9 others at that address, and the account elsewhere, are not locked out', async () => {
    const { guard } = counts();
    const ada = somebody();
    for (let now = 0; now < 3_600_000; now += 1_000) await guard.begin(ada, now);
    expect(await guard.begin({ ...ada, name: 'bob' }, 3_600_000)).toBeLessThanOrEqual(10_000);
    expect(await guard.begin({ ...ada, address: '192.0.2.200' }, 3_610_000)).toBeLessThanOrEqual(10_000);
    expect(await guard.begin(ada, 3_610_000)).toBeGreaterThan(60_000);
  });

  it('a right password frees the name at that address, and does not count against the address', async () => {
    const { guard } = counts();
    const ada = somebody();
    for (let i = 0; i < 200; i++) {
      expect(await guard.begin(ada, 0)).toBe(0);
      await guard.succeeded(ada);
    }
  });

  it('so many may be taken at once, then as many in the given time, each key for itself', async () => {
    const rates = counts().rates(`tried${++tests}`, 3, 60);
    const take = async (key: string, now: number): Promise<number> => rates.take(key, now);
    const taken = await Promise.all(Array.from({ length: 10 }, () => take('one', 1_000)));
    expect(taken.sort((a, b) => a - b).slice(0, 4)).toEqual([0, 0, 0, 20_000]);
    expect(await take('other', 1_000)).toBe(0);
    expect(await take('one', 20_999)).toBe(1);
    // A node whose clock is behind gives nothing away.
    expect(await take('one', 500)).toBeGreaterThan(0);
    expect(await take('one', 21_000)).toBe(0);
    expect(await take('one', 21_000)).toBe(20_000);
    expect(await Promise.all([1, 2, 3, 4].map(() => take('one', 200_000)))).toEqual([0, 0, 0, 20_000]);
  });
});

it('two nodes count together by Redis, and what nobody asks for any more is forgotten', async () => {
  const other = await RedisLink.open(redis.url, new KeptLog());
  const [one, two] = [redisCounts(link), redisCounts(other)];
  const rates = [one, two].map((counts) => counts.rates('together', 2, 60));
  expect([await rates[0]!.take('x', 0), await rates[1]!.take('x', 0), await rates[0]!.take('x', 0)]).toEqual([0, 0, 30_000]); // biome-ignore format: a row
  const ada = somebody();
  for (let i = 0; i < 5; i++) expect(await [one, two][i % 2]!.guard.begin(ada, 0)).toBe(0);
  for (const { guard } of [one, two]) expect(await guard.begin(ada, 0)).toBe(1_000);
  const lives = await link.ask(
    async (client) => Promise.all((await client.keys('*')).map((key) => client.pttl(key))),
    () => [],
  );
  expect(lives.length).toBeGreaterThan(0);
  expect(Math.min(...lives)).toBeGreaterThan(0);
  other.close();
});

it('while Redis is away, or hangs, each node counts for itself, and nobody waits for long', async () => {
  const log = new KeptLog();
  const own = await startRedis();
  const mine = await RedisLink.open(own.url, log);
  const { guard, ...counts } = redisCounts(mine);
  const rates = counts.rates('away', 2, 60);
  const takes = async (key: string): Promise<number> =>
    (await Promise.all([1, 2, 3, 4].map(() => rates.take(key, 0)))).filter((wait) => wait === 0).length;
  expect(await takes('there')).toBe(2);

  process.kill(own.pid(), 'SIGSTOP');
  expect([await takes('hung'), await takes('hung'), await takes('there')]).toEqual([2, 0, 2]);
  expect(mine.isThere).toBe(false);
  const waits = await Promise.all(Array.from({ length: 20 }, () => guard.begin({ name: 'eve', address: 'x' }, 0)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  process.kill(own.pid(), 'SIGCONT');
  await expect.poll(() => mine.isThere).toBe(true);
  expect(await takes('there')).toBe(0);

  await own.kill();
  await expect.poll(() => mine.isThere).toBe(false);
  expect([await takes('killed'), await takes('killed')]).toEqual([2, 0]);
  await own.start();
  await expect.poll(() => mine.isThere).toBe(true);
  // It has forgotten everything, also the scripts.
  expect([await takes('there'), await takes('there')]).toEqual([2, 0]);
  // Each time was said once.
  expect(log.lines.map((line) => line.slice(0, 'Redis is ....'.length))).toEqual([
    'Redis is away',
    'Redis is back',
    'Redis is away',
    'Redis is back',
  ]);
  mine.close();
  await own.stop();
});
