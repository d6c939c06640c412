import type { Bot } from '@tactarium/engine';
import { legalOf } from '../client.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

/** Legal and careless. */
export const baby: Bot<View, Command, Event> = {
  name: 'baby',
  about: 'Moves at random, and forgets what it saw.',
  decide({ view, dice }) {
    const legal = legalOf(view);
    if (view.phase === 'setup') {
      const ready = legal.find(({ type }) => type === 'ready');
      const shuffle = legal.find(({ type }) => type === 'shuffle');
      if (ready ?? shuffle) return (ready ?? shuffle)!;
    }
    return legal[dice.below('table', 'careless', legal.length)]!;
  },
};
