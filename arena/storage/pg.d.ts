/** What this arena uses of the package `pg`, which brings no types. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events';

  interface Options {
    readonly connectionString: string;
    readonly keepAlive?: boolean;
    /** Milliseconds for an answer; the connection is of no use afterwards. */
    readonly query_timeout?: number;
    readonly connectionTimeoutMillis?: number;
    readonly types?: { getTypeParser(oid: number, format?: string): (text: string) => unknown };
  }

  interface PoolOptions extends Options {
    readonly max: number;
    readonly idleTimeoutMillis: number;
  }

  interface Statement {
    readonly text: string;
    readonly values?: readonly unknown[];
    /** Prepared once on each connection under this name. */
    readonly name?: string | undefined;
    readonly rowMode?: 'array';
  }

  class Client extends EventEmitter {
    constructor(options: Options);
    connect(): Promise<void>;
    query(statement: Statement): Promise<{ readonly rows: readonly (readonly unknown[])[] }>;
    end(): Promise<void>;
  }

  class PoolClient extends Client {
    /** `true` closes the connection instead of keeping it. */
    release(destroy?: boolean): void;
  }

  class Pool extends EventEmitter {
    constructor(options: PoolOptions);
    connect(): Promise<PoolClient>;
    end(): Promise<void>;
  }

  /** The server answered, and this is what it said. */
  class DatabaseError extends Error {
    readonly code: string | undefined;
  }

  const types: { getTypeParser(oid: number, format?: string): (text: string) => unknown };
  const pg: {
    readonly Client: typeof Client;
    readonly Pool: typeof Pool;
    readonly DatabaseError: typeof DatabaseError;
    readonly types: typeof types;
  };
  export default pg;
  export type { Client, Options, Pool, PoolClient };
}
