import { type Attempt, type Counts, type Guard, localCounts, type Rates } from '../counts/counts.ts';
import { FIRST_WAIT, keysOf } from '../counts/guard.ts';
import { type RedisLink, Script } from './link.ts';

/** Milliseconds after the last attempt for which failed ones are known. */
const KEPT = 24 * 3600_000;

/** A token bucket. `at` may be a little later than `now`: clocks of nodes differ. */
const TAKE = new Script(`
local size, rate, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('hmget', KEYS[1], 'left', 'at')
local left = size
if known[1] then
  now = math.max(now, tonumber(known[2]))
  left = math.min(size, tonumber(known[1]) + (now - tonumber(known[2])) * rate)
end
local wait = 0
if left < 1 then wait = math.ceil((1 - left) / rate) else left = left - 1 end
redis.call('hset', KEYS[1], 'left', left, 'at', now)
redis.call('pexpire', KEYS[1], math.ceil((size - left) / rate) + 1)
return wait`);

/** As `LoginGuard.begin`: the wait, or one attempt more for each key. */
const BEGIN = new Script(`
local now, first, kept = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local wait, counts = 0, {}
for i, key in ipairs(KEYS) do
  local known = redis.call('hmget', key, 'count', 'until')
  counts[i] = tonumber(known[1] or 0)
  wait = math.max(wait, tonumber(known[2] or now) - now)
end
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  local count, free, longest = counts[i] + 1, tonumber(ARGV[2 + 2 * i]), tonumber(ARGV[3 + 2 * i])
  local pause = 0
  if count >= free then pause = math.min(longest, first * 2 ^ (count - free)) end
  redis.call('hset', key, 'count', count, 'until', now + pause)
  redis.call('pexpire', key, kept)
end
return 0`);

/** As `LoginGuard.succeeded`. */
const SUCCEEDED = new Script(`
redis.call('del', KEYS[1])
for i = 2, #KEYS do
  local count = tonumber(redis.call('hget', KEYS[i], 'count') or 0) - 1
  if count >= 0 then redis.call('hset', KEYS[i], 'count', count) end
  if count < tonumber(ARGV[i]) then redis.call('hdel', KEYS[i], 'until') end
end
return 0`);

/** Once for all nodes; while Redis is away by this node for itself. */
export function redisCounts(link: RedisLink): Counts {
  const local = localCounts();
  return {
    rates: (name, most, seconds) => redisRates(link, name, most, seconds, local.rates(name, most, seconds)),
    guard: redisGuard(link, local.guard),
  };
}

const redisRates = (link: RedisLink, name: string, most: number, seconds: number, local: Rates): Rates => ({
  take: (key, now) =>
    link.run(TAKE, [`rate:${name}:${key}`], [most, most / seconds / 1_000, now], () => local.take(key, now)),
});

function redisGuard(link: RedisLink, local: Guard): Guard {
  const named = (attempt: Attempt): string[] => keysOf(attempt).map(([key]) => `login:${key}`);
  return {
    begin(attempt, now) {
      const rules = keysOf(attempt).flatMap(([, { free, longest }]) => [free, longest]);
      const begun = (): Promise<number> => local.begin(attempt, now);
      return link.run(BEGIN, named(attempt), [now, FIRST_WAIT, KEPT, ...rules], begun);
    },
    async succeeded(attempt) {
      const free = keysOf(attempt).map(([, rule]) => rule.free);
      await link.run(SUCCEEDED, named(attempt), free, async () => 0);
      // Earlier attempts may have been counted on this node.
      await local.succeeded(attempt);
    },
  };
}
