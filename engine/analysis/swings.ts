import type { Chance } from './chances.ts';

/** Between two steps the chances changed. */
export interface Swing {
  readonly from: Chance;
  readonly to: Chance;
}

/** Less than this is no event in a game. */
const LEAST = 0.1;

/** The largest changes first. One is listed only where the intervals are apart: else so few games may differ by chance. */
export function biggestSwings(points: readonly Chance[], most: number): readonly Swing[] {
  return points
    .slice(1)
    .map((to, i): Swing => ({ from: points[i]!, to }))
    .filter((swing) => sizeOf(swing) >= LEAST && isClear(swing))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.to.step - b.to.step)
    .slice(0, most);
}

const sizeOf = ({ from, to }: Swing): number => Math.abs(to.share - from.share);
const isClear = ({ from, to }: Swing): boolean => from.high < to.low || to.high < from.low;

/** The same game as the other of two seats sees it. */
export const turned = (points: readonly Chance[]): readonly Chance[] =>
  points.map(({ share, low, high, ...rest }) => ({ ...rest, share: 1 - share, low: 1 - high, high: 1 - low }));

/** The point nearest to a step; undefined where there is none. */
export const nearest = (points: readonly Chance[], step: number): Chance | undefined =>
  points.reduce<Chance | undefined>(
    (best, one) => (best && Math.abs(best.step - step) <= Math.abs(one.step - step) ? best : one),
    undefined,
  );
