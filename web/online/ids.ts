/** Matches of a server are told from those of this browser by their first letter. */
export const isOnline = (match: string): boolean => match.startsWith('m');

/** Those of this browser. */
export const isLocal = (match: string): boolean => match.startsWith('l');

/** Games against the computer that somebody has shared. */
export const isShared = (match: string): boolean => match.startsWith('g');

/** A code as people type it: in any case, with whatever they put between. Undefined: it cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? code : undefined;
}
