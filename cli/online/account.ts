import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isObject } from '@tactarium/engine';
import { explainWriting } from '../files.ts';
import type { Terminal } from '../terminal.ts';

/** The tokens of this user, by server: a guest who comes back is the same guest. Readable by the user alone. */
const file = (): string =>
  path.join(process.env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config'), 'tactarium', 'servers.json');

export function rememberedToken(server: string): string | undefined {
  const token = readAll()[server];
  return typeof token === 'string' ? token : undefined;
}

/** Without a place to keep it the game goes on, but the next one begins as another guest. */
export function rememberToken(terminal: Terminal, server: string, token: string): void {
  try {
    mkdirSync(path.dirname(file()), { recursive: true });
    writeFileSync(file(), `${JSON.stringify({ ...readAll(), [server]: token }, null, 2)}\n`, { mode: 0o600 });
  } catch (fault) {
    terminal.warn(`The server will not know you again: ${file()} ${explainWriting(fault)}.\n`);
  }
}

/** A missing or damaged file holds no tokens. */
function readAll(): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(readFileSync(file(), 'utf8'));
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
}
