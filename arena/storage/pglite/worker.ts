import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** The embedded database computes on the thread that calls it: this one, which does nothing else. */

export interface Asked {
  readonly id: number;
  readonly text: string;
  readonly params: readonly unknown[];
}

interface Failed {
  readonly message: string;
  readonly code: string | undefined;
  readonly severity: string | undefined;
}

export type Answered =
  | { readonly id: number; readonly rows: readonly (readonly unknown[])[] }
  | { readonly id: number; readonly error: Failed };

const JSON_TYPE = 114;
const BIGINT_TYPE = 20;

const port = parentPort!;
const { folder } = workerData as { folder: string };
const database = await PGlite.create(folder, {
  parsers: { [JSON_TYPE]: (text) => text, [BIGINT_TYPE]: Number },
  serializers: { [JSON_TYPE]: (text) => text as string },
});

port.on('message', async (asked: Asked | 'close') => {
  if (asked === 'close') {
    await database.close();
    port.close();
    return;
  }
  const { id, text, params } = asked;
  try {
    const { rows } = await database.query<readonly unknown[]>(text, [...params], { rowMode: 'array' });
    port.postMessage({ id, rows } satisfies Answered);
  } catch (error) {
    const { message, code, severity } = error as Failed;
    port.postMessage({ id, error: { message, code, severity } } satisfies Answered);
  }
});
port.postMessage('ready');
