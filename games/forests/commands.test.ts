import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { legalOf } from './client.ts';
import { forests } from './index.ts';
import type { State } from './state.ts';
import { crowded } from './testing/crowd.ts';
import { LATE, position } from './testing/positions.ts';
import { view } from './view.ts';
import type { Command } from './wire.ts';

describe('the list of legal commands', () => {
  it('is the same from the view alone', () => {
    const late = { ...forests, setup: () => position(LATE) };
    for (const game of [forests, late]) {
      let steps = 200;
      for (const { before, seat } of randomGame(game, {}, 6)) {
        if (steps-- === 0) break;
        expect(legalOf(view(before as State, seat))).toEqual(forests.legal(before as State, seat));
      }
    }
    expect(legalOf(view(position(LATE), 'spectator'))).toEqual([]);
  });

  it('names every command once, and refuses every other act, hit and deployment', () => {
    const state = position(LATE);
    const listed = new Set(forests.legal(state, 0).map((command) => JSON.stringify(command)));
    expect(listed.size).toBe(forests.legal(state, 0).length);
    const tiles = state.plan.tiles;
    const others: Command[] = tiles.flatMap((from) => [
      ...tiles.map((to): Command => ({ type: 'act', from, to })),
      ...[1, 5, 10, 25, 50].map((hp): Command => ({ type: 'deploy', at: from, hp })),
    ]);
    for (const command of others) {
      expect(forests.refuse(state, 0, command) === undefined).toBe(listed.has(JSON.stringify(command)));
    }
  });

  it('is made within 5 ms on the largest map with 100 units a side', () => {
    const state = crowded(30, 100);
    const times = Array.from({ length: 50 }, () => {
      const start = performance.now();
      expect(forests.legal(state, 0).length).toBeGreaterThan(500);
      return performance.now() - start;
    });
    // The median: a shared machine may pause at any time.
    expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(5);
  });
});
