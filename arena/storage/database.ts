/** Rows as arrays of columns, JSON as text, whole numbers as numbers. */
export type Query = (text: string, params?: readonly unknown[]) => Promise<readonly (readonly unknown[])[]>;

/** What both PostgreSQLs, the embedded one and the real one, can do. All SQL is written against this. */
export interface Database {
  /** For the line at start. */
  readonly name: string;
  readonly query: Query;
  /** All of it or nothing. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Reads at leisure what stood there at one moment, while others go on writing. */
  frozen<T>(read: (query: Query) => AsyncIterable<T>): AsyncIterable<T>;
  /**
   * Hears what is told on a channel by any node. `again` is called whenever listening began, the first time too:
   * what was told before it is lost. Absent where there can be only one node.
   */
  listen?(channel: string, heard: (payload: string) => void, again: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The database did not answer. What was asked of it may have been done or not. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Whichever wrapper it came in. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Error && isUnreachable(error.cause));
}

/** Rejects as `Unreachable` when there is no answer within these milliseconds. The work itself goes on. */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Unreachable(`no answer in ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
