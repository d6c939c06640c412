import { err, ok, type Result } from '@tactarium/engine';

/** The largest battle, 24 mechs of own design, is about a third of this. */
const LONGEST = 100_000;

/** Data as letters that an address holds without escapes. It stands behind the #, so no server is sent it. */
export function packLink(json: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What was packed, or that nothing can be made of it. Whoever sends a link may have cut it short: this never throws. */
export function unpackLink(text: string): Result<unknown, 'broken'> {
  if (text.length > LONGEST) return err('broken');
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    // Not base64, not UTF-8 or not JSON: a broken link in each case.
    return err('broken');
  }
}
