import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { Arena } from '../arena.ts';
import type { Bots } from '../bots/bots.ts';
import { loggerOptions } from '../fault.ts';
import { newMeasures } from '../http/metrics.ts';
import { makeServer } from '../http/server.ts';
import type { Sockets } from '../http/sockets.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { redisCounts } from '../redis/counts.ts';
import type { RedisLink } from '../redis/link.ts';
import { MemoryStore } from '../storage/memory/store.ts';
import type { Store } from '../storage/store.ts';
import { InlineBots, type TestPorts, testPorts } from './ports.ts';

export interface TestServer {
  readonly url: string;
  readonly arena: Arena;
  readonly sockets: Sockets;
  readonly ports: TestPorts;
  readonly store: Store;
  /** Every line that was logged, by the arena and by the framework. */
  readonly lines: readonly string[];
  /** Every input that made the server fail. */
  readonly faults: readonly object[];
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly store?: Store;
  /** What it counts, it counts there. */
  readonly redis?: RedisLink | undefined;
  readonly ports?: TestPorts;
  readonly bots?: Bots;
  readonly limits?: Partial<Limits>;
  readonly friends?: readonly string[];
  readonly proxies?: number;
  readonly inside?: boolean;
  readonly web?: string;
}

/** Nobody in a test is in a hurry to be slowed down. */
const GENEROUS: Partial<Limits> = { requests: 1_000_000, addresses: 1_000_000, guests: 1_000_000 };

/** A whole server on a free port, with a clock and ids of the test's own. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { ports = testPorts(), bots = new InlineBots(), redis } = options;
  const store: Store = options.store ?? new MemoryStore();
  const { lines } = ports.log;
  const logger = pino(loggerOptions('trace'), { write: (line: string) => void lines.push(line) });
  const faults: object[] = [];
  const measures = newMeasures();
  const limits = { ...LIMITS, ...GENEROUS, ...options.limits };
  const arena = new Arena(store, redis ? { ...ports, counts: redisCounts(redis) } : ports, bots, measures, limits);
  const { server, sockets } = await makeServer({
    arena,
    bots,
    measures,
    limits,
    logger,
    faults: { keep: (input) => void faults.push(input) },
    friends: options.friends ?? [],
    proxies: options.proxies ?? 0,
    inside: options.inside ?? false,
    web: options.web,
    isReady: async () => true,
    others: {
      ...(redis && { redis: () => redis.isThere }),
      ...(store.hasReplica && { replica: store.hasReplica }),
    },
  });
  await arena.start();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arena,
    sockets,
    ports,
    store,
    lines,
    faults,
    async stop() {
      sockets.stop();
      await server.close();
      await arena.stop();
      redis?.close();
    },
  };
}

/** A socket of which a test sees every frame. */
export class TestSocket {
  readonly frames: string[] = [];
  readonly socket: WebSocket;
  closed: number | undefined;
  readonly #opened: Promise<number | 'open'>;
  #asked = 0;

  constructor(url: string, token?: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    });
    this.socket.on('message', (data) => this.frames.push(String(data)));
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    this.socket.on('error', () => {});
    this.#opened = new Promise((resolve) => {
      this.socket.once('open', () => resolve('open'));
      this.socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    });
  }

  /** The status with which the server refused to open it, or `open`. */
  opened(): Promise<number | 'open'> {
    return this.#opened;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends it, and waits for the answer to it. */
  async ask(message: object): Promise<void> {
    const id = ++this.#asked;
    const answered = new Promise<void>((resolve) => {
      const listen = (data: unknown): void => {
        if ((JSON.parse(String(data)) as { id?: number }).id !== id) return;
        this.socket.off('message', listen);
        resolve();
      };
      this.socket.on('message', listen);
    });
    this.send({ ...message, id });
    await answered;
  }

  /** What has come so far, and is of this type. */
  heard(type?: string): readonly Record<string, unknown>[] {
    const all = this.frames.map((frame) => JSON.parse(frame) as Record<string, unknown>);
    return type === undefined ? all : all.filter((message) => message['type'] === type);
  }

  /** Until nothing comes any more: answers may overtake each other, so a pong alone would not do. */
  async settle(): Promise<void> {
    const id = 900_000 + this.frames.length;
    this.send({ type: 'ping', id });
    let quiet = 0;
    for (let heard = 0; quiet < 5; ) {
      await new Promise((resolve) => setTimeout(resolve, 4));
      quiet = this.frames.length === heard && this.heard('pong').some((pong) => pong['id'] === id) ? quiet + 1 : 0;
      heard = this.frames.length;
    }
  }

  close(): void {
    this.socket.terminate();
  }
}
