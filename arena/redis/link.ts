import { createHash } from 'node:crypto';
import { type ChainableCommander, Redis } from 'ioredis';
import type { Log } from '../ports.ts';

/** Milliseconds for a connection, and for an answer: a Redis that takes longer is taken for away. */
const CONNECTING = 2_000;
const ANSWERING = 1_000;
/** Milliseconds before a lost connection is made anew, more by each failure up to the longest. */
const WAIT = 50;
const LONGEST_WAIT = 1_000;
/** Milliseconds between two questions whether the connection that only listens still stands. */
const CHECK_EVERY = 5_000;

/** All of our keys and channels. Channels are shared by all databases of a Redis; ids of matches are unique everywhere. */
const PREFIX = 'tactarium:';

/** Lua that Redis runs as one step. */
export class Script {
  readonly text: string;
  readonly sha: string;

  constructor(text: string) {
    this.text = text;
    this.sha = createHash('sha1').update(text).digest('hex');
  }
}

/**
 * The way to a Redis that may be away at any time: then nobody waits for it, whoever asks does without, and it is tried
 * again. Nothing that has to be kept is kept there.
 */
export class RedisLink {
  readonly #log: Log;
  readonly #asking: Redis;
  readonly #listening: Redis;
  readonly #check: NodeJS.Timeout;
  #answers = false;
  /** Raised whenever Redis went away or came back, perhaps empty. */
  era = 0;

  private constructor(url: string, log: Log) {
    this.#log = log;
    const options = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECTING,
      commandTimeout: ANSWERING,
      retryStrategy: (times: number) => Math.min(times * WAIT, LONGEST_WAIT),
    };
    this.#asking = new Redis(url, options);
    this.#listening = new Redis(url, { ...options, autoResubscribe: false });
    // What failed is told by the question; this only keeps the process alive.
    for (const redis of [this.#asking, this.#listening]) redis.on('error', (error) => this.#isAway(error));
    this.#asking.on('ready', () => this.#isBack());
    this.#asking.on('close', () => this.#isAway(new Error('the connection was closed')));
    this.#check = setInterval(() => {
      if (this.#listening.status === 'ready') this.#listening.ping().catch(() => this.#listening.disconnect(true));
    }, CHECK_EVERY);
  }

  /** Resolves when it is known whether Redis is there. */
  static async open(url: string, log: Log): Promise<RedisLink> {
    const link = new RedisLink(url, log);
    const known = [link.#asking, link.#listening].map(
      (redis) => new Promise<void>((resolve) => void redis.once('ready', resolve).once('close', resolve)),
    );
    await Promise.all(known);
    return link;
  }

  /** Whether it answered lately, and can be heard. */
  get isThere(): boolean {
    return this.#answers && this.#listening.status === 'ready';
  }

  /** What Redis says; what `otherwise` says while it is away. */
  async ask<T>(question: (redis: Redis) => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
    if (this.#asking.status !== 'ready') return otherwise();
    try {
      const answer = await question(this.#asking);
      this.#isBack();
      return answer;
    } catch (error) {
      this.#isAway(error);
      // One that hangs would let everybody wait: until the new connection is answered, nobody asks.
      if (error instanceof Error && error.message === 'Command timed out') this.#asking.disconnect(true);
      return otherwise();
    }
  }

  /** What a script makes of these keys; what `otherwise` says while Redis is away. */
  run(
    script: Script,
    keys: readonly string[],
    values: readonly number[],
    otherwise: () => number | Promise<number>,
  ): Promise<number> {
    const args = [...keys.map(keyOf), ...values];
    return this.ask(async (redis) => {
      try {
        return Number(await redis.evalsha(script.sha, keys.length, ...args));
      } catch (error) {
        // It was started anew since the script was last sent.
        if (!String(error).includes('NOSCRIPT')) throw error;
        return Number(await redis.eval(script.text, keys.length, ...args));
      }
    }, otherwise);
  }

  /** Told to whoever listens now. Lost while Redis is away. */
  publish(messages: readonly { readonly channel: string; readonly text: string }[]): void {
    const batch = (redis: Redis): Promise<unknown> => {
      const pipeline = redis.pipeline();
      for (const { channel, text } of messages) pipeline.publish(keyOf(channel), text);
      return answersOf(pipeline);
    };
    void this.ask<unknown>(batch, () => undefined);
  }

  /** Resolves when these channels are heard, or Redis is away. */
  async subscribe(channels: readonly string[]): Promise<void> {
    if (channels.length === 0 || this.#listening.status !== 'ready') return;
    await this.#listening.subscribe(...channels.map(keyOf)).catch(() => this.#listening.disconnect(true));
  }

  unsubscribe(channel: string): void {
    if (this.#listening.status !== 'ready') return;
    this.#listening.unsubscribe(keyOf(channel)).catch(() => this.#listening.disconnect(true));
  }

  /** `again`: nothing is subscribed to, because listening began or the connection was lost. */
  listen(heard: (text: string) => void, again: () => void): void {
    this.#listening.on('message', (_, text: string) => heard(text));
    this.#listening.on('ready', again);
    if (this.#listening.status === 'ready') again();
  }

  close(): void {
    clearInterval(this.#check);
    for (const redis of [this.#asking, this.#listening]) redis.removeAllListeners('close').disconnect();
  }

  #isBack(): void {
    if (this.#answers) return;
    this.#answers = true;
    if (this.era++ > 0) this.#log.warn({}, 'Redis is back');
  }

  #isAway(error: unknown): void {
    // Said once: each of many attempts would be a line.
    if (!this.#answers && this.era > 0) return;
    this.#answers = false;
    this.era++;
    this.#log.warn({ error }, 'Redis is away: heads are read, and this node counts limits for itself');
  }
}

/** As a key or channel is called in Redis. */
export const keyOf = (name: string): string => PREFIX + name;

/** Of everything that is asked at once; rejected if one of it failed. */
export async function answersOf(pipeline: ChainableCommander): Promise<readonly unknown[]> {
  const answers = (await pipeline.exec()) ?? [];
  return answers.map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });
}
