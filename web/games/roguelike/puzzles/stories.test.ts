import { puzzles } from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';
import { stories as german } from './stories.de.ts';
import { stories as english } from './stories.en.ts';

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
