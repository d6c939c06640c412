import { apply } from '@tactarium/engine';
import { randomGame, upTo } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { forests } from './index.ts';
import type { State } from './state.ts';
import { position } from './testing/positions.ts';

/** As after a restart: nothing is shared with the state that was written. */
const reread = (state: State): State => forests.read(JSON.parse(JSON.stringify(forests.write(state))));

describe('FOR-31 undo', () => {
  it('is told the same after the state was written down and read again', () => {
    let undone = 0;
    for (let number = 0; number < 4; number++) {
      const played = randomGame(forests, { fog: number % 2 === 0 }, 8, number);
      for (const { before, seat, command, events } of upTo(300, played)) {
        if (command.type !== 'undo') continue;
        const again = reread(before as State);
        const applied = apply(forests, again, seat, { type: 'undo' });
        expect(applied.ok && applied.value.events).toEqual(events);
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(20);
  });

  it('of what happened out of sight is not told to the other side', () => {
    const state = position({ fog: true, bases: { a: 90 }, reserve: { a: 5 }, forests: [[5, 5]], countdown: 'none' });
    forests.advance(state, 0, { type: 'deploy', at: [1, 1], hp: 5 });
    const again = reread(state);
    const events: Parameters<typeof forests.redact>[0][] = [];
    forests.advance(again, 0, { type: 'undo' }, events);
    expect(events.map(({ type }) => type)).toContain('undone');
    expect(events.flatMap((event) => forests.redact(event, 1) ?? [])).toEqual([]);
    expect(events.flatMap((event) => forests.redact(event, 'spectator') ?? [])).toEqual([]);
  });
});
