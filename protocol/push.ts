import { z } from 'zod';

/** Bytes in base64url, as a browser gives them. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((count * 4) / 3));

/** The longest address of a push service. */
const LONGEST = 1024;

/** A browser that wants push messages: what `PushSubscription.toJSON()` gives, and the language of its page. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().max(LONGEST),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  language: z.enum(['en', 'de']).default('en'),
});
export type PushSubscription = z.input<typeof pushSubscription>;

export const pushEndpoint = z.strictObject({ endpoint: z.string().max(LONGEST) });

/** The operator's public key, with which a browser subscribes; absent where the server sends no push messages. */
export const pushKey = z.object({ key: bytes(65).optional() });

/** What a browser is sent, encrypted: just enough to say "your turn", or who wants to play. */
export const pushMessage = z.object({
  /** The player owes a command, or somebody wants to play: for the first time, or again. */
  type: z.enum(['turn', 'challenge', 'rematch']),
  match: z.string(),
  /** The game's name. */
  game: z.string(),
  /** Absent where there are several opponents, or where it is the computer. */
  opponent: z.string().optional(),
  language: z.enum(['en', 'de']),
});
export type PushMessage = z.infer<typeof pushMessage>;
/** Why a player is called. */
export type CallReason = PushMessage['type'];
