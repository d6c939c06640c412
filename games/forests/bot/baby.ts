import type { Bot } from '@tactarium/engine';
import { legalOf } from '../client.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

export const baby: Bot<View, Command, Event> = {
  name: 'baby',
  about: 'Wanders about and strikes at whatever it meets.',
  decide({ view, dice }) {
    // Taking back what it has just done would amuse it for ever.
    const legal = legalOf(view).filter(({ type }) => type !== 'undo');
    return legal[dice.below('table', 'careless', legal.length)]!;
  },
};
