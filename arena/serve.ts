import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { Arena } from './arena.ts';
import type { Bots } from './bots/bots.ts';
import { FarmedBots } from './bots/farmedBots.ts';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { DatabaseClock } from './databaseClock.ts';
import { faultsIn, loggerOptions } from './fault.ts';
import { newMeasures } from './http/metrics.ts';
import { makeServer } from './http/server.ts';
import { builtWebClient } from './http/webClient.ts';
import { randomIds } from './ids.ts';
import { type Door, openDoor } from './operator/door.ts';
import type { Meter } from './ports.ts';
import { HttpsPush } from './push/sender.ts';
import { redisCounts } from './redis/counts.ts';
import { RedisLink } from './redis/link.ts';
import { inTime, Unreachable } from './storage/database.ts';
import { openStore } from './storage/open.ts';
import { Locked } from './storage/pglite/lock.ts';
import { Pooled } from './storage/postgres.ts';
import type { Store } from './storage/store.ts';

export interface Running {
  readonly url: string;
  /** What the operator is told when it listens. */
  readonly greeting: string;
  /** No new commands, what is queued is committed, everything is closed. */
  stop(): Promise<void>;
}

/** How often clocks are looked at. */
const TICK = 200;
const FEATURED_EVERY = 500;
const SYNC_EVERY = 10_000;
const ARCHIVE_EVERY = 10_000;
const CHECK_SESSIONS_EVERY = 30_000;
/** Notices over Redis are sent outside the commit, and may be lost. */
const HEADS_EVERY = 2_000;
/** A socket that has not answered by the next ping is closed. */
const PING_EVERY = 20_000;

/** Milliseconds: a database that takes longer to say what time it is cannot serve anybody. */
const READY_WITHIN = 2_000;
/** Milliseconds for commands under way to be committed when the node stops. */
const GRACE = 10_000;
/** Milliseconds for the database to be closed after that. */
const CLOSING = 6_000;

/** A whole node. */
export async function serve(config: Config): Promise<Running> {
  const logger = pino(loggerOptions(config.logLevel));
  const redis = config.redis === undefined ? undefined : await RedisLink.open(config.redis, logger);
  let store: Store | undefined;
  try {
    store = await openStore(config.place, undefined, redis);
    return await serveOn(store, redis, config, logger);
  } catch (error) {
    await store?.close();
    redis?.close();
    throw error;
  }
}

async function serveOn(store: Store, redis: RedisLink | undefined, config: Config, logger: Logger): Promise<Running> {
  let stopping = false;
  const clock = new DatabaseClock();
  await clock.sync(store);
  const measures = newMeasures();
  const bots = await botsFor(config, logger, measures);
  const push = config.vapid && { keys: config.vapid, sender: new HttpsPush() };
  const counts = redis && redisCounts(redis);
  const ports = { clock, ids: randomIds, log: logger, counts, push, featured: true };
  const arena = new Arena(store, ports, bots, measures, config.limits);
  const isReady = async (): Promise<boolean> => {
    await inTime(store.now(), READY_WITHIN);
    // A database may answer questions and take nothing: it is full, or can only be read.
    return !stopping && arena.keeper.beats && !arena.host.away;
  };
  const { limits, friends, proxies, inside } = config;
  const options = {
    arena,
    bots,
    measures,
    limits,
    logger,
    faults: faultsIn(join(config.place.folder, 'faults')),
    friends,
    proxies,
    inside,
    web: builtWebClient(),
    isReady: () => isReady().catch(() => false),
    others: {
      ...(redis && { redis: () => redis.isThere }),
      ...(store.hasReplica && { replica: store.hasReplica }),
    },
  };
  const { server, sockets } = await makeServer(options);
  const { url: elsewhere, folder } = config.place;
  let door: Door | undefined;
  const close = async (): Promise<void> => {
    sockets.stop();
    await door?.close();
    await server.close();
    await bots.close();
  };
  try {
    await arena.start();
    if (elsewhere === undefined) door = await openDoor(folder, store, logger);
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    // What listens would keep a process alive that serves nobody.
    await close();
    throw error;
  }

  const chores = [
    every(TICK, () => arena.keeper.tick(), logger),
    every(FEATURED_EVERY, async () => arena.featured?.tick(), logger),
    every(SYNC_EVERY, () => clock.sync(store), logger),
    every(ARCHIVE_EVERY, () => arena.keeper.archive(), logger),
    every(CHECK_SESSIONS_EVERY, () => sockets.check((ids) => store.existingSessions(ids)), logger),
    every(PING_EVERY, async () => sockets.ping(), logger),
    ...(redis ? [every(HEADS_EVERY, () => arena.host.resync(), logger)] : []),
  ];
  const { port } = server.server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return {
    url,
    greeting: greetingOf(url, store, config),
    async stop() {
      stopping = true;
      const settle = async (): Promise<void> => {
        for (const chore of chores) await chore.end();
        await arena.finish();
      };
      const unfinished = (error: unknown): void => logger.error({ error }, 'stopping without the database');
      // A database that is away may stay so. What was not committed was not acknowledged either.
      await inTime(settle(), GRACE).catch(unfinished);
      await close();
      await inTime(store.close(), CLOSING).catch(unfinished);
      redis?.close();
    },
  };
}

/** The code of the farm is loaded only where there is one. */
async function botsFor({ farm, limits }: Config, logger: Logger, meter: Meter): Promise<Bots> {
  const own = new BotPool({ mostWaiting: limits.decisions });
  if (farm === undefined) return own;
  const { engineAt, queueFarm } = await import('@tactarium/farm');
  return new FarmedBots(own, queueFarm(engineAt(farm)!), logger, meter);
}

/** Does something again and again, never twice at once, and goes on after a failure. */
function every(milliseconds: number, work: () => Promise<unknown>, logger: Logger): { end(): Promise<void> } {
  let ended = false;
  let timer: NodeJS.Timeout;
  let underWay = Promise.resolve();
  let failures = 0;
  const succeeded = (): void => {
    if (failures > 0) logger.warn({ failures }, 'a chore succeeds again');
    failures = 0;
  };
  const failed = (error: unknown): void => {
    // Said once: while the database is away each of many attempts would be a line.
    if (failures++ === 0) logger.warn({ error }, 'a chore failed, and is tried again');
  };
  const next = (): void => {
    timer = setTimeout(() => {
      underWay = work()
        .then(succeeded, failed)
        .then(() => {
          if (!ended) next();
        });
    }, milliseconds);
  };
  next();
  return {
    async end() {
      ended = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

const greetingOf = (url: string, { name }: Store, { place, redis }: Config): string =>
  `Tactarium listens on ${url}, with ${name}${redis === undefined ? '' : ' and Redis'}.\n${
    place.url === undefined
      ? 'The embedded database survives a kill of this process, but perhaps not a power cut.\n'
      : ''
  }`;

/** Why it could not start, for the operator. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Locked || error instanceof Pooled) return error.message;
  if (error instanceof Unreachable) return `The database of DATABASE_URL does not answer (${error.message}).`;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: set PORT to another one.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user: set PORT to another one.`;
  return `Tactarium could not start: ${message}`;
}
