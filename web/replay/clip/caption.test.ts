import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { captionOf } from './caption.ts';
import type { Scene } from './story.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const words = i18next.createInstance();
beforeAll(() => words.init({ lng: 'en', ns: 'clip', resources: { en: { clip: en }, de: { clip: de } } }));

const players = [
  { name: 'Ada', colour: 'warm' },
  { name: 'Ben', colour: 'cool' },
] as const;
const portrait = { width: 6, height: 6, shapes: '' };
const caption = (about: Partial<Scene>, sign?: 'first' | 'last', language = 'en') =>
  captionOf(
    words.getFixedT(language, 'clip'),
    { title: 'RPS Battle', players, last: 90 },
    { portrait, said: 'Red takes a Paper.', ...about },
    { step: 7, milliseconds: 600, ...(sign && { sign }) },
  );

describe('what stands on a frame of a film', () => {
  it('is what happened in this step, and how far it is', () => {
    expect(caption({})).toEqual({ players, step: 'Step 7 of 90', said: 'Red takes a Paper.' });
  });

  it('is who plays at the beginning', () => {
    expect(caption({}, 'first').sign).toEqual({ title: 'Ada against Ben', text: 'RPS Battle' });
    expect(caption({}, 'first', 'de').sign?.title).toBe('Ada gegen Ben');
  });

  it('is the result at the end, or that it goes on', () => {
    const won = { winner: 'Ben', why: 'The King is captured.' };
    expect(caption({ end: won }, 'last').sign).toEqual({ title: 'Ben has won', text: 'The King is captured.' });
    expect(caption({ end: { draw: true, why: 'Agreed.' } }, 'last').sign?.title).toBe('A draw');
    expect(caption({}, 'last').sign).toEqual({ title: 'To be continued', text: 'Up to step 7 of 90' });
  });
});
