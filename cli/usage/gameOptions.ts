import { games } from '@tactarium/games';
import type { Command } from 'commander';

/** The games as they are typed. */
export const KNOWN = games.map(({ game }) => game.id).join(', ');

/** Options of a game: see `TypedOptions` in choices.ts. */
export function withGameOptions(command: Command): Command {
  return command
    .option('--variant <name>', 'the variant to play (`tactarium games` lists them)')
    .option('--size <n>', 'the size of the map, in games that have one')
    .option('--scenario <name>', 'a battle that is ready to be fought, where the game has some')
    .option('--options <json>', 'all options of the game, as JSON')
    .option('--set <name=value>', 'one option of the game; may be repeated', collect);
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
