/** Every limit in one place. A request beyond one is refused with a code; `LIMIT_<NAME>` changes it. */
export const LIMITS = {
  /** Bytes of a request's body. */
  body: 32 * 1024,
  /** Characters of a socket's message: beyond it the message is refused. */
  message: 8 * 1024,
  /** Bytes of a socket's frame: beyond it the socket is closed with 1009. */
  frame: 64 * 1024,
  /** Requests of one player in a minute. */
  requests: 600,
  /** Requests from one address in a minute, whoever makes them: a class or a club shares one. */
  addresses: 12_000,
  /** Guests made in a minute from one address. */
  guests: 120,
  /** Messages of one socket, as a token bucket: `burst` at once, then `messages` a second. */
  burst: 60,
  messages: 30,
  /** Messages over that limit before the socket is closed with 1008. */
  flood: 200,
  /** Bytes sent to a socket that it has not read: beyond it the socket is closed, and comes back with its cursor. */
  unread: 1024 * 1024,
  /** Sockets of one player on one node. */
  sockets: 12,
  /** Matches watched by one socket. */
  watched: 64,
  /** Seconds in which a request has to arrive whole. */
  seconds: 30,
  /** Decisions of bots that wait for one player: beyond it no match against the computer is made. */
  decisions: 16,
  /** Sayings of one player at once; then one every four seconds. */
  sayings: 4,
  /** Commands that wait in one match. */
  queue: 64,
  /** Matches of one player that are open or live. */
  matches: 60,
  /** Challenges of one player that nobody has taken, in the list or to somebody. */
  challenges: 5,
  /** Players whom one player may follow. */
  follows: 200,
  /** Games against the computer that one player may share within 24 hours. */
  shares: 20,
  /** Sessions of one player: the next one replaces the one that was not used for longest. */
  sessions: 20,
  /** Days after which a session that was not used has ended. */
  days: 90,
  /** Days for which an ended match is kept when none of its players can come back to it. */
  keep: 365,
  /** Days after its end for which the commands of a match can be replayed, to whole months: for ever, unless it is set. */
  replays: 36_500,
  /** Browsers of one player that are called: the next one replaces the oldest. */
  browsers: 8,
  /** Calls of one player in an hour. */
  calls: 60,
  /** Matches in a list. */
  list: 50,
  /** Players in a leaderboard. */
  leaderboard: 100,
  /** Matches in a profile. */
  recent: 20,
} as const;

export type Limits = { readonly [Key in keyof typeof LIMITS]: number };

/** `LIMIT_REQUESTS=5000` and the like change one. Throws on anything but a whole number above 0. */
export function limitsFrom(env: Readonly<Record<string, string | undefined>>): Limits {
  const changed = Object.keys(LIMITS).flatMap((name) => {
    const variable = `LIMIT_${name.toUpperCase()}`;
    const text = env[variable];
    if (text === undefined || text === '') return [];
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value <= 0)
      throw new Error(`${variable} is not a whole number above 0: ${text}`);
    return [[name, value] as const];
  });
  return { ...LIMITS, ...Object.fromEntries(changed) };
}
