import { type Shelf, ShelfTrouble } from './host.ts';
import type { Kept, KeptCommand } from './messages.ts';
import { SHELF } from './shelfName.ts';

/** Raised whenever the stores change; `upgrade` leads here from every version before. */
const VERSION = 2;
const MATCHES = 'matches';
/** By match and number, so that a command is one small row however long its match is. */
const COMMANDS = 'commands';

const commandsOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match], [match, []]);

/** Matches in the browser's own database. */
export function openShelf(): Shelf {
  let opened: Promise<IDBDatabase> | undefined;
  /** Opened again by the next question where it could not be. */
  const database = (): Promise<IDBDatabase> => {
    opened ??= open().catch((problem: unknown) => {
      opened = undefined;
      throw troubleOf(problem);
    });
    return opened;
  };
  /** Answers when the transaction is complete: only then is what it wrote kept. */
  const work = async <T>(
    mode: IDBTransactionMode,
    job: (matches: IDBObjectStore, commands: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const there = await database();
    return new Promise((resolve, reject) => {
      const transaction = there.transaction([MATCHES, COMMANDS], mode);
      const request = job(transaction.objectStore(MATCHES), transaction.objectStore(COMMANDS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(troubleOf(transaction.error ?? request.error));
    });
  };
  return {
    get: (id) => work<Kept | undefined>('readonly', (matches) => matches.get(id)),
    all: () => work<Kept[]>('readonly', (matches) => matches.getAll()),
    put: async (kept, made = []) =>
      void (await work('readwrite', (matches, commands) => {
        for (const [n, command] of made.entries()) commands.put(command, [kept.id, n]);
        return matches.put(kept);
      })),
    commands: (id) => work<KeptCommand[]>('readonly', (_, commands) => commands.getAll(commandsOf(id))),
    count: (id) => work('readonly', (_, commands) => commands.count(commandsOf(id))),
    async append(id, n, command, ended) {
      try {
        await work('readwrite', (matches, commands) => {
          if (ended) matches.put(ended);
          // Unlike `put` this fails where another tab has kept its own nth command.
          return commands.add(command, [id, n]);
        });
        return true;
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === 'ConstraintError') return false;
        throw problem;
      }
    },
    remove: async (id) =>
      void (await work('readwrite', (matches, commands) => {
        commands.delete(commandsOf(id));
        return matches.delete(id);
      })),
  };
}

/** What another tab was faster with is no trouble. */
const troubleOf = (problem: unknown): unknown => {
  if (!(problem instanceof DOMException) || problem.name === 'ConstraintError') return problem;
  return new ShelfTrouble(problem.name === 'QuotaExceededError' ? 'storage/full' : 'storage/blocked');
};

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(SHELF, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, request.transaction!, oldVersion);
    request.onsuccess = () => {
      // A tab with a newer client wants to upgrade: this one lets go, and a reload finds the new version.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

function upgrade(database: IDBDatabase, transaction: IDBTransaction, from: number): void {
  if (from < 1) database.createObjectStore(MATCHES, { keyPath: 'id' });
  const commands = database.createObjectStore(COMMANDS);
  if (from < 1) return;
  // Version 1 had every command in the row of its match, which was written anew with each of them.
  transaction.objectStore(MATCHES).openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor) return;
    const { commands: made, ...kept } = cursor.value as Kept & { readonly commands: readonly KeptCommand[] };
    for (const [n, command] of made.entries()) commands.put(command, [kept.id, n]);
    cursor.update(kept);
    cursor.continue();
  };
}
