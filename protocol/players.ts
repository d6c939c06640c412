import { z } from 'zod';
import { count, matchId, moment, password, playerId, playerName, sessionId } from './text.ts';

export const player = z.object({
  id: playerId,
  name: z.string(),
  /** A guest has no password: losing the token means losing the guest. */
  guest: z.boolean(),
  /** Whether this player is an admin. */
  admin: z.boolean().optional(),
});
export type Player = z.infer<typeof player>;

/** The token is also set as an httpOnly cookie; a program sends it as `Authorization: Bearer`. */
export const signedIn = z.object({
  player,
  token: z.string(),
  session: sessionId,
  /** Where a guest's matches were claimed: how many, and those left behind because the account already sits in them. */
  claimed: z.object({ matches: count, refused: z.array(matchId) }).optional(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const session = z.object({ id: sessionId, current: z.boolean(), began: moment, seen: moment });
export type Session = z.infer<typeof session>;

export const newGuest = z.strictObject({ name: playerName.optional() });
/** `claim`: the games of the guest who signs in become the account's, and the guest is deleted. */
export const signIn = z.strictObject({ name: playerName, password, claim: z.boolean().optional() });
/** Gives a guest a name and password, or changes either. `current`: the present password, where there is one. */
export const changePlayer = z
  .strictObject({ name: playerName.optional(), password: password.optional(), current: password.optional() })
  .refine(({ name, password }) => name !== undefined || password !== undefined, { error: 'changes nothing' });
/** Deletes this player. `password` is the present one, where there is one. */
export const deletePlayer = z.strictObject({ password: password.optional() });
/** `password`: the present one. */
export const newRecovery = z.strictObject({ password });
/** Each works once. They are shown now and never again. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export const recoveryLeft = z.object({ left: count });
/** A code in place of the lost password, and the new one. */
export const recover = z.strictObject({ name: playerName, code: z.string().max(100), password });
/** After a new password the session has a new token, and all others have ended. */
export const changedPlayer = player.extend({ token: z.string().optional() });
export type ChangePlayer = z.infer<typeof changePlayer>;
