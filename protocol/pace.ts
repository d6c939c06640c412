import type { Clock } from './matches.ts';

/** Seconds per move or per side up to which players sit and wait for each other. */
const LIVE_SECONDS = 3600;

/** On its own, so that pages need no schemas to know it. */
export const isLiveClock = (clock: Clock): boolean => clock.type !== 'none' && clock.seconds <= LIVE_SECONDS;
