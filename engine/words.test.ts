import { describe, expect, it } from 'vitest';
import type { Typed } from './game.ts';
import type { MatchEvent } from './match.ts';
import { sayEvent, sayRefusal, title, type Words } from './words.ts';

const words: Words<Typed> = { event: ({ type }) => `A game's ${type}.`, refusal: ({ code }) => `A game's ${code}.` };

describe('words', () => {
  it.each<[MatchEvent, string]>([
    [{ type: 'resigned', seat: 'red' }, 'Red resigns.'],
    [{ type: 'draw_offered', seat: 'red', turn: 3 }, 'Red offers a draw.'],
    [{ type: 'draw_accepted', seat: 'blue' }, 'Blue accepts the draw.'],
    [{ type: 'draw_declined', seat: 'blue' }, 'Blue declines the draw.'],
    [{ type: 'draw_lapsed' }, 'The offer of a draw has lapsed.'],
    [{ type: 'timed_out', seats: ['red', 'blue'] }, 'Red and Blue ran out of time.'],
  ])('of a match: %j', (event, sentence) => {
    expect(sayEvent(words, event, 'spectator')).toBe(sentence);
  });

  it('of a game are its own', () => {
    expect(sayEvent(words, { type: 'moved' }, 0)).toBe("A game's moved.");
    expect(sayRefusal(words, { code: 'move/blocked' })).toBe("A game's move/blocked.");
  });

  it.each([
    'command/malformed',
    'options/malformed',
    'match/over',
    'match/not-seated',
    'match/not-the-arena',
    'timeout/owes-nothing',
    'resign/not-allowed',
    'draw/not-now',
    'draw/offered-already',
    'draw/no-offer',
  ])('for what a match refuses are the same in every game: %s', (code) => {
    expect(sayRefusal(words, { code })).toMatch(/^[A-Z].*\.$/);
    expect(sayRefusal(words, { code })).not.toContain(code);
  });

  it('put a capital first', () => {
    expect(title('scissors')).toBe('Scissors');
  });
});
