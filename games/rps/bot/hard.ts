import type { Bot } from '@tactarium/engine';
import { legalOf } from '../client.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { COURTLY, hunchFrom } from './hunches.ts';
import { layOut, type Taste } from './layouts.ts';
import { mostVisited, type Thought, think } from './think.ts';

/** Mostly what is safest: behind, with the Pit beside the King. But never always. */
export const TASTE: Taste = { back: 40, beside: 20 };
export const THOUGHT: Thought = { iterations: 150, curiosity: 0.2 };

/**
 * Knows exactly what each hidden piece can be, and where Kings and Pits are likely; looks ahead, and fears an opponent
 * who sees everything.
 */
export const hard: Bot<View, Command, Event> = {
  name: 'hard',
  about: 'Remembers everything it saw, counts what is left, and thinks ahead.',
  decide({ view, history, dice }) {
    switch (view.phase) {
      case 'setup':
        return layOut(view, TASTE, dice);
      case 'playing':
        return mostVisited(think(view, { ...THOUGHT, hunch: hunchFrom(view, history, COURTLY) }, dice));
      case 'tie_breaker':
      case 'finished': {
        // All kinds equally likely: whoever has read this learns nothing from it.
        const legal = legalOf(view);
        return legal[dice.below('table', 'mix', legal.length)]!;
      }
    }
  },
};
