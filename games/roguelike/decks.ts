import { factions } from './content/index.ts';
import type { Deck } from './state.ts';

/** RUN-18: what everybody starts with, at today's prices. */
export const starterDecks = (): readonly Deck[] =>
  factions.map(({ id, units, starter, leaders }) => ({
    faction: id,
    cards: named(starter).map(({ card, name }) => ({ card: `${id}/${card}`, cost: units[name]!.cost })),
    leaders: Object.entries(leaders).map(([leader, { spells }]) => ({
      leader: `${id}/${leader}`,
      spells: spells.map((spell) => `${id}/${spell}`),
    })),
  }));

/** A second copy of a unit is another card: `footman#2`. */
const named = (names: readonly string[]): readonly { readonly name: string; readonly card: string }[] =>
  names.map((name, place) => {
    const copy = names.slice(0, place).filter((other) => other === name).length + 1;
    return { name, card: copy === 1 ? name : `${name}#${copy}` };
  });
