import type { Typed, Viewer } from './game.ts';
import { isMatchEvent, type MatchEvent } from './match.ts';
import type { Refusal } from './result.ts';

/** How the events and refusals of a game are said in words. */
export interface Words<Event extends Typed> {
  /** One sentence, as this viewer would be told; undefined where there is nothing to say. */
  event(event: Event, viewer: Viewer): string | undefined;
  refusal(refusal: Refusal): string;
}

/** The words of what a match adds, once for all games: a game has words only for its own events. */
const SAYINGS: { readonly [Type in MatchEvent['type']]: (event: Extract<MatchEvent, { type: Type }>) => string } = {
  resigned: ({ seat }) => `${title(seat)} resigns.`,
  draw_offered: ({ seat }) => `${title(seat)} offers a draw.`,
  draw_accepted: ({ seat }) => `${title(seat)} accepts the draw.`,
  draw_declined: ({ seat }) => `${title(seat)} declines the draw.`,
  draw_lapsed: () => 'The offer of a draw has lapsed.',
  timed_out: ({ seats }) => `${seats.map(title).join(' and ')} ran out of time.`,
};

const REFUSALS: Readonly<Record<string, string>> = {
  'command/malformed': 'That is not a command of this game.',
  'options/malformed': 'Those are not options of this game.',
  'match/over': 'The game is over.',
  'match/not-seated': 'Only a player can do that.',
  'match/not-the-arena': 'Time is called by the arena.',
  'timeout/owes-nothing': 'Nobody is waiting for that side.',
  'resign/not-allowed': 'This game cannot be resigned.',
  'draw/not-now': 'A draw is offered in your own turn.',
  'draw/offered-already': 'You have offered a draw in this turn.',
  'draw/no-offer': 'There is no offer of a draw to answer.',
};

/** One sentence on an event of a game or of its match. */
export function sayEvent(words: Words<Typed>, event: Typed, viewer: Viewer): string | undefined {
  if (!isMatchEvent(event)) return words.event(event, viewer);
  const saying = SAYINGS[event.type] as (event: MatchEvent) => string;
  return saying(event);
}

export const sayRefusal = (words: Words<Typed>, refusal: Refusal): string =>
  REFUSALS[refusal.code] ?? words.refusal(refusal);

export const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
