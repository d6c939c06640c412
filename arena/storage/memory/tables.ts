import type { Json } from '@tactarium/engine';
import type { MatchRow } from '../port/matches.ts';
import type { PlayerRow } from '../port/players.ts';

/** What a room in memory is given: tables of its own, and a look at players and matches. */
export interface MemoryHouse {
  /** The same table for the same name. Rows are replaced, never changed in place. */
  table<Row>(name: string): Map<string, Row>;
  player(id: string): PlayerRow | undefined;
  match(id: string): MatchRow | undefined;
  /** Ends a match without a result, inside what is under way. */
  annul(id: string, at: number, outcome: Json): void;
}

/** The tables of rooms, in memory. */
export class MemoryTables {
  readonly #tables = new Map<string, Map<string, unknown>>();
  #last: Promise<unknown> = Promise.resolve();

  table<Row>(name: string): Map<string, Row> {
    const table = this.#tables.get(name) ?? new Map<string, unknown>();
    this.#tables.set(name, table);
    return table as Map<string, Row>;
  }

  /** All of it or nothing, and one at a time. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(() => this.#attempt(work));
    this.#last = mine.catch(() => {});
    return mine;
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    const before = [...this.#tables].map(([name, table]) => [name, new Map(table)] as const);
    try {
      return await work();
    } catch (error) {
      for (const table of this.#tables.values()) table.clear();
      for (const [name, rows] of before) for (const [key, row] of rows) this.table(name).set(key, row);
      throw error;
    }
  }
}
