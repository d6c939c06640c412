import type { AnyEntry, AnyGame, Stage } from '@tactarium/engine';
import { entry as forests } from './forests/index.ts';
import { entry as mechs } from './mechs/index.ts';
import { roguelike } from './roguelike/index.ts';
import { entry as rps } from './rps/index.ts';

/** Every game there is. Being listed here is all it takes: arena, cli, laws and tests read this list. */
export const games: readonly AnyEntry[] = [rps, forests, mechs];

export const gameNamed = (id: string): AnyEntry | undefined => games.find(({ game }) => game.id === id);

/** Parts of games to come: scenarios show them, nobody can play them yet. */
export const stages: readonly Stage[] = [roguelike];

/** Each has a transcript in its room: what can be played so far, to be read. */
export const transcribed: readonly string[] = [...games.map(({ game }) => game.id), ...stages.map(({ id }) => id)];

/** What a scenario of this game is run on; without a Game it can only take steps. */
export function stageNamed(id: string): (Stage & { readonly game?: AnyGame }) | undefined {
  const entry = gameNamed(id);
  return entry ? { id, positions: entry.positions, game: entry.game } : stages.find((stage) => stage.id === id);
}
