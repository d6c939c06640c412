import { diceFrom, simulationSeed } from '@tactarium/engine';
import { type Command, SEATS } from '@tactarium/games/rps/client';
import { rps } from '@tactarium/games/rps/index';
import { describe, expect, it } from 'vitest';
import { firstLayout, shuffled } from './firstLayout.ts';
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

  it('puts King and Pit in many places, the King always behind and the Pit not always beside it; so does Shuffle', () => {
    const dice = diceFrom(simulationSeed(3), 0);
    const random = (): number => dice.below('table', 'place', 1000) / 1000;
    const state = start();
    const view = rps.view(state, seat);
    for (const lay of [firstLayout, shuffled]) {
      const courts = Array.from({ length: 200 }, () => lay(view, random)[0] as Extract<Command, { type: 'place' }>);
      const away = courts.map(({ king, pit }) => Math.abs(king[0] - pit[0]) + Math.abs(king[1] - pit[1]));
      expect(new Set(courts.map(({ king }) => String(king))).size).toBe(7);
      expect(new Set(courts.map(({ pit }) => String(pit))).size).toBe(14);
      expect(new Set(courts.map(({ king }) => king[0]))).toEqual(new Set([seat === 0 ? 0 : 5]));
      expect(away.filter((one) => one === 1).length).toBeGreaterThan(60);
      expect(away.filter((one) => one > 1).length).toBeGreaterThan(60);
      for (const command of courts) expect(rps.refuse(state, seat, command)).toBeUndefined();
    }
  });

  it('shuffles the others alone when one change is left', () => {
    expect(shuffled({ ...rps.view(start(), seat), setupLeft: 1 }, () => 0.5)).toEqual([{ type: 'shuffle' }]);
  });
});
