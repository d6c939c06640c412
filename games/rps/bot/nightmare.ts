import { type Bot, invariant } from '@tactarium/engine';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { TASTE } from './hard.ts';
import { hunchFrom } from './hunches.ts';
import { layOut } from './layouts.ts';
import { oneOfTheBest, type Thought, think } from './think.ts';
import { breakTie } from './ties.ts';
import { byStrongGames } from './value.ts';

const THOUGHT: Thought = { prospects: byStrongGames, iterations: 1500, curiosity: 0.2 };
/** How much more often players put their King in the back row than in the front row. */
const BACK_ROW = 6;
/** A command looked at this much of the most often is as good: so that the best one cannot be foretold. */
const NEARLY = 0.9;

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
        return oneOfTheBest(think(view, { ...THOUGHT, hunch: hunchFrom(view, history, BACK_ROW) }, dice), NEARLY, dice);
      case 'tie_breaker':
        return breakTie(view, history, dice);
    }
  },
};
