import { createHash, type Hash } from 'node:crypto';
import { isObject } from '@tactarium/engine';
import type { Dumped } from '../storage/port/backup.ts';

/** What begins every export, so that it is known again. Exports of version 1 had no seal. */
const KIND = 'export';
const VERSION = 2;

/** What the file says of a table when all its rows are written. */
interface Sealed {
  readonly rows: number;
  readonly digest: string;
}

/** A file that is not what an export wrote: the sentence says where. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** An export, line by line: a head, a row a line, and a seal by which a loss or a change is noticed. */
export async function* seal(rows: AsyncIterable<Dumped>): AsyncIterable<string> {
  yield `${JSON.stringify({ tactarium: KIND, version: VERSION })}\n`;
  const tables = new Tables();
  for await (const row of rows) {
    const line = JSON.stringify(row);
    tables.add(row.table, line);
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ seal: tables.sealed() })}\n`;
}

/**
 * The rows of an export. What was lost or changed is known only at the end, so whoever uses the rows must be able to
 * take everything back: it ends by throwing `Damaged`.
 */
export async function* unseal(lines: AsyncIterable<string>): AsyncIterable<Dumped> {
  const tables = new Tables();
  let version: number | undefined;
  let sealed: unknown;
  let number = 0;
  for await (const line of lines) {
    number++;
    if (version === undefined) {
      version = versionIn(line);
      continue;
    }
    if (sealed !== undefined) throw new Damaged(`line ${number}: nothing may follow the seal`);
    const json = parse(line);
    if (json?.['seal'] !== undefined) {
      sealed = json['seal'];
      continue;
    }
    const table = json?.['table'];
    const row = json?.['row'];
    if (typeof table !== 'string' || !isObject(row)) throw new Damaged(`line ${number} is not a row, or was cut`);
    tables.add(table, line, number);
    yield { table, row: row as Dumped['row'] };
  }
  if (version === undefined) throw new Damaged('it is empty');
  if (version === 1) return;
  if (sealed === undefined) throw new Damaged(`it was cut after line ${number}: the seal is missing`);
  const wrong = tables.differenceFrom(sealed);
  if (wrong !== undefined) throw new Damaged(wrong);
}

function versionIn(line: string): number {
  const head = parse(line);
  const version = head?.['version'];
  if (head?.['tactarium'] !== KIND || typeof version !== 'number') throw new Damaged('it is no export of Tactarium');
  if (version > VERSION) {
    throw new Damaged(`it was written by a newer Tactarium (its version is ${version}, this one reads ${VERSION})`);
  }
  return version;
}

/** Counts and digests of tables while their rows pass by. */
class Tables {
  readonly #tables = new Map<string, { readonly hash: Hash; readonly first: number; last: number; rows: number }>();

  add(table: string, line: string, number = 0): void {
    let found = this.#tables.get(table);
    if (!found) {
      found = { hash: createHash('sha256'), first: number, last: number, rows: 0 };
      this.#tables.set(table, found);
    }
    found.hash.update(line).update('\n');
    found.last = number;
    found.rows++;
  }

  sealed(): Readonly<Record<string, Sealed>> {
    return Object.fromEntries(
      [...this.#tables].map(([name, { rows, hash }]) => [name, { rows, digest: hash.digest('hex') }]),
    );
  }

  /** Where the rows are not those that were sealed. */
  differenceFrom(sealed: unknown): string | undefined {
    if (!isObject(sealed)) return 'its seal cannot be read';
    for (const [name, { hash, rows, first, last }] of this.#tables) {
      const expected = sealed[name];
      if (!isObject(expected)) return `lines ${first} to ${last}: the seal knows no table ${name}`;
      if (expected['rows'] !== rows) {
        return `lines ${first} to ${last}: the table ${name} has ${rows} rows, and had ${String(expected['rows'])}`;
      }
      if (expected['digest'] !== hash.digest('hex')) {
        return `lines ${first} to ${last}: the rows of the table ${name} were changed`;
      }
    }
    const lost = Object.keys(sealed).find((name) => !this.#tables.has(name));
    return lost === undefined ? undefined : `the whole table ${lost} is missing`;
  }
}

function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
