/** Matches of a server are told from those of this browser by their first letter. */
export const isOnline = (match: string): boolean => match.startsWith('m');

/** A code as people type it: in any case, with whatever they put between. Undefined: it cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? code : undefined;
}
