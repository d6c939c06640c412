import { err, ok, type Result, readUntrusted } from '@tactarium/engine';
import type { Command } from './client.ts';
import type { MatchInfo } from './matches.ts';
import {
  type ClientMessage,
  type News,
  PROTOCOL,
  type PresenceNews,
  type Said,
  type Seen,
  type ServerMessage,
  serverMessage,
} from './play.ts';
import type { Problem } from './problem.ts';

/** What a browser's WebSocket and the package `ws` have in common. Each has events of its own, so they are `never`. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** What a watcher of one match hears. */
export interface Listener {
  seen?(seen: Seen): void;
  news?(news: News): void;
  info?(info: MatchInfo): void;
  presence?(news: PresenceNews): void;
  said?(said: Said): void;
  refused?(problem: Problem): void;
}

export interface ConnectionOptions {
  /** Opens a socket to the arena, with the credentials it needs. */
  open(): SocketLike;
  /** Milliseconds between two attempts at most, when the server is away. */
  readonly longestWait?: number;
  /** Whether the server can be reached right now. */
  onConnected?(connected: boolean): void;
  /** The server cannot be reached; the next attempt is in this many milliseconds. */
  onWaiting?(milliseconds: number): void;
  /** The server's time, whenever it sends it. */
  onTime?(now: number): void;
  /** The server speaks a newer protocol than this client: load the client again, at a moment that interrupts nothing. */
  onOutdated?(): void;
  /** A message of the server could not be read; how many so far. */
  onUnreadable?(count: number): void;
  /** The server refuses this client, so there will be no further attempt. */
  onClosed?(code: number): void;
}

interface Sent {
  readonly message: ClientMessage & { id: number };
  answer(result: Result<{ n: number; next: number } | undefined, Problem>): void;
}

interface Watched {
  readonly listener: Listener;
  cursor: number | undefined;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** Milliseconds for a socket to open. Without a limit, an attempt into a dead network would hold up the next one. */
const OPENING = 10_000;
/** A network that broke without a word is not heard to be broken. */
const BROKEN = 1006;
const AWAY: Problem = { code: 'network/away', message: 'The connection was closed before an answer came.' };
/** Close codes (flooding, unknown session) after which trying again would not help. */
const FINAL = new Set([1008, 4401]);

/**
 * A socket that reconnects by itself. It resumes every watched match where it left off and sends unanswered commands
 * again: a command carries its seat's count, so the server does nothing twice.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #sent = new Map<number, Sent>();
  #socket: SocketLike | undefined;
  #open = false;
  #closed = false;
  #ids = 0;
  #wait = FIRST_WAIT;
  #heard = 0;
  #unreadable = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  watch(match: string, listener: Listener): void {
    this.#watched.set(match, { listener, cursor: undefined });
    if (this.#open) this.#watch(match);
  }

  unwatch(match: string): void {
    if (this.#watched.delete(match) && this.#open) this.#write({ type: 'unwatch', match });
  }

  /** Answered when it is committed or refused, however often the network breaks in between. */
  command(match: string, n: number, command: Command): Promise<Result<{ n: number; next: number }, Problem>> {
    return new Promise((resolve) => {
      const id = ++this.#ids;
      const answer = resolve as Sent['answer'];
      const message = { type: 'command' as const, id, match, n, command };
      this.#sent.set(id, { message, answer });
      if (this.#open) this.#write(message);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#giveUp();
  }

  /** No answer will come any more; whether the command arrived is not known here. */
  #giveUp(): void {
    for (const { answer } of this.#sent.values()) answer(err(AWAY));
    this.#sent.clear();
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.#closed || this.#open) return;
    this.#wait = FIRST_WAIT;
    this.#abandon();
    this.#connect();
  }

  /** Asks whether the server still hears this socket; without an answer in this many milliseconds it counts as lost. */
  check(patience: number): void {
    if (!this.#open) return;
    const [socket, heard] = [this.#socket, this.#heard];
    this.#write({ type: 'ping' });
    setTimeout(() => {
      if (this.#socket === socket && this.#heard === heard) this.drop();
    }, patience);
  }

  /** Gives up the socket without waiting for it to notice the broken network, and connects again. */
  drop(): void {
    if (this.#closed || !this.#open) return;
    this.#abandon();
    this.#lost(BROKEN);
  }

  /** Stops listening to this socket. */
  #abandon(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket!;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    const socket = this.#options.open();
    this.#socket = socket;
    this.#timer = setTimeout(() => {
      this.#abandon();
      this.#lost(BROKEN);
    }, OPENING);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#open = true;
      this.#wait = FIRST_WAIT;
      this.#options.onConnected?.(true);
      for (const match of this.#watched.keys()) this.#watch(match);
      for (const { message } of this.#sent.values()) this.#write(message);
    };
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onerror = () => {};
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    const wasOpen = this.#open;
    this.#open = false;
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (wasOpen) this.#options.onConnected?.(false);
    if (FINAL.has(code)) {
      this.#closed = true;
      this.#giveUp();
      this.#options.onClosed?.(code);
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#options.onWaiting?.(this.#wait);
    this.#wait = Math.min(this.#options.longestWait ?? LONGEST_WAIT, this.#wait * 2);
  }

  #watch(match: string): void {
    const { cursor } = this.#watched.get(match)!;
    this.#write({ type: 'watch', match, ...(cursor !== undefined && { have: cursor }) });
  }

  #write(message: ClientMessage): void {
    this.#socket!.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.#heard++;
    const read = readMessage(text);
    if (read) return this.#take(read);
    this.#options.onUnreadable?.(++this.#unreadable);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'seen':
        // Before a match has begun there is no cursor to resume from: the next answer has to be the whole view.
        return this.#told(message.match, message.view === undefined ? undefined : message.cursor, (listener) =>
          listener.seen?.(message),
        );
      case 'news':
        return this.#told(message.match, message.cursor, (listener) => listener.news?.(message));
      case 'info':
        return this.#watched.get(message.match)?.listener.info?.(message.info);
      case 'presence':
        return this.#watched.get(message.match)?.listener.presence?.(message);
      case 'said':
        return this.#watched.get(message.match)?.listener.said?.(message);
      case 'accepted':
        return this.#answered(message.id, ok({ n: message.n, next: message.next }));
      case 'refused': {
        const { code, message: sentence, detail } = message;
        const told: Problem = { code, message: sentence, ...(detail !== undefined && { detail }) };
        // A stopping server did not process it: it is sent again to the next one.
        if (code === 'arena/stopping') return;
        if (message.id !== undefined) return this.#answered(message.id, err(told));
        if (message.match !== undefined) this.#watched.get(message.match)?.listener.refused?.(told);
        return;
      }
      case 'hello':
        if ((message.protocol ?? PROTOCOL) > PROTOCOL) this.#options.onOutdated?.();
        return this.#options.onTime?.(message.now);
      case 'pong':
        return this.#options.onTime?.(message.now);
      case 'done':
        return;
    }
  }

  #told(match: string, cursor: number | undefined, tell: (listener: Listener) => void): void {
    const watched = this.#watched.get(match);
    if (!watched) return;
    watched.cursor = cursor;
    tell(watched.listener);
  }

  #answered(id: number | undefined, result: Result<{ n: number; next: number }, Problem>): void {
    const sent = id === undefined ? undefined : this.#sent.get(id);
    if (!sent) return;
    this.#sent.delete(id!);
    sent.answer(result);
  }
}

function readMessage(text: string): ServerMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = readUntrusted(serverMessage, json);
  return read.ok ? read.value : undefined;
}
