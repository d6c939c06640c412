import type { Cell, Command, SeatName, View } from '@tactarium/games/rps/client';
import { cellAt, homeOf } from './board.ts';
import { layoutOf } from './layouts.ts';

/** The commands of a new layout: `place` and `shuffle`. */
const NEW_LAYOUT = 2;
/** How often the Pit stands beside or in front of the King, where it guards it, and where everybody suspects it. */
const GUARDED = 0.5;

/**
 * What is left to do until the army stands. Who left in between finds King and Pit in their places, and still needs the
 * others.
 */
export function firstLayout(view: View, random: () => number): readonly Command[] {
  const { viewer, phase } = view;
  if (phase !== 'setup' || viewer === 'spectator' || view.ready.includes(viewer) || layoutOf(view)) return [];
  if (homeOf(view, viewer).some((index) => view.cells[index])) return [{ type: 'shuffle' }];
  return newLayout(view, viewer, random);
}

/** Another army altogether, King and Pit too, as long as that many changes are left. */
export function shuffled(view: View, random: () => number): readonly Command[] {
  const { viewer, setupLeft = 0 } = view;
  if (viewer === 'spectator' || setupLeft < NEW_LAYOUT) return [{ type: 'shuffle' }];
  return newLayout(view, viewer, random);
}

const newLayout = (view: View, viewer: SeatName, random: () => number): readonly Command[] => [
  { type: 'place', ...court(view, viewer, random) },
  { type: 'shuffle' },
];

/** The King anywhere in the back row; the Pit beside or in front of it, or anywhere else: nobody can know. */
function court(view: View, viewer: SeatName, random: () => number): { readonly king: Cell; readonly pit: Cell } {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const home = homeOf(view, viewer).map((index) => cellAt(view, index));
  const backRow = viewer === 'red' ? home[0]![0] : home.at(-1)![0];
  const king = pick(home.filter(([row]) => row === backRow));
  const away = (cell: Cell): number => Math.abs(cell[0] - king[0]) + Math.abs(cell[1] - king[1]);
  const isGuarded = random() < GUARDED;
  return { king, pit: pick(home.filter((cell) => (isGuarded ? away(cell) === 1 : away(cell) > 1))) };
}
