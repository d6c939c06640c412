import type { Page } from '@playwright/test';

/** A match as the browser's own database has it; its commands are kept apart. */
export interface ShelvedRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** The person's seat. */
  readonly seat: string;
  readonly bot?: string;
  /** Of a match that is over. */
  readonly outcome?: unknown;
}

/** Puts a match into the database of a page, as version 2 has it. It goes where nothing is asked of the worker, which would make the database too. */
export async function shelve(
  page: Page,
  url: string,
  row: ShelvedRow,
  commands: readonly { readonly actor: string; readonly command: unknown }[],
): Promise<void> {
  const quiet = `${url}/credits`;
  if (page.url() !== quiet) await page.goto(quiet);
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const [row, commands] = JSON.parse(text);
        const request = indexedDB.open('tactarium', 2);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('matches', { keyPath: 'id' });
          request.result.createObjectStore('commands');
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['matches', 'commands'], 'readwrite');
          transaction.objectStore('matches').put(row);
          for (const [n, command] of commands.entries()) transaction.objectStore('commands').put(command, [row.id, n]);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify([{ ...row, created: 1 }, commands]),
  );
}
