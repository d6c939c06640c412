import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { AdminAct, AuditEntry, FoundPlayer } from '@tactarium/protocol';
import type { MatchHost } from '../match/matchHost.ts';
import type { Farewell } from '../players/farewell.ts';
import type { Players, Visitor } from '../players/players.ts';
import type { Ports } from '../ports.ts';
import type { PlayerRow } from '../storage/port/players.ts';
import type { Store } from '../storage/store.ts';

const DAY = 24 * 3600_000;
/** Rows of a page. */
const FOUND = 20;
const AUDITED = 50;

/**
 * What admins do about players and matches. An act is written into the audit log before it is done: one that a crash
 * or the database cut short stands there too.
 */
export class Admin {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #players: Players;
  readonly #farewell: Farewell;
  readonly #host: MatchHost;

  constructor(store: Store, ports: Ports, players: Players, farewell: Farewell, host: MatchHost) {
    this.#store = store;
    this.#ports = ports;
    this.#players = players;
    this.#farewell = farewell;
    this.#host = host;
  }

  async find(text: string): Promise<FoundPlayer[]> {
    return Promise.all((await this.#store.findPlayers(text, FOUND)).map((player) => this.#described(player)));
  }

  async ban(admin: Visitor, id: string, days: number, note: string): Promise<Result<FoundPlayer, Refusal>> {
    const found = await this.#other(id);
    if (!found.ok) return found;
    await this.#wrote(admin, 'ban', id, `${days} d: ${note}`);
    await this.#store.changePlayer(id, { bannedUntil: this.#ports.clock.now() + days * DAY });
    await this.#store.endSessionsBut(id, '');
    this.#players.onEnded(id, () => true);
    await this.#farewell.giveUpAll(id);
    return this.#again(id);
  }

  async unban(admin: Visitor, id: string, note: string): Promise<Result<FoundPlayer, Refusal>> {
    const found = await this.#other(id);
    if (!found.ok) return found;
    await this.#wrote(admin, 'unban', id, note);
    await this.#store.changePlayer(id, { bannedUntil: 0 });
    return this.#again(id);
  }

  async rename(admin: Visitor, id: string, name: string, note: string): Promise<Result<FoundPlayer, Refusal>> {
    const found = await this.#other(id);
    if (!found.ok) return found;
    await this.#wrote(admin, 'rename', id, `${found.value.name} → ${name}: ${note}`);
    const refused = await this.#players.rename(found.value, name);
    return refused ? err(refused) : this.#again(id);
  }

  async remove(admin: Visitor, id: string, note: string): Promise<Result<undefined, Refusal>> {
    const found = await this.#other(id);
    if (!found.ok) return found;
    await this.#wrote(admin, 'delete', id, `${found.value.name}: ${note}`);
    await this.#farewell.erase(id);
    return ok(undefined);
  }

  /** Closes it as void, without a result. */
  async endMatch(admin: Visitor, id: string, note: string): Promise<Result<undefined, Refusal>> {
    const live = await this.#host.find(id);
    if (!live) return err(refusal('match/not-found'));
    await this.#wrote(admin, 'end-match', id, note);
    return (await this.#host.annul(live, 'ended_by_admin')) ? ok(undefined) : err(refusal('match/ended'));
  }

  async audit(before: string | undefined): Promise<AuditEntry[]> {
    const rows = await this.#store.audit(before, AUDITED);
    return Promise.all(
      rows.map(async ({ admin, ...row }) => {
        const name = admin === undefined ? undefined : (await this.#store.player(admin))?.name;
        return { ...row, ...(admin !== undefined && { admin: { id: admin, name: name ?? admin } }) };
      }),
    );
  }

  /** Admins are equals: only the operator does anything about one of them. */
  async #other(id: string): Promise<Result<PlayerRow, Refusal>> {
    const player = await this.#store.player(id);
    if (!player) return err(refusal('player/not-found'));
    return player.admin ? err(refusal('admin/colleague')) : ok(player);
  }

  async #again(id: string): Promise<Result<FoundPlayer, Refusal>> {
    const player = await this.#store.player(id);
    return player ? ok(await this.#described(player)) : err(refusal('player/not-found'));
  }

  async #described({ id, name, passwordHash, admin, created, bannedUntil }: PlayerRow): Promise<FoundPlayer> {
    const sessions = await this.#store.sessionsOf(id);
    return {
      id,
      name,
      guest: passwordHash === undefined,
      admin,
      created,
      ...(bannedUntil > this.#ports.clock.now() && { bannedUntil }),
      ...(sessions.length > 0 && { seen: Math.max(...sessions.map(({ seen }) => seen)) }),
      unfinished: await this.#store.unfinishedOf(id),
    };
  }

  #wrote(admin: Visitor, act: AdminAct, subject: string, note: string): Promise<void> {
    const at = this.#ports.clock.now();
    const id = this.#ports.ids.audit(at);
    return this.#store.addAudit({ id, at, admin: admin.player, act, subject, note });
  }
}
