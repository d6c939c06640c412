import { type Bot, invariant } from '@tactarium/engine';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { TASTE } from './hard.ts';
import { hunchFrom } from './hunches.ts';
import { layOut } from './layouts.ts';
import { mostVisited, type Thought, think } from './think.ts';
import { breakTie } from './ties.ts';

const THOUGHT: Thought = { iterations: 3000, curiosity: 0.2 };

/** Thinks ahead for long, takes note of what the other's pieces do, and plays against habits. */
export const nightmare: Bot<View, Command, Event> = {
  name: 'nightmare',
  about: 'Reads what your pieces do and leave undone, cannot be foretold, and punishes every habit.',
  decide({ view, history, dice }) {
    const { phase } = view;
    invariant(phase !== 'finished', 'nobody is asked when it is over');
    switch (phase) {
      case 'setup':
        return layOut(view, TASTE, dice);
      case 'playing':
        return mostVisited(think(view, { ...THOUGHT, hunch: hunchFrom(view, history) }, dice));
      case 'tie_breaker':
        return breakTie(view, history, dice);
    }
  },
};
