import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { err, ok, type Result } from '@tactarium/engine';

export const MEBIBYTE = 1024 * 1024;

/** The text of a file, or why it cannot be read: the end of a sentence that begins with the file's name. */
export function readText(file: string, limit: number): Result<string, string> {
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return err('is a folder, not a file');
    if (!stats.isFile()) return err('is not a plain file');
    if (stats.size > limit) return err(`is larger than ${limit / MEBIBYTE} MiB`);
    return decode(readFileSync(file));
  } catch (fault) {
    return err(explain(fault));
  }
}

/** Whether a file could be written there: checked before the work whose result it will hold. Leaves nothing behind. */
export function canWrite(file: string): Result<void, string> {
  const isNew = !existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
    return ok(undefined);
  } catch (fault) {
    return err(explainWriting(fault));
  }
}

export function writeText(file: string, text: string): Result<void, string> {
  try {
    writeFileSync(file, text);
    return ok(undefined);
  } catch (fault) {
    return err(explainWriting(fault));
  }
}

function decode(bytes: Uint8Array): Result<string, string> {
  if (bytes.includes(0)) return err('is not a text');
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('is not a text in UTF-8');
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be opened by you',
  EISDIR: 'is a folder, not a file',
  ENOSPC: 'does not fit on the disk',
  EROFS: 'is on a disk that cannot be written to',
};

/** What went wrong with a file. Any other error is a bug of ours and is thrown again. */
export function explain(fault: unknown): string {
  if (!(fault instanceof Error) || !('code' in fault)) throw fault;
  return REASONS[String(fault.code)] ?? `cannot be used (${String(fault.code)})`;
}

/** The same for a file that was to be written: one that does not exist yet is no obstacle, but its folder has to. */
export function explainWriting(fault: unknown): string {
  const { code } = fault as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' ? 'is in a folder that does not exist' : explain(fault);
}
