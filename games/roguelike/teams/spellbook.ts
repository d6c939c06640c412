import { type Dice, invariant } from '@tactarium/engine';
import type { Team } from '../battle/setup/team.ts';
import { TIMINGS, type Timing } from '../battle/state/battle.ts';
import { spells } from '../content/index.ts';
import type { Effect, Spell } from '../vocabulary/abilities.ts';
import type { Faction } from '../vocabulary/factions.ts';
import type { DeckKind } from './deck.ts';

/** The names of all spells that a leader can cast: the two that everybody starts with, then what can be learnt. */
export function spellbookOf({ id, leaders, third }: Faction, leader: string): readonly string[] {
  const own = leaders[leader.slice(id.length + 1)];
  invariant(own, `no leader ${leader}`);
  return [...own.spells, own.third ?? third];
}

/** What is wasted on those who are well. */
const MENDING: readonly Effect['does'][] = ['heal', 'resolve', 'rally', 'purify', 'relieve', 'repair'];

const isMending = (effect: Effect): boolean =>
  MENDING.includes(effect.does) && !(effect.does === 'resolve' && effect.amount < 0);

/** Whether it waits until somebody needs it: before the battle nobody is wounded, and nobody is the weakest. */
const waits = ({ aim, effects }: Spell): boolean => aim.endsWith('_ally') || effects.every(isMending);

/** Two spells that this kind of deck may hold, each at a time at which it is worth something. */
export function chooseSpells(faction: Faction, leader: string, kind: DeckKind, dice: Dice): Team['spells'] {
  const known = spellbookOf(faction, leader).slice(0, kind === 'starter' ? 2 : 3);
  if (known.length > 2) known.splice(dice.below('table', 'spell', known.length), 1);
  const chosen = known.map((name) => `${faction.id}/${name}`);
  return timingsFor(chosen, dice).map(({ spell, when }) => ({ spell, timing: when }));
}

/** For each spell a time at which it is worth something. */
export const timingsFor = (
  known: readonly string[],
  dice: Dice,
): readonly { readonly spell: string; readonly when: Timing }[] =>
  known.map((spell) => {
    const timings = waits(spells.get(spell)!) ? TIMINGS.slice(1) : TIMINGS;
    return { spell, when: timings[dice.below('table', 'timing', timings.length)]! };
  });
