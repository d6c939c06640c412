import { type Refusal, readUntrusted, refusal } from '@tactarium/engine';
import { type ClientMessage, clientMessage, isKeepableJson, PROTOCOL, type ServerMessage } from '@tactarium/protocol';
import type { Arena } from '../arena.ts';
import { Bucket } from '../counts/bucket.ts';
import type { Faults } from '../fault.ts';
import type { Limits } from '../limits.ts';
import type { Visitor } from '../players/players.ts';
import type { Log } from '../ports.ts';
import { problemOf } from '../words.ts';
import { refusalOf } from './problems.ts';
import { Subscription } from './subscription.ts';

/** What a conversation needs of a socket. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Without waiting for the other side. */
  terminate(): void;
  ping(): void;
  /** Holds back what is sent until `uncork`: several messages then go out as one write. */
  cork(): void;
  uncork(): void;
  readonly bufferedAmount: number;
}

const AGAINST_THE_RULES = 1008;
const OUR_FAULT = 1011;
/** Milliseconds for the other side to close too. */
const GOODBYE = 1_000;
/** Seconds after which a whole flood is forgiven. */
const FORGIVEN = 20;
/** Only these escapes can hold what cannot be kept: all other text need not be walked through. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** One socket: what it may say, and what it is told. */
export class Conversation {
  readonly visitor: Visitor;
  readonly #arena: Arena;
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #faults: Faults;
  readonly #wire: Wire;
  readonly #bucket: Bucket;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #patience: Bucket;
  #corked = false;
  #heardFrom = true;
  #left = false;

  constructor(arena: Arena, limits: Limits, log: Log, faults: Faults, wire: Wire, visitor: Visitor) {
    this.#arena = arena;
    this.#limits = limits;
    this.#log = log;
    this.#faults = faults;
    this.#wire = wire;
    this.visitor = visitor;
    this.#bucket = new Bucket(limits.burst, limits.messages, performance.now());
    this.#patience = new Bucket(limits.flood, limits.flood / FORGIVEN, performance.now());
    const { player: id, name } = visitor;
    this.#send({ type: 'hello', player: { id, name }, now: arena.now, protocol: PROTOCOL });
  }

  /** A frame arrived. Whatever it holds, it is answered; a fault of ours ends this socket and no other. */
  hear(data: string | undefined): void {
    if (this.#left) return;
    this.#hear(data).catch((error: unknown) => {
      this.#fault(data, error);
      this.end(OUR_FAULT, 'request/failed');
    });
  }

  async #hear(data: string | undefined): Promise<void> {
    const arrival = this.#arena.now;
    const now = performance.now();
    if (this.#bucket.take(now) > 0) {
      if (this.#patience.take(now) > 0) return this.end(AGAINST_THE_RULES, 'limit/messages');
      // The refusal carries the message's id, so that a client waiting for its answer gets one.
      return this.#refuse(refusal('limit/messages'), data === undefined ? undefined : this.#read(data));
    }
    if (data === undefined) return this.#refuse(refusal('message/malformed'), undefined);
    if (data.length > this.#limits.message) return this.#refuse(refusal('message/too-large'), undefined);
    const message = this.#read(data);
    if (!message) return this.#refuse(refusal('message/malformed'), undefined);
    try {
      await this.#answer(message, arrival);
    } catch (error) {
      const { refused } = refusalOf(error);
      if (refused.code === 'request/failed') this.#fault(data, error);
      this.#refuse(refused, message);
    }
  }

  #read(data: string): ClientMessage | undefined {
    return data.length > this.#limits.message ? undefined : readMessage(data);
  }

  #fault(data: string | undefined, error: unknown): void {
    this.#log.error({ error }, 'a message failed');
    this.#faults.keep({ message: data ?? 'binary' }, error);
  }

  /** Nobody listens any more. */
  leave(): void {
    this.#left = true;
    for (const subscription of this.#subscriptions.values()) subscription.end();
    this.#subscriptions.clear();
  }

  /** Asks whether anybody is there; a socket that did not answer the last time is gone. */
  ping(): void {
    if (!this.#heardFrom) return this.#wire.terminate();
    this.#heardFrom = false;
    this.#wire.ping();
  }

  /** The answer to a ping. */
  pong(): void {
    this.#heardFrom = true;
  }

  end(code: number, reason: string): void {
    this.leave();
    this.#wire.close(code, reason);
    // A client that does not close its side in time is cut off.
    setTimeout(() => this.#wire.terminate(), GOODBYE).unref();
  }

  async #answer(message: ClientMessage, arrival: number): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.#send({ type: 'pong', ...idOf(message), now: this.#arena.now });
      case 'watch':
        return this.#watch(message);
      case 'unwatch': {
        this.#subscriptions.get(message.match)?.end();
        this.#subscriptions.delete(message.match);
        return this.#send({ type: 'done', ...idOf(message) });
      }
      case 'command': {
        const { match, n, command } = message;
        const played = await this.#arena.play(match, this.visitor.player, n, command, arrival, (accepted) =>
          this.#send({ type: 'accepted', ...idOf(message), match, ...accepted }),
        );
        if (!played.ok) this.#refuse(played.error, message);
      }
    }
  }

  async #watch(message: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { match, have } = message;
    const before = this.#subscriptions.get(match);
    if (!before && this.#subscriptions.size >= this.#limits.watched) {
      return this.#refuse(refusal('limit/watched'), message);
    }
    const subscription = new Subscription(match, (news) => this.#send(news));
    this.#subscriptions.set(match, subscription);
    before?.end();
    const looked = await this.#arena.look(match, this.visitor.player);
    if (!looked.ok) {
      if (this.#subscriptions.get(match) === subscription) this.#subscriptions.delete(match);
      return this.#refuse(looked.error, message);
    }
    this.#send({ type: 'done', ...idOf(message) });
    await subscription.begin(this.#arena.host, looked.value, have);
  }

  #refuse(refused: Refusal, message: ClientMessage | undefined): void {
    const match = message && 'match' in message ? message.match : undefined;
    this.#send({
      type: 'refused',
      ...(message && idOf(message)),
      ...(match !== undefined && { match }),
      ...(message?.type === 'command' && { n: message.n }),
      ...problemOf(refused, match === undefined ? undefined : this.#arena.gameOf(match)),
    });
  }

  #send(message: ServerMessage): void {
    if (this.#wire.bufferedAmount > this.#limits.unread) return this.end(AGAINST_THE_RULES, 'limit/unread');
    // An answer and the news it makes leave together: writing to sockets is most of what a move costs.
    if (!this.#corked) {
      this.#corked = true;
      this.#wire.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#wire.uncork();
      });
    }
    this.#wire.send(JSON.stringify(message));
  }
}

const idOf = ({ id }: ClientMessage): { id?: number } => (id === undefined ? {} : { id });

function readMessage(data: string): ClientMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (SUSPICIOUS.test(data) && !isKeepableJson(json)) return undefined;
  const read = readUntrusted(clientMessage, json);
  return read.ok ? read.value : undefined;
}
