import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { type Limits, limitsFrom } from './limits.ts';
import { Vapid } from './push/vapid.ts';
import type { Place } from './storage/open.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly place: Place;
  /** By which nodes tell each other what they wrote, and count together; without one by PostgreSQL, and each for itself. */
  readonly redis: string | undefined;
  /** Where workers wait that decide for bots while the threads of this node are full. */
  readonly farm: string | undefined;
  readonly friends: readonly string[];
  /** How many proxies stand in front and name the client's address. */
  readonly proxies: number;
  /** Whether `/metrics` and `/docs` answer only machines of this network. */
  readonly inside: boolean;
  readonly logLevel: string;
  readonly limits: Limits;
  /** The operator's key for push services; without one nobody is called. */
  readonly vapid: Vapid | undefined;
}

/** What an operator sets: docs/OPERATING.md says what each is for. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env['PORT'] || '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${env['PORT']}`);
  return {
    host: env['HOST'] || allAddresses(),
    port,
    place: {
      url: env['DATABASE_URL'] || undefined,
      readUrl: readUrlFrom(env),
      folder: resolve(env['DATA_DIR'] || 'data'),
    },
    redis: redisFrom(env),
    farm: farmFrom(env['FARM_URL']),
    friends: originsFrom(env['ORIGINS'] ?? ''),
    proxies: proxiesFrom(env['TRUST_PROXY']),
    inside: isInside(env['OPERATOR_PAGES']),
    logLevel: levelFrom(env['LOG_LEVEL'] || 'warn'),
    limits: limitsFrom(env),
    vapid: env['VAPID_PRIVATE_KEY'] ? new Vapid(env['VAPID_PRIVATE_KEY'], env['VAPID_CONTACT'] ?? '') : undefined,
  };
}

/** As browsers send them: without a path, so that a slash at the end would let nobody in. */
function originsFrom(text: string): readonly string[] {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined) throw new Error(`ORIGINS has what is no origin, like https://example.org: ${wrong}`);
  return origins;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function levelFrom(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new Error(`LOG_LEVEL is none of ${LOG_LEVELS.join(', ')}: ${text}`);
  return text;
}

function isInside(text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'public') return false;
  if (text === 'private') return true;
  throw new Error(`OPERATOR_PAGES is neither public nor private: ${text}`);
}

function readUrlFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const url = env['DATABASE_READ_URL'] || undefined;
  if (url !== undefined && !env['DATABASE_URL'])
    throw new Error('DATABASE_READ_URL is of a replica of DATABASE_URL, which is not set');
  return url;
}

function redisFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const url = env['REDIS_URL'] || undefined;
  if (url === undefined) return undefined;
  if (!/^rediss?:\/\//.test(url)) throw new Error('REDIS_URL is no address of a Redis: redis://host:6379/0');
  if (!env['DATABASE_URL']) throw new Error('REDIS_URL is for several nodes, which need a DATABASE_URL too');
  return url;
}

function farmFrom(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!/^(rediss?|postgres(ql)?):\/\//.test(url))
    throw new Error('FARM_URL is not the address of a farm: postgres://… or redis://…');
  return url;
}

/** Both kinds where there are both. */
function allAddresses(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** The client writes the first of the addresses in `X-Forwarded-For`, so only as many from its end count as there are proxies. */
function proxiesFrom(text: string | undefined): number {
  if (text === undefined || text === '' || text === 'false') return 0;
  const hops = text === 'true' ? 1 : Number(text);
  if (!Number.isInteger(hops) || hops < 0) throw new Error(`TRUST_PROXY is not a number of proxies: ${text}`);
  return hops;
}
