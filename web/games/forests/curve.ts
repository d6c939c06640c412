import { isMatchEvent, type Typed } from '@tactarium/engine';
import type { BySide, Event } from '@tactarium/games/forests/client';

/** How many forests each side had at the end of each round, from what any viewer is told: the numbers are public. */
export function curveOf(log: readonly Typed[]): readonly BySide<number>[] {
  const rounds: BySide<number>[] = [];
  let now: BySide<number> = { a: 0, b: 0 };
  for (const event of log.filter((one) => !isMatchEvent(one)) as readonly Typed[] as readonly Event[]) {
    if (event.type === 'turn_began' && event.seat === 'a') rounds.push(now);
    else if ((event.type === 'captured' || event.type === 'undone') && event.holdings) now = event.holdings;
  }
  return [...rounds, now];
}
