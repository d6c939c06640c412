import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggerOptions } from 'pino';

/**
 * What is written down of a fault. Of one that a query caused only what the database said: its values, among which may be
 * the seed of a live match, stand in the message of the library that sent it.
 */
function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  if ('params' in error && error.cause instanceof Error) return faultOf(error.cause);
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(code !== undefined && { code }), stack: error.stack };
}

/** Tokens and cookies are never written. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password'],
  serializers: { error: faultOf, err: faultOf },
});

/** Keeps what made us fail, so that it can be tried again and become a test. */
export interface Faults {
  keep(input: object, error: unknown): void;
}

/** Fields of requests: passwords, tokens, recovery codes, and the keys of a browser that is called. */
const SECRETS = new Set(['password', 'current', 'token', 'code', 'keys']);
/** Files of one node: somebody who finds a fault can cause it again and again. */
const MOST_KEPT = 50;

/** A file for each fault, named by its input, which only this user can read. */
export function faultsIn(folder: string): Faults {
  return {
    keep(input, error) {
      const harmless = JSON.stringify(input, (key, value) => (SECRETS.has(key) ? '(removed)' : value));
      const text = JSON.stringify({ input: JSON.parse(harmless), error: faultOf(error) }, undefined, 2);
      const name = createHash('sha256').update(harmless).digest('hex').slice(0, 12);
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (readdirSync(folder).length < MOST_KEPT) writeFileSync(join(folder, `${name}.json`), text, { mode: 0o600 });
      } catch {
        // A full disk: the log has the fault, though not its input.
      }
    },
  };
}
