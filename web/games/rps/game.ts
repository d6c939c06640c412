import { type Command, type Event, project, SEATS, type View } from '@tactarium/games/rps/client';
import type { ClientGame, Match } from '../../match/store.ts';

export const rps: ClientGame<View, Event> = { seats: SEATS, project };
export type RpsMatch = Match<View, Command, Event>;
