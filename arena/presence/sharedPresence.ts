import type { AttendanceRows } from '../storage/port/attendance.ts';
import { LocalPresence, type Presence } from './presence.ts';

/** Milliseconds without a beat after which a node is taken for gone, and its sockets with it. */
const NODE_GONE = 5_000;
/** Milliseconds after which all is said again: what nobody repeats is forgotten after a day. */
const REPEAT_EVERY = 6 * 3600_000;

/** Sockets of all nodes on one database. Each node writes what changed at it, a beat at a time, and reads the others'. */
export class SharedPresence implements Presence {
  readonly #rows: AttendanceRows;
  readonly #node: string;
  readonly #local = new LocalPresence();
  readonly #changed = new Set<string>();
  #wholeFrom = 0;
  #repeated = Number.NEGATIVE_INFINITY;

  constructor(rows: AttendanceRows, node: string) {
    this.#rows = rows;
    this.#node = node;
  }

  came(player: string): void {
    this.#local.came(player);
    this.#changed.add(player);
  }

  left(player: string, at: number): void {
    this.#local.left(player, at);
    this.#changed.add(player);
  }

  async beat(now: number): Promise<void> {
    await this.#local.beat(now);
    const wholeFrom = this.#rows.wholeFrom?.(now) ?? 0;
    if (wholeFrom !== this.#wholeFrom || now - this.#repeated > REPEAT_EVERY) {
      this.#wholeFrom = wholeFrom;
      this.#repeated = now;
      for (const player of this.#local.known()) this.#changed.add(player);
    }
    const players = [...this.#changed];
    this.#changed.clear();
    try {
      await this.#rows.attend(
        this.#node,
        now,
        players.map((player) => ({ player, left: this.#local.leftAt(player) })),
      );
    } catch (error) {
      for (const player of players) this.#changed.add(player);
      throw error;
    }
  }

  async away(players: Iterable<string>, now: number): Promise<ReadonlyMap<string, number>> {
    const missing = [...players].filter((player) => !this.#local.isHere(player));
    if (missing.length === 0) return new Map();
    const elsewhere = await this.#rows.attendance(missing, this.#node, now - NODE_GONE);
    const away = new Map<string, number>();
    const wholeFrom = this.#rows.wholeFrom?.(now) ?? 0;
    for (const player of missing) {
      const { here, left } = elsewhere.get(player) ?? { here: false, left: 0 };
      if (!here) away.set(player, Math.max(left, this.#local.leftAt(player) ?? 0, wholeFrom));
    }
    return away;
  }
}
