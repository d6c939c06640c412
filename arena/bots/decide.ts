import { decide as decideTurn, invariant } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Decision } from './bots.ts';

/** One decision, from nothing but what the seat has seen. The same decision gives the same command anywhere. */
export function decide({ game, bot: name, ...turn }: Decision): unknown {
  const bot = gameNamed(game)?.bots.find((listed) => listed.name === name);
  invariant(bot, `there is a bot ${name}`);
  return decideTurn(bot, turn);
}
