import { variants } from '../content/variants.ts';
import { otherName, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';

/** So many fighters fewer, or half as many, are clearly worse. */
const FEWER = 3;
/** Plies without a fight after which an even game is long. */
const LONG = 40;

/** A draw is taken where one stands clearly worse, and where both stand alike and nothing has happened for long. */
export function takesDraw(view: View): boolean {
  const { viewer, phase, quiet } = view;
  if (viewer === 'spectator' || phase === 'setup') return false;
  const [mine, theirs] = [fighters(view, viewer), fighters(view, otherName(viewer))];
  if (theirs >= mine + FEWER || (theirs > 1 && theirs >= 2 * mine)) return true;
  return Math.abs(mine - theirs) <= 1 && quiet >= LONG;
}

/** Whatever is hidden, King and Pit stand as long as the game lasts, so the others can be counted. */
function fighters({ cells, variant }: View, seat: SeatName): number {
  return cells.filter((piece) => piece?.seat === seat).length - (variants[variant].court ? 2 : 0);
}
