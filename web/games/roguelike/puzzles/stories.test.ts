import { puzzles } from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';
import { stories as german, words as germanWords } from './stories.de.ts';
import { stories as english, words as englishWords } from './stories.en.ts';

const ids = puzzles.map(({ id }) => id).toSorted();

describe.each([
  ['English', english],
  ['German', german],
])('in %s', (_, stories) => {
  it('every puzzle has its story, and every story its puzzle', () => {
    expect(Object.keys(stories).toSorted()).toEqual(ids);
    for (const story of Object.values(stories)) {
      for (const text of Object.values(story)) expect(text.length).toBeGreaterThan(4);
    }
  });

  it('no two puzzles are called the same', () => {
    expect(new Set(Object.values(stories).map(({ title }) => title)).size).toBe(ids.length);
  });
});

it('both languages have the same words with the same places in them, and none twice', () => {
  const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
  const shape = (words: Readonly<Record<string, string>>) =>
    Object.entries(words)
      .map(([key, text]) => [key, placesIn(text)])
      .toSorted();
  expect(shape(germanWords)).toEqual(shape(englishWords));
  const values = Object.values<string>(germanWords);
  expect(Object.values<string>(englishWords).filter((text) => values.includes(text))).toEqual([]);
});
