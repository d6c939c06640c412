/** Whom one can play. */
export const AGAINST = ['computer', 'friend', 'anyone'] as const;
export type Against = (typeof AGAINST)[number];
