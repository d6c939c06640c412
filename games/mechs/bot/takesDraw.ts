import type { MechView, View } from '../view.ts';

/** Parts of what is left that count as alike. */
const ALIKE = 10;

/** A draw is taken where one has half of what the other has left, and where both are alike near the last turn. */
export function takesDraw({ viewer, phase, mechs, turn, turnLimit }: View): boolean {
  if (viewer === 'spectator' || phase === 'deployment') return false;
  const left = (isMine: boolean): number =>
    mechs.reduce((sum, mech) => sum + ((mech.side === viewer) === isMine ? wholeness(mech) : 0), 0);
  const [mine, theirs] = [left(true), left(false)];
  if (2 * mine <= theirs) return true;
  return 3 * turn >= 2 * turnLimit && ALIKE * Math.abs(mine - theirs) <= mine + theirs;
}

/** Points of armor and structure that a mech has left. */
const wholeness = ({ destroyed, armor, structure }: MechView): number =>
  destroyed ? 0 : [...armor, ...structure].reduce((sum, points) => sum + Math.max(0, points), 0);
