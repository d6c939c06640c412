import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { captionOf, type Story } from './caption.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const words = i18next.createInstance();
beforeAll(() => words.init({ lng: 'en', ns: 'clip', resources: { en: { clip: en }, de: { clip: de } } }));

const STORY: Story = {
  title: 'RPS Battle',
  seats: ['red', 'blue'],
  names: ['Ada', 'Ben'],
  last: 90,
  sayings: {
    sayEvent: ({ type }) => (type === 'secret' ? undefined : `${type}.`),
    sayEnd: () => 'The King is captured.',
  },
};
const portrait = { width: 6, height: 6, shapes: '' };
const caption = (about: object, sign?: 'first' | 'last', language = 'en') =>
  captionOf(
    words.getFixedT(language, 'clip'),
    STORY,
    { step: 7, portrait, events: [{ type: 'moved' }, { type: 'secret' }, { type: 'fought' }], ...about },
    { step: 7, milliseconds: 600, ...(sign && { sign }) },
  );

describe('what stands on a frame of a film', () => {
  it('is what happened in this step, and how far it is', () => {
    expect(caption({})).toEqual({ names: ['Ada', 'Ben'], step: 'Step 7 of 90', said: 'moved. fought.' });
  });

  it('is who plays at the beginning', () => {
    expect(caption({}, 'first').sign).toEqual({ title: 'Ada against Ben', text: 'RPS Battle' });
    expect(caption({}, 'first', 'de').sign?.title).toBe('Ada gegen Ben');
  });

  it('is the result at the end, or that it goes on', () => {
    const won = { outcome: { winner: 'blue', reason: 'king' } };
    expect(caption(won, 'last').sign).toEqual({ title: 'Ben has won', text: 'The King is captured.' });
    expect(caption({ outcome: { draw: true, reason: 'agreed' } }, 'last').sign?.title).toBe('A draw');
    expect(caption({}, 'last').sign).toEqual({ title: 'To be continued', text: 'Up to step 7 of 90' });
  });
});
