import type { Bot } from '@tactarium/engine';
import { legalOf } from '../client.ts';
import type { Event } from '../events.ts';
import { otherName, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { hard, TASTE, THOUGHT } from './hard.ts';
import { hunchFrom, MANNERS, type Manners } from './hunches.ts';
import { layOut, type Taste } from './layouts.ts';
import { mostVisited, think } from './think.ts';

type RpsBot = Bot<View, Command, Event>;

/** Has one habit that can be read, and is hard in all else. */
const stubborn: RpsBot = {
  name: 'stubborn',
  about: 'Plays like hard, but breaks every tie with Rock.',
  decide: (situation) =>
    situation.view.phase === 'tie_breaker' ? { type: 'choose', piece: 'rock' } : hard.decide(situation),
};

/** Does what its opponent did last, on the other side of the board; in a tie, what its opponent chose last. */
const mirror: RpsBot = {
  name: 'mirror',
  about: 'Does what you did last, as in a mirror, and plays like hard where it cannot.',
  decide(situation) {
    const { view, history } = situation;
    const foe = otherName(view.viewer as SeatName);
    const wanted = view.phase === 'tie_breaker' ? lastChoice(history, foe) : lastMove(view, history, foe);
    const legal = legalOf(view).find((command) => JSON.stringify(command) === JSON.stringify(wanted));
    return legal ?? hard.decide(situation);
  },
};

function lastChoice(history: readonly Event[], foe: SeatName): Command | undefined {
  const announced = history.findLast((event) => event.type === 'choices_announced');
  return announced && ({ type: 'choose', piece: announced[foe] } as Command);
}

function lastMove({ rows }: View, history: readonly Event[], foe: SeatName): Command | undefined {
  const moved = history.findLast((event) => event.type === 'moved');
  if (moved?.seat !== foe) return undefined;
  const [from, to] = [moved.from, moved.to].map(([row, column]) => [rows - 1 - row, column] as [number, number]);
  return { type: 'move', from: from!, to: to! };
}

const READ: Manners = { ...MANNERS, kingBehind: TASTE.back, pitBeside: TASTE.beside };
/** Hard looks for the King beside the Pit: there it is not. */
const DECOY: Taste = { back: TASTE.back, beside: 0.05 };

/**
 * Knows how hard is made: how likely its King and Pit are to stand where, where it looks for those of others, and how
 * it handles its pieces beside enemies that are shown. Of its ties there is nothing to know.
 */
const reader: RpsBot = {
  name: 'reader',
  about: 'Has read how hard plays, and plays against that.',
  decide(situation) {
    const { view, history, dice } = situation;
    if (view.phase === 'setup') return layOut(view, DECOY, dice);
    if (view.phase !== 'playing') return hard.decide(situation);
    return mostVisited(think(view, { ...THOUGHT, hunch: hunchFrom(view, history, READ) }, dice));
  },
};

/** Weak in one way each, to see who notices. */
export const sparring: readonly RpsBot[] = [stubborn, mirror, reader];
