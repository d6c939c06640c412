import type { Dice } from '../dice/dice.ts';
import type { Typed } from '../game.ts';
import { MATCH_COMMANDS } from '../match.ts';

/** Resigning and agreeing on draws would end every random game early, so they are chosen once in this many times. */
const SELDOM = 60;

/**
 * A random legal command. The type is chosen first, then a command of that type: otherwise setup commands drown the rest.
 * Commands of the match (resigning, draws) and those of the `rare` types are seldom chosen.
 */
export function randomCommand(legal: readonly Typed[], dice: Dice, rare: readonly string[] = []): Typed {
  const below = (bound: number): number => dice.below('table', 'random', bound);
  const types = [...new Set(legal.map(({ type }) => type))];
  const usual = types.filter((type) => !MATCH_COMMANDS.has(type) && !rare.includes(type));
  const pool = usual.length > 0 && below(SELDOM) > 0 ? usual : types;
  const type = pool[below(pool.length)]!;
  const commands = legal.filter((command) => command.type === type);
  return commands[below(commands.length)]!;
}
