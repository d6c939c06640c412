/** The commonest of those that are long enough to be taken at all, from published lists; endings are cut off before looking. */
const COMMON = new Set(
  `password passw0rd iloveyou sunshine princess football baseball superman trustno1 starwars whatever welcome1 letmein1
   michelle jennifer computer corvette mercedes qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm1 1qaz2wsx q1w2e3r4 1q2w3e4r
   qazwsxed abcd1234 abc12345 a1b2c3d4 11223344 12341234 87654321 123456789 987654321 12345678 1234567890 0123456789
   01234567 00000000 11111111 administrator changeme tactarium passwort hallo123 geheim12 schatz12 dragon12 monkey12
   master12 shadow12 charlie1 internet samsung1 liverpool chocolate blink182 pokemon1 minecraft`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a password is among the first that anybody would guess. */
export function isEasy(password: string, name: string): boolean {
  const plain = password.toLowerCase().trim();
  const word = plain.replace(/[\d!.?*#$]+$/, '');
  // Short without its blanks, or few different characters.
  if (plain.replace(/\s/g, '').length < 8 || new Set(plain).size < 4) return true;
  return COMMON.has(plain) || COMMON.has(word) || plain === name.toLowerCase().trim();
}
