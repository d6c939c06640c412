import { BASE_HP, LAST_ROUNDS } from '../content/numbers.ts';
import type { View } from '../view.ts';

/** So many times as many forests, beside a base that is hit harder, are clearly better. */
const FAR_MORE = 3;
/** Parts of what there is that count as alike. */
const ALIKE = 10;

/** A draw is taken where one stands clearly worse, and where both stand alike in the second half of a game. */
export function takesDraw({ viewer, countdown, holdings, bases, round, size }: View): boolean {
  if (viewer === 'spectator') return false;
  const other = viewer === 'a' ? 'b' : 'a';
  if (countdown) return countdown.side === other;
  const [mine, theirs] = [holdings[viewer], holdings[other]];
  const hurt = bases[other] - bases[viewer];
  if (theirs >= FAR_MORE * Math.max(1, mine) && hurt > 0) return true;
  const isLong = 2 * round >= LAST_ROUNDS[size];
  return isLong && ALIKE * Math.abs(mine - theirs) <= mine + theirs && ALIKE * Math.abs(hurt) <= BASE_HP;
}
