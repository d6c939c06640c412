import { factions, spellbookOf } from '@tactarium/games/roguelike/client';
import { expect, it } from 'vitest';
import { cardsOf, faultsOf, readCode, writeCode } from './decks.ts';

const bookOf = (faction: string, leader: string): readonly string[] =>
  spellbookOf(factions.find(({ id }) => id === faction)!, leader);

it.each(factions.map((faction) => [faction.id, faction] as const))(
  'a deck of %s is read from its code',
  (id, faction) => {
    const leader = `${id}/${Object.keys(faction.leaders)[2]!}`;
    const book = bookOf(id, leader);
    const deck = {
      faction: id,
      leader,
      cards: cardsOf(faction.starter.map((unit) => `${id}/${unit}`)),
      spells: [`${id}/${book[2]!}`, `${id}/${book[0]!}`],
    };
    const code = writeCode(deck, book);
    expect(code.length).toBeLessThan(40);
    expect(readCode(code, bookOf)).toEqual({ deck });
  },
);

it('a mistyped code is refused with the place', () => {
  expect(readCode('ordr-0-000000000000-01', bookOf)).toEqual({ wrongAt: 1 });
  expect(readCode('order-9-000000000000-01', bookOf)).toEqual({ wrongAt: 7 });
  expect(readCode('order-0-00000z000000-01', bookOf)).toEqual({ wrongAt: 14 });
});

it('RUN-19 a deck has twelve units, at most two of a kind, four rare and two epic, and two spells', () => {
  const starter = factions[0]!.starter.map((unit) => `order/${unit}`);
  expect(faultsOf(starter, ['a', 'b'])).toEqual([]);
  expect(faultsOf(starter.slice(1), ['a'])).toEqual(['size', 'spells']);
  expect(faultsOf([...starter.slice(3), ...Array(3).fill('order/saint')], ['a', 'b'])).toEqual(['kind', 'epic']);
});
