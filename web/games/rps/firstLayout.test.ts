import { simulationSeed } from '@tactarium/engine';
import { type Command, SEATS } from '@tactarium/games/rps/client';
import { rps } from '@tactarium/games/rps/index';
import { describe, expect, it } from 'vitest';
import { firstLayout } from './firstLayout.ts';
import { layoutOf } from './layouts.ts';

describe.each([0, 1])('the first layout of seat %i', (seat) => {
  const start = () => rps.setup({ variant: 'classic' }, simulationSeed(1));
  const steps = (state: ReturnType<typeof start>) => firstLayout(rps.view(state, seat), () => 0.5);
  const play = (state: ReturnType<typeof start>, command: Command): void => {
    expect(rps.refuse(state, seat, command)).toBeUndefined();
    rps.advance(state, seat, command);
  };

  it('makes the army stand', () => {
    const state = start();
    for (const step of steps(state)) play(state, step);
    expect(layoutOf(rps.view(state, seat))).toHaveLength(14);
    expect(steps(state)).toEqual([]);
  });

  it('is gone on with where somebody left after the King and the Pit', () => {
    const state = start();
    play(state, steps(state)[0]!);
    expect(layoutOf(rps.view(state, seat))).toBeUndefined();
    expect(steps(state)).toEqual([{ type: 'shuffle' }]);
    play(state, { type: 'shuffle' });
    expect(layoutOf(rps.view(state, seat))).toHaveLength(14);
  });

  it('is not begun for who is ready, or only watches', () => {
    const state = start();
    expect(firstLayout(rps.view(state, 'spectator'), () => 0.5)).toEqual([]);
    for (const step of [...steps(state), { type: 'ready' } as const]) play(state, step);
    expect(steps(state)).toEqual([]);
    expect(rps.view(state, seat).ready).toEqual([SEATS[seat]]);
  });
});
