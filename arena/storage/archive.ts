import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { invariant, type Json } from '@tactarium/engine';
import type { LogRow } from './port/log.ts';

/** How a body was written: a later way gets another number. */
const VERSION = 1;
/** Above it brotli takes many times as long for a few percent less. */
const QUALITY = 9;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The log of a match by columns, which is shorter than by rows. Its seq counts from 1. */
interface Body {
  readonly version: number;
  readonly actors: readonly number[];
  readonly counts: readonly number[];
  readonly arrivals: readonly number[];
  readonly digests: readonly string[];
  readonly commands: readonly Json[];
  readonly events: readonly Json[];
}

/** A whole log as the archive has it: JSON, compressed by brotli on a thread of its own. */
export async function pack(rows: readonly LogRow[]): Promise<Buffer> {
  invariant(
    rows.every(({ seq }, i) => seq === i + 1),
    'a log has no holes',
  );
  const list = (column: keyof LogRow): string => `[${rows.map((row) => row[column]).join(',')}]`;
  // What is JSON already is put in as it is.
  const text =
    `{"version":${VERSION},"actors":${list('actor')},"counts":${list('n')},"arrivals":${list('arrival')},` +
    `"digests":${JSON.stringify(rows.map(({ digest }) => digest))},"commands":${list('command')},"events":${list('events')}}`;
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

export async function unpack(match: string, body: Uint8Array): Promise<readonly LogRow[]> {
  const read = JSON.parse(String(await decompress(body))) as Body;
  if (read.version !== VERSION) throw new Error(`the archive of ${match} is of version ${read.version}`);
  return read.commands.map((command, i) => ({
    match,
    seq: i + 1,
    actor: read.actors[i]!,
    n: read.counts[i]!,
    command: JSON.stringify(command),
    arrival: read.arrivals[i]!,
    events: JSON.stringify(read.events[i]!),
    digest: read.digests[i]!,
  }));
}

/** A month of the archive, which is a table of its own: from its first millisecond to the first of the next one. */
export interface Month {
  readonly table: string;
  readonly from: number;
  readonly to: number;
}

export function monthOf(time: number): Month {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const table = `archive_${year}_${String(month + 1).padStart(2, '0')}`;
  return { table, from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}
