import type { Command, View } from '@tactarium/games/rps/client';
import { cellAt, homeOf } from './board.ts';

/** A first place for King and Pit while nothing stands: the King in the back row, the Pit in front of it. */
export function firstLayout(view: View, random: () => number): Extract<Command, { type: 'place' }> | undefined {
  const { viewer, phase, columns } = view;
  if (phase !== 'setup' || viewer === 'spectator' || view.ready.includes(viewer)) return undefined;
  const home = homeOf(view, viewer);
  if (home.some((index) => view.cells[index])) return undefined;
  const column = Math.floor(random() * columns);
  const [back, front] = viewer === 'red' ? [column, columns + column] : [columns + column, column];
  return { type: 'place', king: cellAt(view, home[back]!), pit: cellAt(view, home[front]!) };
}
