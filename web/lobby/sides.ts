/** Whose army one leads; `any` leaves it to chance. */
export const SIDES = ['any', 'red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
