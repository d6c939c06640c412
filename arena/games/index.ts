import { forests } from './forests/room.ts';
import { roguelikeRoom } from './roguelike/room.ts';
import type { Room } from './room.ts';

/** What single games need of the server, a room each. */
export const rooms: readonly Room[] = [forests, roguelikeRoom];
