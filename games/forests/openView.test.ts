import { randomGame, upTo } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { forests } from './index.ts';
import { openView } from './openView.ts';
import type { State } from './state.ts';
import { inTheOpen, view } from './view.ts';

describe('the open view of a replay', () => {
  it('shows the board as it is, from what both sides see in the fog', () => {
    for (let number = 0; number < 6; number++) {
      for (const { after } of upTo(600, randomGame(forests, { size: 10 }, 12, number))) {
        const state = after as State;
        expect(openView([view(state, 0), view(state, 1)])).toMatchObject(inTheOpen(state));
      }
    }
  });

  it('shows nobody’s stores', () => {
    const state = forests.setup({ size: 10, fog: true }, 'sfc32:00000000000000000000000000000001');
    const open = openView([view(state, 0), view(state, 1)]);
    expect(open).toMatchObject({ viewer: 'spectator', round: 1 });
    expect(open.mine).toBeUndefined();
    expect(open.sight).toBeUndefined();
  });
});
