import { type Database, inTime } from './database.ts';

/** Milliseconds for an answer: what a replica does not know by then the primary is asked for. */
const ANSWERING = 2_000;
/** Milliseconds for which a replica that was away is left alone. */
const REST = 5_000;

export interface Replica extends Database {
  /** Whether it answered when it was last asked. */
  readonly isThere: boolean;
}

/**
 * A database to read from that may be a little behind. Whatever it does not answer, its primary does, which also takes
 * what is written by mistake.
 */
export function readingFrom(replica: Database, primary: Database): Replica {
  let awaySince: number | undefined;
  const isAsked = (): boolean => awaySince === undefined || performance.now() - awaySince > REST;
  const answered = (): void => {
    awaySince = undefined;
  };
  const failed = (): void => {
    awaySince = performance.now();
  };
  return {
    name: primary.name,
    get isThere() {
      return awaySince === undefined;
    },
    async query(text, params) {
      if (!isAsked()) return primary.query(text, params);
      try {
        const rows = await inTime(replica.query(text, params), ANSWERING);
        answered();
        return rows;
      } catch {
        // Away, gone, without this table yet, or the question kept it from following: if the primary answers, it is to blame.
        const rows = await primary.query(text, params);
        failed();
        return rows;
      }
    },
    async *frozen(read) {
      let begun = false;
      if (isAsked()) {
        try {
          for await (const one of replica.frozen(read)) {
            begun = true;
            yield one;
          }
          return;
        } catch (error) {
          if (begun) throw error;
          failed();
        }
      }
      yield* primary.frozen(read);
    },
    transaction: (work) => primary.transaction(work),
    close: () => replica.close(),
  };
}
