import type { AnyEntry } from '@tactarium/engine';
import { entry as forests } from './forests/index.ts';
import { entry as mechs } from './mechs/index.ts';
import { entry as roguelike } from './roguelike/index.ts';
import { entry as rps } from './rps/index.ts';

/** Every game there is. Being listed here is all it takes: arena, cli, laws and tests read this list. */
export const games: readonly AnyEntry[] = [rps, forests, roguelike, mechs];

/** The rules of all of them as one version, for work that is done elsewhere and may be of any game. */
export const rulesOfAll = games.map(({ game }) => `${game.id} ${game.rules}`).join(', ');

export const gameNamed = (id: string): AnyEntry | undefined => games.find(({ game }) => game.id === id);
