import type { Event } from '../events.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';

/** MEC-28: 2d6 a side, ties again. The loser goes first. */
export function rollInitiative(state: State, log?: Event[]): void {
  for (;;) {
    const [a, b] = SEATS.map(() => state.dice.roll('table', 'initiative', 2, 6)) as [number, number];
    if (a !== b) {
      log?.push({ type: 'initiative_rolled', a, b, winner: a > b ? 'a' : 'b' });
      state.first = a > b ? 1 : 0;
      return;
    }
    log?.push({ type: 'initiative_rolled', a, b });
  }
}
