import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Query } from '../database.ts';

export type Orm = PgRemoteDatabase;

/** Drizzle over either database. */
export const ormOn = (query: Query): Orm =>
  drizzle(async (text, params) => ({ rows: (await query(text, params)) as unknown[] }));

/** A row as the port has it: what is null there is absent here. */
export type Present<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key];
} & { [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]> };

export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether somebody else came first to what only one may have. */
export const isTaken = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** Whether another row refers to the one that was to be deleted. */
export const isNeeded = (error: unknown): boolean => codeOf(error) === FOREIGN_KEY_VIOLATION;

/** The database's code, whichever wrapper it came in. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause === undefined ? undefined : codeOf(cause));
}
