import { z } from 'zod';
import { matchInfo } from './matches.ts';
import { problem } from './problem.ts';
import { count, matchId, moment, seatName } from './text.ts';

/** The version of these messages. Raised when an older client would misread what is sent. */
export const PROTOCOL = 1;

/** A command of a game or of any match; the game's own reader looks at the rest of it. */
export const anyCommand = z.looseObject({ type: z.string().max(60) });
export const anyEvent = z.looseObject({ type: z.string() });

/** How the clocks stood at a moment: milliseconds left by seat, and which of them run. */
export const clocks = z.object({
  at: moment,
  left: z.record(seatName, z.int()),
  running: z.array(seatName),
});
export type Clocks = z.infer<typeof clocks>;

/** `n`: how many commands this seat has made before. The same `n` and command again is answered again. */
export const sendCommand = z.strictObject({ n: count, command: anyCommand });
export const accepted = z.object({ n: count, next: count });

/** The match as a viewer may know it. */
export const seen = z.object({
  match: matchId,
  /** Absent for a spectator. */
  seat: seatName.optional(),
  /** The cursor: how many messages have had something in them for this viewer. */
  cursor: count,
  /** The `n` that the next command of this seat has to carry; absent for a spectator. */
  n: count.optional(),
  /** Absent before the match has begun, and where it can no longer be shown. */
  view: z.json().optional(),
  clocks: clocks.optional(),
  info: matchInfo,
});
export type Seen = z.infer<typeof seen>;

export const news = z.object({ cursor: count, events: z.array(anyEvent), clocks: clocks.optional() });
export type News = z.infer<typeof news>;

/** Seated players without an open socket, by seat: since when, and from when on the opponent may call time. */
export const presenceNews = z.object({
  away: z.record(seatName, z.object({ since: moment, claim: moment.optional() })),
});
export type PresenceNews = z.infer<typeof presenceNews>;

/** Any text can be read, so that an unknown saying is refused with a code of its own. */
export const say = z.strictObject({ saying: z.string().max(40) });

/** What a player said to the others. A page that does not know the saying shows nothing. */
export const said = z.object({ seat: seatName, saying: z.string() });
export type Said = z.infer<typeof said>;

/** What happened since a cursor: the tail, or a fresh view where that is shorter or the only thing left. */
export const since = z.union([z.object({ news: z.array(news) }), z.object({ seen })]);
/** Every message that this viewer was told since the beginning; of a match that goes on, as far as it may know it. */
export const told = z.object({ news: z.array(news) });
export const legalCommands = z.object({ n: count, commands: z.array(anyCommand) });

/** What a client sends over a socket. `id` is any number of the client's own, by which answers find back. */
const id = count.optional();
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), id, match: matchId, have: count.optional() }),
  z.strictObject({ type: z.literal('unwatch'), id, match: matchId }),
  z.strictObject({ type: z.literal('command'), id, match: matchId, n: count, command: anyCommand }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    player: z.object({ id: z.string(), name: z.string() }),
    now: moment,
    /** The server's `PROTOCOL`: a client with a lower one does not understand everything, and has to be loaded again. */
    protocol: z.int().min(1).optional(),
  }),
  /** The whole match: after `watch`, and whenever there is no tail. */
  seen.extend({ type: z.literal('seen') }),
  /** One message of the match. */
  news.extend({ type: z.literal('news'), match: matchId }),
  /** Somebody sat down, or the match began or ended. */
  z.object({ type: z.literal('info'), match: matchId, info: matchInfo }),
  /** Presence has changed: told to seated players. */
  presenceNews.extend({ type: z.literal('presence'), match: matchId }),
  /** A seated player said something: told once to the seated players, and not stored. */
  said.extend({ type: z.literal('said'), match: matchId }),
  /** A command is committed. */
  accepted.extend({ type: z.literal('accepted'), id, match: matchId }),
  problem.extend({ type: z.literal('refused'), id, match: matchId.optional(), n: count.optional() }),
  /** `watch` and `unwatch` were done; `watch` is answered before its first `seen` or `news`. */
  z.object({ type: z.literal('done'), id }),
  z.object({ type: z.literal('pong'), id, now: moment }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
