import type { Foresight } from '@tactarium/engine';
import type { Event } from './events.ts';
import type { Command } from './wire.ts';

/** Moves, as everybody sees them: from where to where. How a fight ends is not known before. */
export const foresight: Foresight<Command, Event> = {
  types: ['move'],
  seen(events) {
    for (const event of events) {
      if (event.type === 'moved') return { type: 'move', from: event.from, to: event.to };
      if (event.type === 'fought' || event.type === 'tied') return { type: 'move', from: event.from, to: event.at };
    }
    return undefined;
  },
};
