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

/** The name as accounts were kept before look-alikes were folded: they are found by it still. */
export const plainKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Names that look alike have the same key: without accents, spaces and punctuation, and every letter as what it looks like. */
export function nameKeyOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}\s\p{P}]/gu, '');
  const folded = [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('');
  // A name of nothing but marks is told apart by them.
  return (folded === '' ? plainKeyOf(name) : folded).replaceAll('rn', 'm').replaceAll('vv', 'w');
}
