import { err, ok, type Result } from './result.ts';

/** No storage keeps NUL or half a surrogate pair, so no message may hold one. */
export const isKeepable = (text: string): boolean => !text.includes('\u0000') && !/\p{Cs}/u.test(text);

/** Separators and invisible characters: controls, format marks, fillers, blank letters, line and paragraph ends. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{DI}\u2800]/u;

/** Characters in a name. */
export const NAME_LENGTH = { least: 2, most: 24 } as const;

/**
 * A name that somebody chose and others will see: of a player, of a pilot, of a mech. It is shown as text whatever is in
 * it; this only keeps out what is too long, and what cannot be seen or stored.
 */
export function readName(text: string): Result<string, 'length' | 'unshowable'> {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name.length < NAME_LENGTH.least || name.length > NAME_LENGTH.most) return err('length');
  return isKeepable(name) && !INVISIBLE.test(name) ? ok(name) : err('unshowable');
}

/**
 * Letters that look like a Latin one, by what they look like: the commonest of Unicode's confusables (UTS 39). Digits that
 * pass for letters are among them.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'αаɑᴀ⍺',
  b: 'ЬƄвᏏ',
  c: 'сϲᴄⅽ',
  d: 'ԁɗⅾ',
  e: 'еєҽ℮ᴇε',
  f: 'ғϝ',
  g: 'ɡցǥ',
  h: 'һհᏂнʜ',
  j: 'јϳ',
  k: 'κкᴋ',
  l: 'iıІіⅰӏן1|!ⅼιɩ',
  m: 'мⅿᴍ',
  n: 'ոռпηɴ',
  o: 'οоօ0øσᴏ๐',
  p: 'рρᴘþ',
  q: 'ԛգ',
  r: 'гʀᴦ',
  s: 'ѕꜱʂ5$',
  t: 'тτᴛ',
  u: 'υսᴜц',
  v: 'νѵᴠⅴ',
  w: 'ԝωшᴡ',
  x: 'хχⅹ',
  y: 'уγүʏ',
  z: 'ᴢʐ2',
};

const FOLDED = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) =>
    [...alike.toLowerCase()].map((one) => [one, letter] as const),
  ),
);

/** The key of accounts made before look-alikes were folded: they are still found by it. */
export const plainKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Names that look alike have the same key: without accents, spaces and punctuation, and every letter as what it looks like. */
export function nameKeyOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}\s\p{P}]/gu, '');
  const folded = [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('');
  // A name made only of marks is distinguished by them.
  return (folded === '' ? plainKeyOf(name) : folded).replaceAll('rn', 'm').replaceAll('vv', 'w');
}
