import { z } from 'zod';

/** No storage keeps NUL or half a surrogate pair, so no message may hold one. */
export const isKeepable = (text: string): boolean => !text.includes('\u0000') && !/\p{Cs}/u.test(text);

/** Nothing that is sent nests as deep; what is nested thousands of times overflows the stack of whoever reads it. */
const DEEPEST = 64;

/** Whether every string in this data, keys too, can be stored and told as it is, and the data is not bottomless. */
export function isKeepableJson(json: unknown, depth = 0): boolean {
  if (typeof json === 'string') return isKeepable(json);
  if (typeof json !== 'object' || json === null) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(json)) return json.every((part) => isKeepableJson(part, depth + 1));
  return Object.entries(json).every(([key, value]) => isKeepable(key) && isKeepableJson(value, depth + 1));
}

/** What separates or hides: controls, format marks, fillers, blanks that are letters, line and paragraph ends. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{DI}\u2800]/u;

/** A name is shown as text whatever is in it; this only keeps out what cannot be seen or stored. */
export const playerName = z
  .string()
  .max(200)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
  .refine((name) => name.length >= 2 && name.length <= 24, { error: 'has 2 to 24 characters' })
  .refine((name) => isKeepable(name) && !INVISIBLE.test(name), { error: 'holds a character that cannot be shown' });

export const password = z
  .string()
  .min(8)
  .max(200)
  .refine(isKeepable, { error: 'holds a character that cannot be kept' });

export const matchId = z.string().regex(/^m[a-z0-9]{8,31}$/);
export const playerId = z.string().regex(/^p[a-z0-9]{8,31}$/);
export const sessionId = z.string().regex(/^s[a-z0-9]{8,31}$/);
export const inviteCode = z.string().regex(/^[A-HJ-NP-Z2-9]{8}$/);
/** Milliseconds since 1970. */
export const moment = z.int().min(0);
export const seatName = z.string().regex(/^[a-z][a-z0-9_]{0,31}$/);
/** A count of commands or of messages. */
export const count = z.int().min(0).max(1_000_000);
