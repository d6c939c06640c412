import type { ContagionName } from '../../content/contagions.ts';
import type { Modifier } from './vocabulary.ts';

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

export interface StatusKind {
  readonly adds?: readonly Modifier[];
  /** Armor of this status is a shield's: FLK-2 lets flank and rear blows pass it. */
  readonly shield?: true;
  /** A penalty, which Inspire ends (RES-7); what is none is ended by a dispelling. */
  readonly harmful?: true;
  /** Percent of maximum HP lost at the bearer's turn start, unless immune to this contagion. */
  readonly wound?: { readonly percent: number; readonly as: ContagionName };
  /** Percent of maximum HP healed at the bearer's turn start. */
  readonly mends?: number;
  /** Lost of each recovery of Resolve. */
  readonly recovery?: number;
  /** Percent of the damage of blows the bearer takes. */
  readonly takes?: number;
  /** Percent of the HP a blow took that its attacker loses in turn. */
  readonly reflects?: number;
  /** Percent of the bearer's blows that miss. */
  readonly misses?: number;
  /** No abilities. */
  readonly silences?: true;
}

export const statuses: { readonly [S in StatusName]: StatusKind } = {
  shield_wall: { adds: [{ stat: 'armor', percent: 50 }], shield: true },
  taunted: { harmful: true },
  immune: {},
  stunned: { harmful: true },
  charmed: { harmful: true },
  rooted: { harmful: true },
  inspired: { adds: [{ stat: 'atk', percent: 15 }] },
  weakened: { adds: [{ stat: 'atk', percent: -20 }], harmful: true },
  slowed: { adds: [{ stat: 'speed', flat: -1 }], harmful: true },
  tar_pit: { harmful: true },
  cursed_wound: { recovery: 2, harmful: true },
  venom: { wound: { percent: 3, as: 'poison' }, harmful: true },
  burn: { wound: { percent: 2, as: 'fire' }, harmful: true },
  fortified: { adds: [{ stat: 'armor', percent: 30 }] },
  raging: { adds: [{ stat: 'atk', percent: 30 }] },
  hasted: {
    adds: [
      { stat: 'speed', flat: 1 },
      { stat: 'initiative', flat: 5 },
    ],
  },
  evasive: { adds: [{ stat: 'dodge', flat: 20 }] },
  warded: { takes: -40 },
  thorned: { reflects: 25 },
  regrowing: { mends: 6 },
  marked: { takes: 25, harmful: true },
  blinded: { misses: 50, harmful: true },
  pacified: { adds: [{ stat: 'atk', percent: -50 }], harmful: true },
  silenced: { silences: true, harmful: true },
};
