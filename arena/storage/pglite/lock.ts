import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A sentence for the operator. */
export class Locked extends Error {
  override readonly name = 'Locked';
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When that process began, as the system counts it: a number may be given to another process later. */
  readonly began: string;
}

/** Milliseconds between two signs of life of the process that has the folder, and without one before it is taken for gone. */
const SIGN_EVERY = 5_000;
const SILENT = 30_000;

/** Two processes on one embedded database lose data without a word, so the folder belongs to one process at a time. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  // What is hidden in live matches lies in it.
  chmodSync(folder, 0o700);
  const path = join(folder, 'arena.lock');
  const mine = `${path}.${process.pid}`;
  const me: Holder = { pid: process.pid, host: hostname(), began: beginningOf(process.pid) };
  writeFileSync(mine, JSON.stringify(me));
  try {
    // Linking fails where the name is taken, and the content is whole from the first moment.
    while (!links(mine, path)) breakStale(path, folder, statSync(mine).mtimeMs);
  } finally {
    rmSync(mine, { force: true });
  }
  const signs = setInterval(() => giveSign(path), SIGN_EVERY);
  signs.unref();
  return () => {
    clearInterval(signs);
    rmSync(path, { force: true });
  };
}

function giveSign(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // A folder that cannot be written to for a while: the database in it says so itself.
  }
}

function links(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `now`: by the clock of the file system, which all who share the folder have in common. */
function breakStale(path: string, folder: string, now: number): void {
  const text = readIfThere(path);
  if (text === undefined) return;
  const holder = holderIn(text);
  // A process elsewhere, or in a container that is gone, cannot be asked; but one that lives gives signs of life.
  const elsewhere = holder?.host !== hostname();
  if (elsewhere && now - statSync(path).mtimeMs < SILENT) {
    throw new Locked(
      `The database in ${folder} is in use by a process on ${holder?.host ?? 'another machine'}. If that one has just ended, try again in half a minute.`,
    );
  }
  if (!elsewhere && isRunning(holder)) {
    throw new Locked(
      `The database in ${folder} is in use by another process (${holder.pid}). Stop that one first, or give this one another folder.`,
    );
  }
  // Another process that found it stale may have locked in the meantime: check again what was moved away.
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== text) links(aside, path);
  rmSync(aside);
}

/** Undefined for a lock that cannot be read: a power cut may leave an empty one. */
function holderIn(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to someone else.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return beginningOf(pid) === began;
}

/** Field 22 of /proc/<pid>/stat; empty where the system has no /proc, and then the number alone decides. */
function beginningOf(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
