import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Store } from '@tactarium/arena';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { explain, explainWriting } from '../files.ts';
import { chooseConfig, type PlaceOptions, whyClosed } from '../place.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Everything that is kept, as it stands at one moment, while a server goes on. It holds the seeds of live matches: for
 * the operator's eyes only.
 */
export async function exportAll(terminal: Terminal, file: string, options: PlaceOptions): Promise<ExitCode> {
  const { exportThrough, Locked, openStore, seal } = await import('@tactarium/arena');
  const { place } = await chooseConfig(options);
  let store: Store | undefined;
  let lines: Readable;
  try {
    store = await openStore(place);
    lines = Readable.from(seal(store.reading.dump()));
  } catch (fault) {
    // The server that has the embedded database writes the export itself.
    const served = fault instanceof Locked ? await exportThrough(place.folder) : undefined;
    if (!served) return complain(await whyClosed(fault));
    lines = served;
  }
  try {
    const rows = await write(file, lines);
    terminal.print(`${rows} rows are written to ${file}.\n`);
    return EXIT.fine;
  } finally {
    await store?.close();
  }
}

/** Renamed into place only when complete, so that a failed export does not destroy an earlier file. Returns the row count. */
async function write(file: string, lines: Readable): Promise<number> {
  const part = `${file}.part`;
  // A head and a seal are not rows.
  let rows = -2;
  async function* counted(chunks: AsyncIterable<Buffer | string>): AsyncIterable<Buffer | string> {
    for await (const chunk of chunks) {
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) rows++;
      yield chunk;
    }
  }
  try {
    await pipeline(lines, counted, createWriteStream(part, { mode: 0o600, flush: true }));
    renameSync(part, file);
    return rows;
  } catch (fault) {
    rmSync(part, { force: true });
    const aboutFiles = fault instanceof Error && 'syscall' in fault;
    const why = aboutFiles ? `${file} ${explainWriting(fault)}` : (fault as Error).message;
    return complain(`The export was not written: ${why}.`);
  }
}

export async function importAll(terminal: Terminal, file: string, options: PlaceOptions): Promise<ExitCode> {
  const { openStore, unseal } = await import('@tactarium/arena');
  const lines = await linesOf(file);
  const { place } = await chooseConfig(options);
  const store = await openStore(place).catch(async (fault: unknown) => complain(await whyClosed(fault)));
  try {
    const rows = await store.restore(unseal(lines));
    terminal.print(`${rows} rows are read from ${file}.\n`);
    return EXIT.fine;
  } catch (fault) {
    return complain(`${file} was not imported, and nothing is changed: ${(fault as Error).message}.`);
  } finally {
    await store.close();
  }
}

/** Checks that a backup is complete, and that every match in it replays to its digests. Needs no database. */
export async function verifyExport(terminal: Terminal, file: string): Promise<ExitCode> {
  const { Damaged, unseal, verifyMatches } = await import('@tactarium/arena');
  try {
    const { matches, commands, ofOtherRules, faults } = await verifyMatches(unseal(await linesOf(file)));
    for (const fault of faults) terminal.print(`${fault}\n`);
    terminal.print(`${matches} matches, ${commands} commands played again, ${faults.length} matches differ.\n`);
    if (ofOtherRules > 0) terminal.print(`${ofOtherRules} matches are of other rules and were not played again.\n`);
    return faults.length === 0 ? EXIT.fine : EXIT.failed;
  } catch (fault) {
    if (!(fault instanceof Damaged)) throw fault;
    return complain(`${file} is no whole export: ${fault.message}.`);
  }
}

/** Opens the file, so that one that cannot be read is reported at once. */
async function linesOf(file: string): Promise<AsyncIterable<string>> {
  const input = createReadStream(file);
  const unreadable = (why: string): never => complain(`The export could not be read: ${file} ${why}.`);
  await once(input, 'open').catch((fault: unknown) => unreadable(explain(fault)));
  if (statSync(file).isDirectory()) unreadable('is a folder, not a file');
  // Made when the first line is asked for: lines that come before are lost.
  async function* lines(): AsyncIterable<string> {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  }
  return lines();
}
