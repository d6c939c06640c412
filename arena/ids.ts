import { randomBytes, randomInt } from 'node:crypto';
import type { Ids } from './ports.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Without the letters and digits that are taken for one another. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const draw = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!).join('');

/** Nothing about one can be guessed from another. */
export const randomIds: Ids = {
  player: () => `p${draw(LETTERS, 15)}`,
  session: () => `s${draw(LETTERS, 15)}`,
  match: () => `m${draw(LETTERS, 15)}`,
  invite: () => draw(READABLE, 8),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => `chacha8:${randomBytes(32).toString('hex')}`,
};
