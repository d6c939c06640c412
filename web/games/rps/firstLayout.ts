import type { Command, View } from '@tactarium/games/rps/client';
import { cellAt, homeOf } from './board.ts';
import { layoutOf } from './layouts.ts';

/**
 * What is left to do until the army stands: the King in the back row with the Pit in front of it, then the others
 * anywhere. Who left in between finds King and Pit in their places, and still needs the others.
 */
export function firstLayout(view: View, random: () => number): readonly Command[] {
  const { viewer, phase, columns } = view;
  if (phase !== 'setup' || viewer === 'spectator' || view.ready.includes(viewer) || layoutOf(view)) return [];
  const home = homeOf(view, viewer);
  if (home.some((index) => view.cells[index])) return [{ type: 'shuffle' }];
  const column = Math.floor(random() * columns);
  const [back, front] = viewer === 'red' ? [column, columns + column] : [columns + column, column];
  return [{ type: 'place', king: cellAt(view, home[back]!), pit: cellAt(view, home[front]!) }, { type: 'shuffle' }];
}
