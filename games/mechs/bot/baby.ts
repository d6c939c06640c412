import type { Bot } from '@tactarium/engine';
import { legalOf } from '../client.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

/** Legal and careless. */
export const baby: Bot<View, Command, Event> = {
  name: 'baby',
  about: 'Wanders about and shoots at whatever it can.',
  decide({ view, dice }) {
    const legal = legalOf(view);
    const shots = legal.filter(({ type }) => type === 'attack' || type === 'punch' || type === 'kick');
    const pool = shots.length > 0 ? shots : legal.filter(({ type }) => type !== 'end_phase' && type !== 'twist');
    return pool[dice.below('table', 'careless', pool.length)]!;
  },
};
