import type { Dice } from '@tactarium/engine';
import type { Faction, Line } from '../vocabulary/factions.ts';
import { RARITIES, ROLES, type Role } from '../vocabulary/roles.ts';
import { STATIONS, type Station, stationOf } from './stations.ts';

/** RUN-18, RUN-19: as everybody starts with, or as the deck builder allows. */
export const DECKS = ['starter', 'built'] as const;
export type DeckKind = (typeof DECKS)[number];

/** RUN-1. */
export const DECK_SIZE = 12;
/** RUN-19. */
export const MOST_OF_A_KIND = 2;
export const MOST_OF_RARITY = { common: DECK_SIZE, rare: 4, epic: 2 } as const;

/** What a sensible builder wants of each role among twelve. */
const WANTED: { readonly [R in Role]: number } = {
  tank: 3,
  melee_dps: 3,
  ranged_dps: 3,
  mage: 2,
  support: 1,
  control: 1,
};

/** The names of a deck's units, within their faction. */
export const deckOf = (faction: Faction, kind: DeckKind, dice: Dice): readonly string[] =>
  kind === 'starter' ? faction.starter : buildDeck(faction, dice);

function buildDeck({ units }: Faction, dice: Dice): readonly string[] {
  const names = Object.keys(units);
  const copies = names.map(() => 0);
  const roles = ROLES.map(() => 0);
  const rarities = RARITIES.map(() => 0);
  const weightOf = (line: Line, index: number): number => {
    const isFull = rarities[RARITIES.indexOf(line.rarity)]! >= MOST_OF_RARITY[line.rarity];
    if (isFull || copies[index]! >= MOST_OF_A_KIND) return 0;
    const missing = Math.max(0, WANTED[line.role] - roles[ROLES.indexOf(line.role)]!);
    return (1 + 6 * missing) * (copies[index] === 0 ? 2 : 1);
  };
  return Array.from({ length: DECK_SIZE }, () => {
    const weights = names.map((name, index) => weightOf(units[name]!, index));
    const index = dice.weighted('table', 'deck', weights);
    const { role, rarity } = units[names[index]!]!;
    copies[index]!++;
    roles[ROLES.indexOf(role)]!++;
    rarities[RARITIES.indexOf(rarity)]!++;
    return names[index]!;
  });
}

/** Percent of a hand. */
const BALANCE: { readonly [S in Station]: number } = { front: 45, wing: 15, rear: 30, support: 10 };
/** Tastes differ: as much as this is chance. */
const TASTE = 60;

/** RUN-2: three of the five cards shown first, then one of three before each further battle. */
export function draft({ units }: Faction, deck: readonly string[], size: number, dice: Dice): readonly string[] {
  const remaining = [...deck];
  const hand: string[] = [];
  const lineOf = (name: string): Line => units[name]!;
  let picks = 3;
  while (hand.length < size && remaining.length > 0) {
    const shown = show(remaining, hand.length === 0 ? 5 : 3, dice);
    for (; picks > 0 && hand.length < size; picks--) {
      const [taken] = shown.splice(favourite(shown.map(lineOf), hand.map(lineOf), dice), 1);
      hand.push(taken!);
      remaining.splice(remaining.indexOf(taken!), 1);
    }
    picks = 1;
  }
  return hand;
}

function show(remaining: readonly string[], count: number, dice: Dice): string[] {
  const places = remaining.map((_, place) => place);
  dice.shuffle('table', 'cards', places);
  return places.slice(0, count).map((place) => remaining[place]!);
}

/** The place of the card that balances the hand best, by taste. */
export function favourite(shown: readonly Line[], hand: readonly Line[], dice: Dice): number {
  const held = STATIONS.map((station) => hand.filter((line) => stationOf(line) === station).length);
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [index, line] of shown.entries()) {
    const station = stationOf(line);
    const have = hand.length === 0 ? 0 : Math.trunc((100 * held[STATIONS.indexOf(station)]!) / hand.length);
    const worth = 2 * (BALANCE[station] - have) + dice.below('table', 'taste', TASTE);
    if (worth > most) [best, most] = [index, worth];
  }
  return best;
}
