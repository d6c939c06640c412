import { factions } from '@tactarium/games/roguelike/client';
import type { Deck } from '@tactarium/protocol';
import { expect, it } from 'vitest';
import { MOST_DECKS, type SavedDeck } from './decks.ts';
import { mergeDecks, savedFrom } from './merge.ts';

const starter = factions[0]!.starter.map((unit) => `order/${unit}`);
const LEADER = `order/${Object.keys(factions[0]!.leaders)[0]!}`;

const there = (id: string, name: string, updatedAt: number, units: readonly string[] = starter): Deck => ({
  id,
  name,
  faction: 'order',
  leaderId: LEADER,
  units: [...units],
  spells: ['order/a', 'order/b'],
  updatedAt,
});
/** As this browser has it after the two were last the same. */
const filed = (id: string, name: string, at: number): SavedDeck => savedFrom(there(id, name, at))!;
const changed = (deck: SavedDeck): SavedDeck => ({ ...deck, spells: ['order/c', 'order/b'], isChanged: true });
const names = (decks: readonly { readonly name: string }[]): readonly string[] => decks.map(({ name }) => name);

it('what is at one end only goes to the other', () => {
  const { filed: _, ...mine } = filed('d1', 'Mine', 1);
  const { decks, put, drop } = mergeDecks([mine], [], [there('d2', 'Theirs', 5)]);
  expect(names(decks)).toEqual(['Mine', 'Theirs']);
  expect(decks[1]).toEqual(filed('d2', 'Theirs', 5));
  expect([names(put), drop]).toEqual([['Mine'], []]);
});

it('the same deck saved at both ends is one', () => {
  const { filed: _, ...mine } = filed('d1', 'Wall', 1);
  const merged = mergeDecks([mine], [], [there('d1', 'Wall', 7)]);
  expect(merged).toEqual({ decks: [filed('d1', 'Wall', 7)], put: [], drop: [], renamed: [], left: 0 });
});

it('what was changed at one end replaces the other', () => {
  const here = [changed(filed('d1', 'Changed here', 1)), filed('d2', 'Changed there', 1)];
  const { decks, put, renamed } = mergeDecks(here, [], [there('d1', 'Changed here', 1), there('d2', 'New name', 4)]);
  expect([names(decks), names(put), renamed]).toEqual([['Changed here', 'New name'], ['Changed here'], []]);
  expect(put[0]!.filed?.id).toBe('d1');
});

it('what was changed at both ends is kept twice', () => {
  const { decks, put, renamed } = mergeDecks([changed(filed('d1', 'Wall', 1))], [], [there('d1', 'Wall', 4)]);
  expect([names(decks), names(put), renamed]).toEqual([['Wall', 'Wall (2)'], ['Wall (2)'], ['Wall (2)']]);
  expect(put[0]!.filed).toBeUndefined();
});

it('what was deleted at one end is gone, unless it was changed at the other', () => {
  const here = [filed('d1', 'Deleted there', 1), changed(filed('d2', 'Deleted there, changed here', 1))];
  const dropped = [
    { id: 'd3', at: 1 },
    { id: 'd4', at: 1 },
  ];
  const merged = mergeDecks(here, dropped, [there('d3', 'Deleted here', 1), there('d4', 'Changed there', 2)]);
  expect(names(merged.decks)).toEqual(['Deleted there, changed here', 'Changed there']);
  expect([names(merged.put), merged.drop]).toEqual([['Deleted there, changed here'], ['d3']]);
});

it('there is no room here for more than can be kept, and what is not known here stays at the server', () => {
  const full = Array.from({ length: MOST_DECKS }, (_, i) => filed(`d${i}`, `Deck ${i}`, 1));
  const same = full.map(({ name }, i) => there(`d${i}`, name, 1));
  expect(mergeDecks(full, [], [...same, there('dx', 'More', 1)])).toMatchObject({ left: 1, put: [], drop: [] });
  expect(mergeDecks([], [], [there('d1', 'Old', 1, ['order/nobody'])])).toMatchObject({ decks: [], left: 1, drop: [] });
});
