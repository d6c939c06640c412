import type { Clock } from './matches.ts';

/** Seconds per move or per side up to which players sit and wait for each other. */
const LIVE_SECONDS = 3600;

/** Not in the index: pages know it without loading any schema, and the client of the server without any page. */
export const isLiveClock = (clock: Clock): boolean => clock.type !== 'none' && clock.seconds <= LIVE_SECONDS;
