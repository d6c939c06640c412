import { resolve } from 'node:path';
import { type Limits, limitsFrom } from './limits.ts';
import type { Place } from './storage/open.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly place: Place;
  readonly friends: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly limits: Limits;
}

/** What an operator sets: docs/OPERATING.md says what each is for. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env['PORT'] ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${env['PORT']}`);
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port,
    place: { url: env['DATABASE_URL'] || undefined, folder: resolve(env['DATA_DIR'] ?? 'data') },
    friends: (env['ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    limits: limitsFrom(env),
  };
}
