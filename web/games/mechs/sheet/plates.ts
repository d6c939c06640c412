import type { PlateName } from '@tactarium/games/mechs/client';

/** A plate on the diagram: its upper left corner and its size, on a square of 240 by 290. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** As from behind, like the mech on a map that looks up: its left arm is on the left. Rear plates have a row of their own. */
export const BOXES: Readonly<Record<PlateName, Box>> = {
  HD: [98, 4, 44, 38],
  CT: [91, 46, 58, 98],
  LT: [42, 52, 45, 84],
  RT: [153, 52, 45, 84],
  LA: [4, 56, 34, 112],
  RA: [202, 56, 34, 112],
  LL: [50, 150, 52, 134],
  RL: [138, 150, 52, 134],
  LTR: [22, 296, 56, 52],
  CTR: [84, 296, 72, 52],
  RTR: [162, 296, 56, 52],
};

/** Where the small silhouette shows rear plates: as a strip along the foot of the torso. */
export const STRIPS: Readonly<Record<'LTR' | 'CTR' | 'RTR', Box>> = {
  LTR: [42, 118, 45, 18],
  CTR: [91, 124, 58, 20],
  RTR: [153, 118, 45, 18],
};

/** A box with its corners cut off. */
export function plateOutline([x, y, width, height]: Box, cut = 9): string {
  const [w, h] = [width - 2 * cut, height - 2 * cut];
  return `M${x + cut} ${y}h${w}l${cut} ${cut}v${h}l${-cut} ${cut}h${-w}l${-cut} ${-cut}v${-h}z`;
}

const CAPTION = 13;
const MARGIN = 4;

/** Where so many pips lie in a box, and how large they may be: as many columns as let them be largest. */
export function pipsIn(
  [x, y, width, height]: Box,
  count: number,
): {
  readonly radius: number;
  readonly spots: readonly (readonly [number, number])[];
} {
  const [w, h] = [width - 2 * MARGIN, height - MARGIN - CAPTION];
  let [columns, step] = [1, 0];
  for (let tried = 1; tried <= count; tried++) {
    const fits = Math.min(w / tried, h / Math.ceil(count / tried));
    if (fits > step) [columns, step] = [tried, fits];
  }
  const rows = Math.ceil(count / columns);
  const pace = Math.min(step, 11);
  const spots = Array.from({ length: count }, (_, n) => {
    const row = Math.trunc(n / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [
      x + width / 2 + ((n % columns) - (inRow - 1) / 2) * pace,
      y + CAPTION + h / 2 + (row - (rows - 1) / 2) * pace,
    ] as const;
  });
  return { radius: pace * 0.36, spots };
}

/** Discs as one path. */
export const discs = (spots: readonly (readonly [number, number])[], radius: number): string =>
  spots
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join('');
