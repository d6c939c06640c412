/** Every limit in one place; whoever meets one is told by a code. */
export const LIMITS = {
  /** Bytes of a request's body. */
  body: 32 * 1024,
  /** Characters of a socket's message: beyond it the message is refused. */
  message: 8 * 1024,
  /** Bytes of a socket's frame: beyond it the socket is closed with 1009. */
  frame: 64 * 1024,
  /** Requests a minute, of one player or address. */
  requests: 600,
  /** Guests made in a minute from one address. */
  guests: 30,
  /** Messages of one socket: so many at once, and so many a second for ever. */
  burst: 60,
  messages: 30,
  /** So many refused for their number are a flood: the socket is closed with 1008. */
  flood: 200,
  /** Sockets of one player on one node. */
  sockets: 12,
  /** Matches watched by one socket. */
  watched: 64,
  /** Matches of one player that are open or live. */
  matches: 60,
  sessions: 20,
  /** Matches in a list. */
  list: 50,
} as const;

export type Limits = { readonly [Key in keyof typeof LIMITS]: number };

/** `LIMIT_REQUESTS=5000` and the like change one. */
export function limitsFrom(env: Readonly<Record<string, string | undefined>>): Limits {
  const changed = Object.keys(LIMITS).flatMap((name) => {
    const value = Number(env[`LIMIT_${name.toUpperCase()}`]);
    return Number.isSafeInteger(value) && value > 0 ? [[name, value] as const] : [];
  });
  return { ...LIMITS, ...Object.fromEntries(changed) };
}
