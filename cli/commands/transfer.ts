import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { Dumped, Store } from '@tactarium/arena';
import { isObject } from '@tactarium/engine';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { explain } from '../files.ts';
import type { Terminal } from '../terminal.ts';
import { type ServeOptions, settings } from './serve.ts';

/** The first line of an export, by which it is known again. */
const HEAD = { tactarium: 'export', version: 1 };

/** Everything that is kept, a row a line. It holds the seeds of live matches: for the operator's eyes only. */
export async function exportAll(terminal: Terminal, file: string, options: ServeOptions): Promise<ExitCode> {
  return withStore(options, async (store) => {
    const out = createWriteStream(file, { mode: 0o600 });
    const broken = once(out, 'error').then(([fault]) =>
      complain(`The export could not be written: ${file} ${explain(fault)}.`),
    );
    let rows = 0;
    const write = async (): Promise<void> => {
      out.write(`${JSON.stringify(HEAD)}\n`);
      for await (const row of store.dump()) {
        rows++;
        if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
      }
      out.end();
      await finished(out);
    };
    await Promise.race([write(), broken]);
    terminal.print(`${rows} rows are written to ${file}.\n`);
  });
}

export async function importAll(terminal: Terminal, file: string, options: ServeOptions): Promise<ExitCode> {
  return withStore(options, async (store) => {
    const rows = await store.restore(readRows(file));
    terminal.print(`${rows} rows are read from ${file}.\n`);
  });
}

async function* readRows(file: string): AsyncIterable<Dumped> {
  const input = createReadStream(file);
  try {
    await once(input, 'open');
  } catch (fault) {
    complain(`The export could not be read: ${file} ${explain(fault)}.`);
  }
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const row = readLine(line);
    if (number === 1) {
      if (row?.['tactarium'] !== HEAD.tactarium || row['version'] !== HEAD.version)
        complain(`${file} is no export of Tactarium.`);
      continue;
    }
    const table = row?.['table'];
    const columns = row?.['row'];
    if (typeof table !== 'string' || !isObject(columns)) complain(`${file}, line ${number}: that is no row.`);
    yield { table, row: columns as Dumped['row'] };
  }
  if (number === 0) complain(`${file} is empty.`);
}

function readLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

async function withStore(options: ServeOptions, work: (store: Store) => Promise<void>): Promise<ExitCode> {
  const { configFrom, Locked, openStore } = await import('@tactarium/arena');
  const { place } = configFrom(settings(options));
  let store: Store;
  try {
    store = await openStore(place);
  } catch (fault) {
    return complain(
      fault instanceof Locked ? fault.message : `The database could not be opened: ${(fault as Error).message}`,
    );
  }
  try {
    await work(store);
    return EXIT.fine;
  } catch (fault) {
    // The store's own sentences: it is not empty, a table is unknown.
    return complain((fault as Error).message);
  } finally {
    await store.close();
  }
}
