import { everyLine, unitOf } from '@tactarium/games/roguelike/client';
import type { Deck } from '@tactarium/protocol';
import { cardsOf, type Filed, isKnown, MOST_DECKS, type SavedDeck } from './decks.ts';

/** What has to be done so that this browser and the server have the same decks. */
export interface Merge {
  readonly decks: readonly SavedDeck[];
  /** To be filed at the server, under their id where they have one. */
  readonly put: readonly SavedDeck[];
  /** To be deleted there. */
  readonly drop: readonly string[];
  /** Changed here and there: the one from here has been given another name. */
  readonly renamed: readonly string[];
  /** Decks of the server for which there is no room here. */
  readonly left: number;
}

/**
 * Decks of this browser and of the server made one. What was changed at one end goes to the other; what was changed at
 * both is kept twice; what was deleted at one end and not changed at the other is gone.
 */
export function mergeDecks(here: readonly SavedDeck[], dropped: readonly Filed[], there: readonly Deck[]): Merge {
  const decks: SavedDeck[] = [];
  const put: SavedDeck[] = [];
  const renamed: string[] = [];
  const matched = new Set<string>();
  const ids = new Set(here.flatMap(({ filed }) => filed?.id ?? []));
  const counterpart = ({ filed, name }: SavedDeck): Deck | undefined =>
    there.find(({ id }) => id === filed?.id) ?? there.find((one) => one.name === name && !ids.has(one.id));
  for (const mine of here) {
    const theirs = counterpart(mine);
    if (!theirs) {
      // Filed once and gone since: deleted elsewhere.
      if (mine.filed && !mine.isChanged) continue;
      const { filed: _, ...fresh } = mine;
      put.push(fresh);
      decks.push(fresh);
      continue;
    }
    matched.add(theirs.id);
    if (isSame(mine, theirs) || (mine.filed?.id === theirs.id && !mine.isChanged))
      decks.push(savedFrom(theirs) ?? mine);
    else if (mine.filed?.at === theirs.updatedAt) {
      put.push(mine);
      decks.push(mine);
    } else {
      const { filed: _, ...copy } = { ...mine, name: freeName(mine.name, [...here, ...there]) };
      const taken = savedFrom(theirs);
      if (taken) decks.push(taken);
      decks.push(copy);
      put.push(copy);
      renamed.push(copy.name);
    }
  }
  const drop: string[] = [];
  let left = 0;
  for (const theirs of there) {
    if (matched.has(theirs.id)) continue;
    const taken = savedFrom(theirs);
    if (dropped.some(({ id, at }) => id === theirs.id && at === theirs.updatedAt)) drop.push(theirs.id);
    else if (taken && decks.length < MOST_DECKS) decks.push(taken);
    else left++;
  }
  return { decks, put, drop, renamed, left };
}

/** Undefined where today's content does not know what is in it: it stays at the server. */
export function savedFrom({ id, name, faction, leaderId, units, spells, updatedAt }: Deck): SavedDeck | undefined {
  if (!units.every((unit) => everyLine.has(unit))) return undefined;
  const cards = cardsOf(units);
  return isKnown({ faction, cards })
    ? { name, faction, leader: leaderId, cards, spells, filed: { id, at: updatedAt } }
    : undefined;
}

const unitsOf = ({ cards }: SavedDeck): readonly string[] => cards.map(({ card }) => unitOf(card));

/** As the server is sent it. */
export const wishOf = (deck: SavedDeck, leaderId = deck.leader) => ({
  name: deck.name,
  faction: deck.faction,
  leaderId,
  units: [...unitsOf(deck)],
  spells: [...deck.spells],
});

const isSame = (mine: SavedDeck, { name, leaderId, units, spells }: Deck): boolean =>
  mine.name === name &&
  mine.leader === leaderId &&
  unitsOf(mine).toSorted().join() === units.toSorted().join() &&
  mine.spells.toSorted().join() === spells.toSorted().join();

/** "Wall (2)" beside "Wall". */
function freeName(name: string, taken: readonly { readonly name: string }[]): string {
  for (let n = 2; ; n++) {
    const next = `${name.slice(0, 34)} (${n})`;
    if (!taken.some((one) => one.name === next)) return next;
  }
}
