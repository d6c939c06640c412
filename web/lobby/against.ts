/** Whom one can play. */
export const AGAINST = ['computer', 'friend'] as const;
export type Against = (typeof AGAINST)[number];
