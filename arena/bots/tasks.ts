import { invariant } from '@tactarium/engine';
import { fightBattle, makeOpponent } from '../games/roguelike/tasks.ts';
import { drawCard } from '../previews/card.ts';
import { verifyShared } from '../shared/verify.ts';
import { decide } from './decide.ts';

/** Everything that threads do. What goes in and comes out is copied from thread to thread. */
const tasks: Readonly<Record<string, (input: never) => unknown>> = {
  decide,
  card: drawCard,
  share: verifyShared,
  'roguelike/battle': fightBattle,
  'roguelike/opponent': makeOpponent,
};

/** What comes of it, or a promise of that. */
export function perform(task: string, input: unknown): unknown {
  const done = tasks[task];
  invariant(done, `there is a task ${task}`);
  return done(input as never);
}
