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
