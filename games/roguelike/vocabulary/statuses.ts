import type { Modifier } from './abilities.ts';
import type { ContagionName } from './contagions.ts';

/** Statuses that words lend for some turns; a turn is one of the bearer's own. */
export const STATUSES = [
  'shield_wall',
  'taunted',
  'immune',
  'stunned',
  'charmed',
  'rooted',
  'inspired',
  'weakened',
  'slowed',
  'tar_pit',
  'cursed_wound',
  'venom',
  'burn',
  'fortified',
  'raging',
  'hasted',
  'evasive',
  'warded',
  'thorned',
  'regrowing',
  'marked',
  'blinded',
  'pacified',
  'silenced',
] as const;
export type StatusName = (typeof STATUSES)[number];

/** All have all the words, so that all have one shape. */
export interface StatusKind {
  readonly adds: readonly Modifier[];
  /** Armor of this status is a shield's: FLK-2 lets flank and rear blows pass it. */
  readonly shield: boolean;
  /** A penalty, which Inspire ends (RES-7); what is none is ended by a dispelling. */
  readonly harmful: boolean;
  /** Percent of maximum HP lost at the bearer's turn start, unless immune to this contagion. */
  readonly wound: { readonly percent: number; readonly as: ContagionName } | undefined;
  /** Percent of maximum HP healed at the bearer's turn start. */
  readonly mends: number;
  /** Lost of each recovery of Resolve. */
  readonly recovery: number;
  /** Percent of the damage of blows the bearer takes. */
  readonly takes: number;
  /** Percent of the HP a blow took that its attacker loses in turn. */
  readonly reflects: number;
  /** Percent of the bearer's blows that miss. */
  readonly misses: number;
  /** No abilities. */
  readonly silences: boolean;
}

const status = (words: Partial<StatusKind>): StatusKind => ({
  adds: [],
  shield: false,
  harmful: false,
  wound: undefined,
  mends: 0,
  recovery: 0,
  takes: 0,
  reflects: 0,
  misses: 0,
  silences: false,
  ...words,
});

export const statuses: { readonly [S in StatusName]: StatusKind } = {
  shield_wall: status({ adds: [{ stat: 'armor', percent: 50 }], shield: true }),
  taunted: status({ harmful: true }),
  immune: status({}),
  stunned: status({ harmful: true }),
  charmed: status({ harmful: true }),
  rooted: status({ harmful: true }),
  inspired: status({ adds: [{ stat: 'atk', percent: 15 }] }),
  weakened: status({ adds: [{ stat: 'atk', percent: -20 }], harmful: true }),
  slowed: status({ adds: [{ stat: 'speed', flat: -1 }], harmful: true }),
  tar_pit: status({ harmful: true }),
  cursed_wound: status({ recovery: 2, harmful: true }),
  venom: status({ wound: { percent: 3, as: 'poison' }, harmful: true }),
  burn: status({ wound: { percent: 2, as: 'fire' }, harmful: true }),
  fortified: status({ adds: [{ stat: 'armor', percent: 30 }] }),
  raging: status({ adds: [{ stat: 'atk', percent: 30 }] }),
  hasted: status({
    adds: [
      { stat: 'speed', flat: 1 },
      { stat: 'initiative', flat: 5 },
    ],
  }),
  evasive: status({ adds: [{ stat: 'dodge', flat: 20 }] }),
  warded: status({ takes: -40 }),
  thorned: status({ reflects: 25 }),
  regrowing: status({ mends: 6 }),
  marked: status({ takes: 25, harmful: true }),
  blinded: status({ misses: 50, harmful: true }),
  pacified: status({ adds: [{ stat: 'atk', percent: -50 }], harmful: true }),
  silenced: status({ silences: true, harmful: true }),
};
