import postgres from 'postgres';
import { type Database, type Query, Unreachable } from './database.ts';

/** Enough for one commit under way and a few who read. */
const CONNECTIONS = 6;

/** Failures of the way to the database, or of a database that goes down or comes up. */
const BROKEN = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
]);

const keep = (text: string): string => text;

export function openPostgres(url: string): Database {
  const sql = postgres(url, {
    max: CONNECTIONS,
    connect_timeout: 10,
    backoff: (attempts: number) => Math.min(2, 0.1 * 2 ** attempts),
    onnotice: () => {},
    // The columns' readers know what they hold: here JSON stays text.
    types: {
      json: { to: 114, from: [114, 3802], serialize: keep, parse: keep },
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  });
  const asking =
    (on: postgres.Sql | postgres.TransactionSql): Query =>
    async (text, params = []) => {
      try {
        return await on.unsafe(text, params as postgres.ParameterOrJSON<never>[], { prepare: true }).values();
      } catch (error) {
        throw understood(error);
      }
    };
  return {
    name: 'PostgreSQL',
    query: asking(sql),
    async transaction(work) {
      try {
        return (await sql.begin((within) => work(asking(within)))) as Awaited<ReturnType<typeof work>>;
      } catch (error) {
        throw understood(error);
      }
    },
    async listen(channel, heard, again) {
      try {
        await sql.listen(channel, heard, again);
      } catch (error) {
        throw understood(error);
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function understood(error: unknown): unknown {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && BROKEN.has(code) ? new Unreachable(code, { cause: error }) : error;
}
