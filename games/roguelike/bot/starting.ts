import type { Dice } from '@tactarium/engine';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

/** Any faction and leader: none is meant to be better than another. */
export function startCommand({ decks }: View, dice: Dice): Command {
  const { faction, leaders } = decks[dice.below('table', 'faction', decks.length)]!;
  const { leader } = leaders[dice.below('table', 'leader', leaders.length)]!;
  return { type: 'start', faction, leader };
}
