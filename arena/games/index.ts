import type { Room } from '../storage/room.ts';

/** What single games need of the server, a room each. */
export const rooms: readonly Room[] = [];
