/**
 * All that players can say to each other in a match. Ids travel, and each reader sees the words of their own language, so
 * there is nothing to moderate.
 */
export const PHRASES = [
  'hello',
  'good_luck',
  'nice_move',
  'well_played',
  'oops',
  'phew',
  'thinking',
  'moment',
  'thanks',
  'good_game',
  'again',
  'bye',
] as const;

/** Shown as a picture; the words are for screen readers. */
export const REACTIONS = ['smile', 'laugh', 'wow', 'cry', 'hm', 'bravo'] as const;

const SAYINGS = [...PHRASES, ...REACTIONS] as const;
export type Phrase = (typeof PHRASES)[number];
export type Reaction = (typeof REACTIONS)[number];
export type Saying = (typeof SAYINGS)[number];

export const isSaying = (text: string): text is Saying => SAYINGS.some((one) => one === text);
