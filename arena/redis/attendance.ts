import type { Redis } from 'ioredis';
import type { AttendanceRows } from '../storage/port/attendance.ts';
import { answersOf, keyOf, type RedisLink } from './link.ts';

/** Milliseconds after which nobody asks any more when somebody left, or about a node that is gone. */
const KEPT = 24 * 3600_000;

/** Nodes by their last beat. */
const NODES = keyOf('nodes');
const playerKey = (player: string): string => keyOf(`here:${player}`);

type Elsewhere = Awaited<ReturnType<AttendanceRows['attendance']>>;
type Here = Elsewhere extends ReadonlyMap<string, infer One> ? One : never;

/**
 * Which players have a socket at which node, in keys that go by themselves: a hash a player, which has for each node when
 * the last socket there closed, or nothing while one is open; and the last beats of all nodes. A node for which Redis is
 * away writes to the database, so who is not found in the one is looked for in the other.
 */
export function redisAttendance(link: RedisLink, database: AttendanceRows): AttendanceRows {
  let era = -1;
  let from = 0;
  return {
    wholeFrom(now) {
      if (era !== link.era) {
        era = link.era;
        from = now;
      }
      return from;
    },
    async nodes() {
      const beats = await link.ask(beatsIn, () => new Map<string, number>());
      for (const { id, at } of await database.nodes()) beats.set(id, Math.max(at, beats.get(id) ?? 0));
      return [...beats].map(([id, at]) => ({ id, at }));
    },
    async attend(node, now, changes) {
      const written = await link.ask(
        async (redis) => {
          const pipeline = redis.pipeline().zadd(NODES, now, node).pexpire(NODES, KEPT);
          pipeline.zremrangebyscore(NODES, 0, now - KEPT);
          for (const { player, left } of changes) {
            pipeline.hset(playerKey(player), node, left ?? '').pexpire(playerKey(player), KEPT);
          }
          await answersOf(pipeline);
          return true;
        },
        () => false,
      );
      if (!written) await database.attend(node, now, changes);
    },
    async attendance(players, but, alive) {
      const there = await link.ask(
        async (redis) => {
          const pipeline = redis.pipeline();
          for (const player of players) pipeline.hgetall(playerKey(player));
          const [rows, beats] = await Promise.all([answersOf(pipeline), beatsIn(redis)]);
          beats.delete(but);
          return new Map(
            players.map((player, i) => [player, atAny(rows[i] as Readonly<Record<string, string>>, beats, alive)]),
          );
        },
        () => new Map<string, Here>(),
      );
      const missing = players.filter((player) => !there.get(player)?.here);
      if (missing.length === 0) return there;
      for (const [player, { here, left }] of await database.attendance(missing, but, alive)) {
        there.set(player, { here, left: Math.max(left, there.get(player)?.left ?? 0) });
      }
      return there;
    },
  };
}

async function beatsIn(redis: Redis): Promise<Map<string, number>> {
  const pairs = await redis.zrange(NODES, 0, '-1', 'WITHSCORES');
  const beats = new Map<string, number>();
  for (let i = 0; i < pairs.length; i += 2) beats.set(pairs[i]!, Number(pairs[i + 1]));
  return beats;
}

/** Whether somebody is at one of these nodes, or when the last of them was left. */
function atAny(row: Readonly<Record<string, string>>, beatOf: ReadonlyMap<string, number>, alive: number): Here {
  let here = false;
  let left = 0;
  for (const [node, gone] of Object.entries(row)) {
    const beat = beatOf.get(node);
    if (beat === undefined) continue;
    here ||= gone === '' && beat > alive;
    left = Math.max(left, gone === '' ? beat : Number(gone));
  }
  return { here, left };
}
