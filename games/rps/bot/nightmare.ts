import { type Bot, invariant } from '@tactarium/engine';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { type Guile, outwit } from './guile.ts';
import { hunchFrom, MANNERS } from './hunches.ts';
import { layOut, type Taste } from './layouts.ts';
import type { Thought } from './think.ts';
import { breakTie } from './ties.ts';

/** Any layout may be seen: now and then the King stands in front, and every third Pit stands far from it. */
const TASTE: Taste = { back: 20, beside: 6 };
const THOUGHT: Thought = { iterations: 5000, curiosity: 0.2 };
const GUILE: Guile = { iterations: 1500, veil: { share: 50, leak: 0.25 }, margin: 0.02, tried: 0.25, lure: 2 };

/** Thinks ahead for long, bluffs, takes note of what the other's pieces do, and plays against habits. */
export const nightmare: Bot<View, Command, Event> = {
  name: 'nightmare',
  about: 'Bluffs, lures you into its Pit, reads what your pieces do and leave undone, and punishes every habit.',
  decide({ view, history, dice }) {
    const { phase } = view;
    invariant(phase !== 'finished', 'nobody is asked when it is over');
    switch (phase) {
      case 'setup':
        return layOut(view, TASTE, dice);
      case 'playing':
        return outwit(view, { ...THOUGHT, hunch: hunchFrom(view, history, MANNERS) }, GUILE, dice);
      case 'tie_breaker':
        return breakTie(view, history, dice);
    }
  },
};
