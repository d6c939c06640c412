import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tactarium/games';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const holes = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const HOUSE = join(import.meta.dirname, '..');
const wordsOf = async (room: string): Promise<readonly [string, Tree, Tree]> => {
  const [english, german] = await Promise.all(['en', 'de'].map((one) => import(join(HOUSE, room, `words/${one}.ts`))));
  return [room, english.en, german.de];
};
/** Rooms with words of their own: games, and pages that are fetched apart from the others. */
const speaking = readdirSync(HOUSE, { recursive: true })
  .map(String)
  .filter((room) => existsSync(join(HOUSE, room, 'words/en.ts')));
const VOCABULARIES: readonly (readonly [string, Tree, Tree])[] = [
  ['the shared pages', en, de],
  ...(await Promise.all(speaking.map(wordsOf))),
];

describe.each(VOCABULARIES)('the German of %s', (_, english, german) => {
  const wanted = leaves(english);
  const there = new Map(leaves(german));

  it('has a sentence for every English one, and no other', () => {
    expect([...there.keys()].toSorted()).toEqual(wanted.map(([key]) => key).toSorted());
  });

  it('fills in the same things', () => {
    for (const [key, text] of wanted) expect([key, holes(there.get(key)!)]).toEqual([key, holes(text)]);
  });

  it('is not English', () => {
    expect(wanted.filter(([key, text]) => there.get(key) === text && text.includes(' '))).toEqual([]);
  });
});

it.each(games.filter(({ characters }) => characters).map((entry) => [entry.game.id, entry] as const))(
  'the bots of %s are called in its English words as elsewhere',
  async (id, { bots, characters }) => {
    const [, { characters: called }] = await wordsOf(join('games', id));
    expect(called).toEqual(characters);
    expect(Object.keys(characters!)).toEqual(bots.map(({ name }) => name));
  },
);
