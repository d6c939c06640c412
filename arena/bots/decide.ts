import { decisionDice, invariant, MATCH_EVENTS } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Decision } from './bots.ts';

/** One decision, from nothing but what the seat has seen. The same decision gives the same command anywhere. */
export function decide({ game, bot: name, seat, n, view, history, salt }: Decision): unknown {
  const bot = gameNamed(game)?.bots.find((listed) => listed.name === name);
  invariant(bot, `there is a bot ${name}`);
  // A bot knows its game, not what a match adds to it.
  const seen = history.filter(({ type }) => !MATCH_EVENTS.has(type));
  return bot.decide({ seat, view, history: seen, dice: decisionDice(salt, seat, n) });
}
