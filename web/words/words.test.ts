import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const holes = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('German', () => {
  const english = leaves(en);
  const german = new Map(leaves(de));

  it('has a sentence for every English one, and no other', () => {
    expect([...german.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  it('fills in the same things', () => {
    for (const [key, text] of english) expect([key, holes(german.get(key)!)]).toEqual([key, holes(text)]);
  });

  it('is not English', () => {
    const same = english.filter(([key, text]) => german.get(key) === text && text.includes(' '));
    expect(same.map(([key]) => key).toSorted()).toEqual([
      'games.forests.name',
      'games.mechs.name',
      'games.roguelike.name',
      'games.rps.name',
      'rps.name',
    ]);
  });
});
