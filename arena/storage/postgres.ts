import pg, { type Client, type Options, type PoolClient } from 'pg';
import { type Database, type Query, Unreachable } from './database.ts';
import { listenOn } from './listen.ts';
import { isPooledByTransaction, sessionAt } from './pooler.ts';

/** Enough for one commit under way and a few who read. */
const CONNECTIONS = 6;
/** Milliseconds for a connection, and for an answer: a database that takes longer is taken for lost. */
const CONNECTING = 5_000;
const ANSWERING = 20_000;
const IDLE = 60_000;
/** Milliseconds for queries under way to end when the server stops. */
const CLOSING = 5_000;

/** What is prepared on each connection; statements beyond these are parsed each time. */
const MOST_PREPARED = 300;

/** The database answered, but cannot work: it goes down or comes up, is full, read-only or has no connection left. */
const CANNOT = /^(08|53|57P|25006)/;

const JSON_TYPES = new Set([114, 3802]);
const BIGINT_TYPE = 20;
const keep = (text: string): string => text;

/** The columns' readers know what they hold: JSON stays text. */
const types: NonNullable<Options['types']> = {
  getTypeParser: (oid, format) =>
    JSON_TYPES.has(oid) ? keep : oid === BIGINT_TYPE ? Number : pg.types.getTypeParser(oid, format),
};

export function openPostgres(url: string): Database {
  const options: Options = {
    connectionString: url,
    keepAlive: true,
    query_timeout: ANSWERING,
    connectionTimeoutMillis: CONNECTING,
    types,
  };
  const pool = new pg.Pool({ ...options, max: CONNECTIONS, idleTimeoutMillis: IDLE });
  const open = new Set<Client>();
  // A connection may break at any moment. Its user learns that from the query; this only keeps the process alive.
  pool.on('error', () => {});
  pool.on('connect', (client: Client) => {
    open.add(client);
    client.on('error', () => {});
  });
  pool.on('remove', (client: Client) => open.delete(client));

  const stops: (() => void)[] = [];
  const statements = new Statements();
  const asking =
    (client: Client): Query =>
    async (text, values = []) => {
      try {
        return (await client.query({ text, values, name: statements.nameOf(text), rowMode: 'array' })).rows;
      } catch (error) {
        throw understood(error);
      }
    };
  const connect = (): Promise<PoolClient> =>
    pool.connect().catch((error: unknown) => {
      throw understood(error);
    });

  return {
    name: 'PostgreSQL',
    async query(text, values) {
      const client = await connect();
      let broken = false;
      try {
        return await asking(client)(text, values);
      } catch (error) {
        broken = error instanceof Unreachable;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async transaction(work) {
      const client = await connect();
      const ask = asking(client);
      try {
        await ask('begin');
        const value = await work(ask);
        await ask('commit');
        client.release();
        return value;
      } catch (error) {
        // A connection that cannot roll back is closed, which does the same.
        const rolledBack = await ask('rollback').then(
          () => true,
          () => false,
        );
        client.release(!rolledBack);
        throw error;
      }
    },
    async *frozen(read) {
      const client = await connect();
      const ask = asking(client);
      let ended = false;
      try {
        await ask('begin isolation level repeatable read, read only');
        yield* read(ask);
        await ask('commit');
        ended = true;
      } finally {
        // Broken, or left by its reader in the middle.
        client.release(!ended);
      }
    },
    async listen(channel, heard, again) {
      try {
        stops.push(await listenOn(options, channel, heard, again));
      } catch (error) {
        throw understood(error);
      }
    },
    async close() {
      for (const stop of stops) stop();
      const late = setTimeout(() => {
        for (const client of open) void client.end();
      }, CLOSING);
      await pool.end();
      clearTimeout(late);
    },
  };
}

/** The way to the database breaks what nodes need. */
export class Pooled extends Error {
  override readonly name = 'Pooled';
}

/** Behind a pooler by transaction a node would start and hang: it hears nothing, and what it has prepared is gone. */
export async function refusePooler(url: string): Promise<void> {
  const pooled = await isPooledByTransaction(() => sessionAt(url, CONNECTING)).catch((error: unknown) => {
    throw understood(error);
  });
  if (pooled) {
    throw new Pooled(
      'DATABASE_URL leads through a pooler that lends a connection for one transaction (PgBouncer with pool_mode = transaction), ' +
        'where LISTEN and prepared statements are lost: let it lead to PostgreSQL itself, or set pool_mode = session.',
    );
  }
}

/** Names under which statements are prepared. Only a few differ, but a long list of values may make one of its own. */
class Statements {
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** What the server did not say comes from the way to it: `Unreachable`, unless it is a mistake of ours. */
function understood(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = '', message } = error;
    return CANNOT.test(code) ? new Unreachable(`${code} ${message}`, { cause: error }) : error;
  }
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new Unreachable(code ?? message, { cause: error });
}
