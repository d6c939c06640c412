import pg from 'pg';

/** What of a session shows who answers it. */
export interface Session {
  begin(): Promise<void>;
  /** The number of the process that answers. */
  process(): Promise<number>;
  end(): Promise<void>;
}

/** How often it is looked at: others may use the same pooler. */
const LOOKS = 5;

/**
 * Whether a pooler in between lends a session another process for each transaction, as PgBouncer does with
 * `pool_mode = transaction`. Where each session has a process of its own, that stays the same and no other session has
 * it; of a pooler the last one that was given back is the next to be lent.
 */
export async function isPooledByTransaction(open: () => Promise<Session>): Promise<boolean> {
  const sessions: Session[] = [];
  const opened = async (): Promise<Session> => {
    const session = await open();
    sessions.push(session);
    return session;
  };
  try {
    const one = await opened();
    const first = await one.process();
    const other = await opened();
    // Held by a transaction, so that it cannot be lent to both in turn.
    await other.begin();
    if ((await other.process()) === first) return true;
    for (let look = 0; look < LOOKS; look++) if ((await one.process()) !== first) return true;
    return false;
  } finally {
    await Promise.all(sessions.map((session) => session.end()));
  }
}

/** A session at this database, by whatever lies in between. */
export async function sessionAt(url: string, milliseconds: number): Promise<Session> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => {});
  await client.connect();
  return {
    begin: async () => void (await client.query({ text: 'begin' })),
    async process() {
      const { rows } = await client.query({ text: 'select pg_backend_pid()', rowMode: 'array' });
      return Number(rows[0]![0]);
    },
    end: () => client.end(),
  };
}
