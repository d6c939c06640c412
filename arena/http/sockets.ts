import { refusal } from '@tactarium/engine';
import type { Arena } from '../arena.ts';
import type { Faults } from '../fault.ts';
import type { Limits } from '../limits.ts';
import type { Visitor } from '../players/players.ts';
import type { Log } from '../ports.ts';
import { Conversation, type Wire } from './conversation.ts';

/** Close codes of WebSockets: 1001 is standard, 4401 our own for a session that has ended. */
const GOING_AWAY = 1001;
const UNKNOWN = 4401;

/** Every open socket of this node. */
export class Sockets {
  readonly #arena: Arena;
  readonly #limits: Limits;
  readonly #log: Log;
  readonly #faults: Faults;
  readonly #open = new Map<string, Set<Conversation>>();

  constructor(arena: Arena, limits: Limits, log: Log, faults: Faults) {
    this.#arena = arena;
    this.#limits = limits;
    this.#log = log;
    this.#faults = faults;
    arena.players.onEnded = (player, ended) => {
      for (const conversation of this.#open.get(player) ?? []) {
        if (ended(conversation.visitor.session)) conversation.end(UNKNOWN, 'session/missing');
      }
    };
  }

  get players(): number {
    return this.#open.size;
  }

  get count(): number {
    let count = 0;
    for (const conversations of this.#open.values()) count += conversations.size;
    return count;
  }

  refuses(visitor: Visitor): boolean {
    return (this.#open.get(visitor.player)?.size ?? 0) >= this.#limits.sockets;
  }

  welcome(wire: Wire, visitor: Visitor): Conversation {
    const conversation = new Conversation(this.#arena, this.#limits, this.#log, this.#faults, wire, visitor);
    const others = this.#open.get(visitor.player) ?? new Set();
    if (others.size === 0) this.#arena.presence.came(visitor.player);
    this.#open.set(visitor.player, others.add(conversation));
    return conversation;
  }

  gone(conversation: Conversation): void {
    const { player } = conversation.visitor;
    const others = this.#open.get(player);
    others?.delete(conversation);
    if (others?.size === 0) {
      this.#open.delete(player);
      this.#arena.presence.left(player, this.#arena.now);
    }
    conversation.leave();
  }

  /** Sessions may have been ended at another node. */
  async check(existing: (sessions: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const open = [...this.#open.values()].flatMap((conversations) => [...conversations]);
    if (open.length === 0) return;
    const there = await existing([...new Set(open.map(({ visitor }) => visitor.session))]);
    for (const conversation of open) {
      if (!there.has(conversation.visitor.session)) conversation.end(UNKNOWN, 'session/missing');
    }
  }

  /** Sockets whose other end is gone without a word are closed. */
  ping(): void {
    for (const conversations of this.#open.values()) {
      for (const conversation of conversations) conversation.ping();
    }
  }

  stop(): void {
    for (const conversations of this.#open.values()) {
      for (const conversation of conversations) conversation.end(GOING_AWAY, refusal('arena/stopping').code);
    }
  }
}
