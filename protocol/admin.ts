import { isKeepable } from '@tactarium/engine';
import { z } from 'zod';
import { count, moment, playerId, playerName } from './text.ts';

/** What admins can do, as it stands in the audit log. */
export const ADMIN_ACTS = ['ban', 'unban', 'rename', 'delete', 'end-match', 'grant', 'revoke'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Why, for the audit log. */
const note = z.string().trim().min(1).max(500).refine(isKeepable, { error: 'holds a character that cannot be kept' });

/** Players by id, or by a part of their names. */
export const playerQuery = z.object({ text: z.string().trim().min(1).max(60).refine(isKeepable) });
export const foundPlayer = z.object({
  id: playerId,
  name: z.string(),
  guest: z.boolean(),
  admin: z.boolean(),
  created: moment,
  /** The player cannot sign in before then. */
  bannedUntil: moment.optional(),
  /** When a session of theirs was last used. */
  seen: moment.optional(),
  /** Matches that are open or live. */
  unfinished: count,
});
export const foundPlayers = foundPlayer.array();
export type FoundPlayer = z.infer<typeof foundPlayer>;

/** Ends all sessions, resigns live matches, and refuses sign-ins for this many days. */
export const banPlayer = z.strictObject({ days: z.int().min(1).max(36_500), note });
export const renamePlayer = z.strictObject({ name: playerName, note });
/** For acts that need only a reason. */
export const adminReason = z.strictObject({ note });

export const auditQuery = z.object({
  before: z
    .string()
    .regex(/^a[a-z0-9]{1,40}$/)
    .optional(),
});
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  /** Absent for the operator at the command line. */
  admin: z.object({ id: playerId, name: z.string() }).optional(),
  act: z.enum(ADMIN_ACTS),
  subject: z.string(),
  note: z.string(),
});
export const auditPage = auditEntry.array();
export type AuditEntry = z.infer<typeof auditEntry>;

/** The health of this server. Numbers are those of the node that answers. */
export const health = z.object({
  storage: z.string(),
  nodes: z.array(z.object({ id: z.string(), at: moment })),
  /** Seconds since this node began. */
  uptime: z.int().min(0),
  /** Bytes that this node holds in memory. */
  memory: z.int().min(0),
  matches: count,
  watchers: count,
  /** Bot decisions waiting for a thread. */
  decisions: count,
  now: moment,
});
export type Health = z.infer<typeof health>;
