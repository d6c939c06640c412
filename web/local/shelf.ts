import type { Shelf } from './host.ts';
import type { Kept } from './messages.ts';

const NAME = 'tactarium';
const MATCHES = 'matches';

/** Matches in the browser's own database. */
export function openShelf(): Shelf {
  const opened = open();
  const work = async <T>(mode: IDBTransactionMode, job: (matches: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(MATCHES, mode);
      const request = job(transaction.objectStore(MATCHES));
      // Kept when the transaction is complete, not when the request is.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    get: (id) => work<Kept | undefined>('readonly', (matches) => matches.get(id)),
    all: () => work<Kept[]>('readonly', (matches) => matches.getAll()),
    put: async (kept) => {
      await work('readwrite', (matches) => matches.put(kept));
    },
    remove: (id) => work('readwrite', (matches) => matches.delete(id)),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
