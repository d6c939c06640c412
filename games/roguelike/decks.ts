import { err, ok, type Refusal, type Result } from '@tactarium/engine';
import { factions } from './content/index.ts';
import { no } from './refusals.ts';
import { paidFor } from './rules/prices.ts';
import type { Deck, DeckCard, PlacedCard } from './state.ts';
import { DECK_SIZE, MOST_OF_A_KIND, MOST_OF_RARITY } from './teams/deck.ts';
import { spellbookOf } from './teams/spellbook.ts';
import type { Faction } from './vocabulary/factions.ts';

/** RUN-18: what everybody starts with, at today's prices. */
export const starterDecks = (): readonly Deck[] =>
  factions.map((faction) => ({
    faction: faction.id,
    cards: cardsOf(faction, faction.starter),
    leaders: Object.entries(faction.leaders).map(([leader, { spells }]) => ({
      leader: `${faction.id}/${leader}`,
      spells: spells.map((spell) => `${faction.id}/${spell}`),
    })),
  }));

/** What a player has built: ids of units, one that is taken twice named twice, and of spells. */
export type BuiltDeck = {
  readonly faction: string;
  readonly leader: string;
  readonly units: readonly string[];
  readonly spells: readonly string[];
};

const SPELLS = 2;

/** RUN-19: the deck at today's prices, or which limit it breaks. */
export function builtDeck({ faction: id, leader, units, spells }: BuiltDeck): Result<Deck, Refusal> {
  const faction = factions.find((one) => one.id === id);
  if (!faction) return err(no('start/unknown-faction', { faction: id }));
  if (!(leader.startsWith(`${id}/`) && faction.leaders[leader.slice(id.length + 1)])) {
    const elsewhere = factions.some((other) => leader.startsWith(`${other.id}/`) && other.id !== id);
    return err(no(elsewhere ? 'start/other-faction' : 'start/unknown-leader', { leader }));
  }
  const refused = refuseUnits(faction, units) ?? refuseSpells(faction, leader, spells);
  if (refused) return err(refused);
  const names = units.map((unit) => unit.slice(id.length + 1));
  return ok({ faction: id, cards: cardsOf(faction, names), leaders: [{ leader, spells }] });
}

function refuseUnits({ id, units: lines }: Faction, units: readonly string[]): Refusal | undefined {
  const lineOf = (unit: string) => (unit.startsWith(`${id}/`) ? lines[unit.slice(id.length + 1)] : undefined);
  const unknown = units.find((unit) => !lineOf(unit));
  if (unknown !== undefined) return no('deck/unknown-unit', { unit: unknown });
  if (units.length !== DECK_SIZE) return no('deck/wrong-number', { units: units.length });
  const many = units.find((unit) => units.filter((other) => other === unit).length > MOST_OF_A_KIND);
  if (many !== undefined) return no('deck/too-many-of-a-kind', { unit: many });
  const countOf = (rarity: string): number => units.filter((unit) => lineOf(unit)!.rarity === rarity).length;
  if (countOf('rare') > MOST_OF_RARITY.rare) return no('deck/too-many-rare', { rare: countOf('rare') });
  return countOf('epic') > MOST_OF_RARITY.epic ? no('deck/too-many-epic', { epic: countOf('epic') }) : undefined;
}

function refuseSpells(faction: Faction, leader: string, spells: readonly string[]): Refusal | undefined {
  const known = spellbookOf(faction, leader).map((spell) => `${faction.id}/${spell}`);
  const unknown = spells.find((spell) => !known.includes(spell));
  if (unknown !== undefined) return no('deck/unknown-spell', { spell: unknown });
  if (spells.length !== SPELLS) return no('deck/wrong-number', { spells: spells.length });
  return new Set(spells).size === SPELLS ? undefined : no('deck/spell-twice', { spell: spells[0]! });
}

/** RUN-5, RUN-6: what a team has cost. */
export const worthOf = (deck: readonly DeckCard[], team: readonly PlacedCard[]): number =>
  team.reduce((sum, { card, tier }) => sum + paidFor(deck.find((one) => one.card === card)?.cost ?? 0, tier), 0);

/** A second copy of a unit is another card: `footman#2`. */
const cardsOf = ({ id, units }: Faction, names: readonly string[]): readonly DeckCard[] =>
  names.map((name, place) => {
    const copy = names.slice(0, place).filter((other) => other === name).length + 1;
    return { card: `${id}/${copy === 1 ? name : `${name}#${copy}`}`, cost: units[name]!.cost };
  });
