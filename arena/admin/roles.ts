import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { randomIds } from '../ids.ts';
import { accountNamed } from '../players/players.ts';
import type { Store } from '../storage/store.ts';

/** Who is an admin. Only the operator decides that, at the command line. */
export interface Roles {
  admins(): Promise<readonly string[]>;
  /** Makes an account an admin, or takes that back. Answers its name. */
  appoint(name: string, isAdmin: boolean): Promise<Result<string, Refusal>>;
}

export const rolesIn = (store: Store): Roles => ({
  async admins() {
    return (await store.admins()).map(({ name }) => name);
  },
  async appoint(name, isAdmin) {
    const player = await accountNamed(store, name);
    if (!player) return err(refusal('player/not-found'));
    const at = await store.now();
    const act = isAdmin ? 'grant' : 'revoke';
    await store.addAudit({ id: randomIds.audit(at), at, act, subject: player.id, note: player.name });
    await store.changePlayer(player.id, { admin: isAdmin });
    return ok(player.name);
  },
});
