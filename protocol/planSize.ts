/** The most answers in one line, and the most lines in one plan. On its own, so that pages need no schemas to know it. */
export const MOST_PLIES = 5;
export const MOST_LINES = 5;
