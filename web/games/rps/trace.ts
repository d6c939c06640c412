import type { Typed } from '@tactarium/engine';
import type { Event, View } from '@tactarium/games/rps/client';
import { indexOf } from './board.ts';

/** Where the last move went, as long as nothing else has happened on the board. */
export function traceOf(view: View, events: readonly Typed[]): readonly [number, number] | undefined {
  const last = (events as readonly Event[]).findLast(
    ({ type }) => type === 'moved' || type === 'fought' || type === 'tied',
  );
  if (last?.type === 'moved') return [indexOf(view, last.from), indexOf(view, last.to)];
  if (last?.type === 'fought' || last?.type === 'tied') return [indexOf(view, last.from), indexOf(view, last.at)];
  return undefined;
}
