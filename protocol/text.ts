import { isKeepable, readName } from '@tactarium/engine';
import { z } from 'zod';

/** Deeper than any real message; data nested thousands of levels deep would overflow the reader's stack. */
const DEEPEST = 64;

/** Whether every string in this data, keys included, can be stored and sent as it is, and the data is not nested too deep. */
export function isKeepableJson(json: unknown, depth = 0): boolean {
  if (typeof json === 'string') return isKeepable(json);
  if (typeof json !== 'object' || json === null) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(json)) return json.every((part) => isKeepableJson(part, depth + 1));
  return Object.entries(json).every(([key, value]) => isKeepable(key) && isKeepableJson(value, depth + 1));
}

const NAME_FLAWS = { length: 'has 2 to 24 characters', unshowable: 'holds a character that cannot be shown' } as const;

export const playerName = z
  .string()
  .max(200)
  .transform((text, context) => {
    const name = readName(text);
    if (name.ok) return name.value;
    context.addIssue({ code: 'custom', message: NAME_FLAWS[name.error] });
    return z.NEVER;
  });

export const password = z
  .string()
  .min(8)
  .max(200)
  .refine(isKeepable, { error: 'holds a character that cannot be kept' });

export const matchId = z.string().regex(/^m[a-z0-9]{8,31}$/);
export const playerId = z.string().regex(/^p[a-z0-9]{8,31}$/);
export const sessionId = z.string().regex(/^s[a-z0-9]{8,31}$/);
export const sharedId = z.string().regex(/^g[a-z0-9]{8,31}$/);
export const inviteCode = z.string().regex(/^[A-HJ-NP-Z2-9]{8}$/);
/** Milliseconds since 1970. */
export const moment = z.int().min(0);
export const seatName = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/);
/** A count of commands or of messages. */
export const count = z.int().min(0).max(1_000_000);
