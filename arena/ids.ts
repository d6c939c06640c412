import { randomBytes, randomInt } from 'node:crypto';
import type { Ids } from './ports.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Without the letters and digits that are taken for one another. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const draw = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!).join('');

/** Letters that hold the milliseconds since 1970 for some thousand years, and 72 random bits. */
const TIME_LETTERS = 9;
const CHANCE_LETTERS = 14;

const timed = (now: number): string => now.toString(36).padStart(TIME_LETTERS, '0') + draw(LETTERS, CHANCE_LETTERS);

/** Characters of a recovery code: 80 random bits. */
const RECOVERY_LETTERS = 16;

/** Nothing about one can be guessed from another but, of matches, the time: rows of one time lie together. */
export const randomIds: Ids = {
  player: () => `p${draw(LETTERS, 15)}`,
  session: () => `s${draw(LETTERS, 15)}`,
  match: (now) => `m${timed(now)}`,
  audit: (now) => `a${timed(now)}`,
  recovery: () => draw(READABLE, RECOVERY_LETTERS),
  shared: () => `g${draw(LETTERS, 15)}`,
  invite: () => draw(READABLE, 8),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => `chacha8:${randomBytes(32).toString('hex')}`,
};
