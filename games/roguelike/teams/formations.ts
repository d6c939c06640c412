import type { Station } from './stations.ts';

/** What a team is made of, as far as a formation cares. */
export interface Makeup {
  readonly units: number;
  readonly infantry: number;
  readonly wings: number;
  readonly straightShooters: number;
}

export interface Formation {
  readonly name: FormationName;
  /** The row toward the enemy, then the one behind it. Front, Wing, Rear, Support; a dot is left free if it can be. */
  readonly picture: readonly [ahead: string, behind: string];
  /** Twice the column it gathers around. */
  readonly middle: number;
  /** Nobody beside anybody: contagion cannot spread (CON-2). */
  readonly loose?: true;
  /** How likely somebody with such a team chooses it, beside the others. */
  suits(makeup: Makeup): number;
}

export const FORMATIONS = ['line', 'phalanx', 'staggered', 'lanes', 'checkerboard', 'corner'] as const;
export type FormationName = (typeof FORMATIONS)[number];

export const formations: { readonly [F in FormationName]: Formation } = {
  line: {
    name: 'line',
    picture: ['WFFFFFFW', '.RRSSRR.'],
    middle: 7,
    suits: () => 4,
  },
  phalanx: {
    name: 'phalanx',
    picture: ['.WFFFFW.', '.RSFFSR.'],
    middle: 7,
    suits: ({ infantry }) => (infantry >= 3 ? 2 * infantry : 1),
  },
  staggered: {
    name: 'staggered',
    picture: ['FWF.F.FW', 'SR.R.R.R'],
    middle: 7,
    suits: ({ straightShooters }) => 1 + 2 * straightShooters,
  },
  lanes: {
    name: 'lanes',
    picture: ['.FF..FF.', 'WRRSSRRW'],
    middle: 7,
    suits: ({ wings }) => 1 + 3 * wings,
  },
  checkerboard: {
    name: 'checkerboard',
    picture: ['F.F.F.F.', '.R.S.R.W'],
    middle: 7,
    loose: true,
    suits: ({ units }) => (units <= 8 ? 2 : 0),
  },
  corner: {
    name: 'corner',
    picture: ['FFFFFWW.', 'RSRRSRR.'],
    middle: 2,
    suits: ({ units }) => (units <= 4 ? 3 : 2),
  },
};

const LETTERS: { readonly [S in Station]: string } = { front: 'F', wing: 'W', rear: 'R', support: 'S' };

export const isMeantFor = (letter: string, station: Station): boolean => letter === LETTERS[station];
