import type { AnyEntry, MatchEvent, Typed, Viewer } from '@tactarium/engine';

/** What a match adds to its game is said here, once for all games: their words know only events of their own. */
const SAYINGS: { readonly [Type in MatchEvent['type']]: (event: Extract<MatchEvent, { type: Type }>) => string } = {
  resigned: ({ seat }) => `${title(seat)} resigns.`,
  draw_offered: ({ seat }) => `${title(seat)} offers a draw.`,
  draw_accepted: ({ seat }) => `${title(seat)} accepts the draw.`,
  draw_declined: ({ seat }) => `${title(seat)} declines the draw.`,
  draw_lapsed: () => 'The offer of a draw has lapsed.',
  timed_out: ({ seats }) => `${seats.map(title).join(' and ')} ran out of time.`,
};

export const isMatchEvent = (event: Typed): event is MatchEvent => Object.hasOwn(SAYINGS, event.type);

/** One sentence; undefined where there is nothing to say. */
export function say({ words }: Pick<AnyEntry, 'words'>, event: Typed, viewer: Viewer): string | undefined {
  if (!isMatchEvent(event)) return words.event(event, viewer);
  const saying = SAYINGS[event.type] as (event: MatchEvent) => string;
  return saying(event);
}

export const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
