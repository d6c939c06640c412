import type { Refusal } from '@tactarium/engine';
import type { Room } from '../games/room.ts';

/** A line that a room wrote. */
export interface Line {
  readonly id: string;
  readonly player: string;
  readonly note: string;
}

interface Ledger {
  prepare(): Promise<void>;
  write(line: Line): Promise<void>;
  /** In the order of their ids. */
  lines(): Promise<readonly Line[]>;
  move(guest: string, account: string): Promise<void>;
}

/** What the room does after it has written: nothing, refuse, or throw. */
export interface Mood {
  made?(match: string): Refusal | undefined;
  committed?(match: string): Refusal | undefined;
  voided?(match: string): void;
}

/** A room for tests: it writes a line for everything it hears of, and then does what its mood says. */
export const ledgerRoom = (mood: Mood = {}): Room<Ledger> => ({
  game: 'rps',
  tables: { ledger: 'id' },
  sql: (query) => ({
    async prepare() {
      await query('create table if not exists ledger (id text primary key, player text, note text)');
    },
    async write({ id, player, note }) {
      await query('insert into ledger (id, player, note) values ($1, $2, $3)', [id, player, note]);
    },
    async lines() {
      const rows = (await query('select id, player, note from ledger order by id')) as [string, string, string][];
      return rows.map(([id, player, note]) => ({ id, player, note }));
    },
    async move(guest, account) {
      await query('update ledger set player = $2 where player = $1', [guest, account]);
    },
  }),
  memory(house) {
    const table = house.table<Line>('ledger');
    return {
      async prepare() {},
      async write(line) {
        if (table.has(line.id)) throw new Error(`there is a line ${line.id}`);
        table.set(line.id, line);
      },
      lines: async () => [...table.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      async move(guest, account) {
        for (const [id, line] of table) if (line.player === guest) table.set(id, { ...line, player: account });
      },
    };
  },
  prepare: (rows) => rows.prepare(),
  async made(rows, { id, maker, status }) {
    await rows.write({ id: `${id} made`, player: maker, note: status });
    return mood.made?.(id);
  },
  hears: ({ outcome }) => outcome !== null,
  async committed(rows, { match, step: { actor, command, events, match: before } }) {
    const note = `${command.type} by ${actor}: ${events.map(({ type }) => type).join(', ')}`;
    await rows.write({ id: `${match} over`, player: before.maker, note });
    return mood.committed?.(match);
  },
  async voided(rows, match, at) {
    await rows.write({ id: `${match} void`, player: 'nobody', note: `at ${at}` });
    mood.voided?.(match);
  },
  claimed: (rows, guest, account) => rows.move(guest, account),
});
