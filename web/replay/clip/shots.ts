/** Steps in a film at most: of a longer stretch only every so manyth is shown. */
export const MOST_STEPS = 300;

export const FORMATS = ['gif', 'webm'] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels across. */
export const WIDTHS = { small: 320, medium: 480, large: 720 } as const;
export type Width = keyof typeof WIDTHS;

/** Milliseconds that a step is in sight. */
export const PACES = { calm: 1200, brisk: 600, fast: 250 } as const;
export type Pace = keyof typeof PACES;

/** Milliseconds of the sign before the first step, and of the one after the last. */
const FIRST_SIGN = 1600;
const LAST_SIGN = 3000;

/** A stretch of a replay, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One frame of a film: a step, with a sign over it at the beginning and at the end. */
export interface Shot {
  readonly step: number;
  readonly milliseconds: number;
  readonly sign?: 'first' | 'last';
}

/** Every so manyth step of a stretch is shown. */
export const everyOf = ({ from, to }: Stretch): number => Math.ceil((to - from + 1) / MOST_STEPS);

/** The frames of a film in order. The last step of the stretch is always among them. */
export function shotsOf(stretch: Stretch, pace: Pace): readonly Shot[] {
  const { from, to } = stretch;
  const every = everyOf(stretch);
  const milliseconds = PACES[pace];
  const steps = Array.from({ length: Math.ceil((to - from) / every) }, (_, i) => from + i * every);
  return [
    { step: from, milliseconds: FIRST_SIGN, sign: 'first' },
    ...[...steps, to].map((step) => ({ step, milliseconds })),
    { step: to, milliseconds: LAST_SIGN, sign: 'last' },
  ];
}

/** Seconds that a film takes. */
export const secondsOf = (shots: readonly Shot[]): number =>
  Math.round(shots.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);

/** The stretch that was asked for, as far as the replay has it. */
export function within({ from, to }: Stretch, length: number): Stretch {
  const [one, two] = [from, to].map((step) => Math.max(0, Math.min(length, Math.trunc(step) || 0))) as [number, number];
  return { from: Math.min(one, two), to: Math.max(one, two) };
}
