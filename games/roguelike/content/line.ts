import type { Line } from '../vocabulary/factions.ts';
import { attacksOf, type Rarity, rangeOf, roleStats } from '../vocabulary/roles.ts';
import { masteries } from './masteries.ts';

/** Undead units name no Resolve: they all have this much. */
const UNDEAD_RESOLVE = 100;

type Numbers = Pick<Line, 'hp' | 'atk' | 'armor' | 'speed' | 'initiative' | 'range' | 'attacks' | 'dodge' | 'resolve'>;

/** All there is to say of a line beside its numbers at T1. */
type Words = Omit<Line, keyof Numbers | 'tags' | 'rarity'> & Partial<Pick<Line, 'tags' | 'rarity'>>;

/** A line that names all its numbers. */
export const line = ({
  stats,
  tags = [],
  ...words
}: Words & { readonly stats: Omit<Numbers, 'resolve'> & Partial<Numbers> }): Line => ({
  rarity: 'common',
  resolve: UNDEAD_RESOLVE,
  ...stats,
  ...words,
  tags: carrying(words.aura, tags),
});

/** RUN-30: whoever has an aura is a carrier. */
const carrying = (aura: Line['aura'], tags: Line['tags']): Line['tags'] =>
  aura === undefined || tags.includes('AuraCarrier') ? tags : [...tags, 'AuraCarrier'];

/** Three numbers of its own, and those in which it differs from its role, with a reason (RUN-20). */
interface Recruit extends Omit<Words, 'early'> {
  readonly stats: Pick<Numbers, 'hp' | 'atk' | 'armor'> & Partial<Numbers>;
  readonly rarity: Rarity;
}

/**
 * A line of the six factions: what it does not say comes from its role. Its ability is there from T1; without one it
 * gains its role's mastery at T3 (RUN-7).
 */
export function recruit({ tags = [], stats, ...words }: Recruit): Line {
  const { role, cost, active, passives } = words;
  const homing = role === 'mage' || role === 'support' || role === 'control';
  const learns = active === undefined && passives === undefined;
  return {
    ...roleStats[role],
    range: rangeOf(role, cost),
    attacks: attacksOf(role, cost),
    early: true,
    ...(learns && { late: [masteries[role]] }),
    ...stats,
    ...words,
    tags: carrying(words.aura, homing ? [...tags, 'MagicMissile'] : tags),
  };
}
