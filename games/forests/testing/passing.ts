import { randomGame, upTo } from '@tactarium/engine/laws/play';
import { forests } from '../index.ts';
import type { State } from '../state.ts';
import { crowded } from './crowd.ts';
import { LATE, position } from './positions.ts';

/** Positions of random games at regular intervals: early, late and crowded ones, with fog and without. */
export function* passing(every = 7): Iterable<State> {
  const starts = [
    () => forests.setup({ size: 10, fog: true }, 'sfc32:00000000000000000000000000000005'),
    () => forests.setup({ size: 10, fog: false }, 'sfc32:00000000000000000000000000000006'),
    () => position(LATE),
    () => position({ ...LATE, fog: false }),
    () => crowded(10, 11),
  ];
  for (const [index, start] of starts.entries()) {
    const game = { ...forests, setup: start };
    let steps = 0;
    for (const { before } of upTo(280, randomGame(game, {}, 21, index))) {
      if (steps++ % every === 0) yield before as State;
    }
  }
}
