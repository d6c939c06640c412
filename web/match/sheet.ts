/** How far up a sheet stands: only its tabs, as much as the board leaves free, or as much as the board can spare. */
const STOPS = ['low', 'rest', 'tall'] as const;
export type Stop = (typeof STOPS)[number];

/** Pixels, for each stop. On a short screen neighbouring ones can be the same. */
export type StopHeights = Readonly<Record<Stop, number>>;

/** Pixels by which stops differ for the eye. */
const APART = 24;
/** Pixels a millisecond from which on a sheet is flicked rather than put down. */
const FLICK = 0.5;

/** The next stop above or below this height; undefined if there is none. */
export const stopBeyond = (heights: StopHeights, height: number, up: boolean): Stop | undefined =>
  up ? STOPS.find((stop) => heights[stop] > height + APART) : STOPS.findLast((stop) => heights[stop] < height - APART);

/** Where a sheet comes to rest that is let go: at the nearest stop, or at the next one in the direction of a flick. */
export function settle(heights: StopHeights, height: number, speed: number): Stop {
  const [first, ...others] = STOPS;
  const nearest = others.reduce<Stop>(
    (best, stop) => (Math.abs(heights[stop] - height) < Math.abs(heights[best] - height) ? stop : best),
    first,
  );
  if (Math.abs(speed) < FLICK) return nearest;
  return stopBeyond(heights, speed > 0 ? height - APART : height + APART, speed > 0) ?? nearest;
}
