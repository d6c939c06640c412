import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { err, nameKeyOf, ok, plainKeyOf, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { ChangePlayer, Player, Session, SignedIn } from '@tactarium/protocol';
import type { Attempt, Guard } from '../counts/counts.ts';
import type { Limits } from '../limits.ts';
import type { Ports } from '../ports.ts';
import { ORDINARY, type PlayerRow, type SessionRow } from '../storage/port/players.ts';
import type { Store } from '../storage/store.ts';
import { isEasy } from './passwords.ts';

/** The player who makes a request, found by the token sent with it. */
export interface Visitor {
  readonly player: string;
  readonly name: string;
  readonly guest: boolean;
  readonly admin: boolean;
  readonly session: string;
}

/** `token`: the session has another one from now on. */
export interface Changed {
  readonly player: Player;
  readonly token?: string;
}

/** Of argon2id, which the library takes when no other is named. Memory in KiB. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A session that was seen within this time is not written again. */
const SEEN_EVERY = 60_000;
const DAY = 24 * 3600_000;
/** Checked against when there is no such player, so that the time taken tells nothing. */
const NOBODY = hash('nobody has this password', ARGON);

/** The name of all deleted accounts. Nobody else can take it. */
export const DELETED_NAME = 'deleted player';
const isReserved = (name: string): boolean => plainKeyOf(name) === plainKeyOf(DELETED_NAME);

/** Guests, names and passwords, sessions. */
export class Players {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #limits: Limits;
  readonly #guard: Guard;
  /** Called when sessions end, so that their sockets are closed. */
  onEnded: (player: string, ended: (session: string) => boolean) => void = () => {};
  /** Called when the player of a seat in these matches has changed. */
  onClaimed: (matches: readonly string[]) => Promise<void> = async () => {};

  constructor(store: Store, ports: Ports, limits: Limits, guard: Guard) {
    this.#store = store;
    this.#ports = ports;
    this.#limits = limits;
    this.#guard = guard;
  }

  async visitor(token: string): Promise<Visitor | undefined> {
    const row = await this.#store.session(hashOf(token));
    if (!row) return undefined;
    const now = this.#ports.clock.now();
    if (now - row.seen > this.#limits.days * DAY || row.bannedUntil > now) {
      await this.#store.endSession(row.player, row.id);
      return undefined;
    }
    if (now - row.seen > SEEN_EVERY) await this.#store.seen(row.id, now);
    return { player: row.player, name: row.name, guest: row.guest, admin: row.admin, session: row.id };
  }

  async guest(name: string | undefined): Promise<Result<SignedIn, Refusal>> {
    if (name !== undefined && (isReserved(name) || (await this.account(name)))) return err(refusal('name/taken'));
    const id = this.#ports.ids.player();
    const created = this.#ports.clock.now();
    const player: PlayerRow = { id, name: name ?? `Guest ${id.slice(-4)}`, created, ...ORDINARY };
    const { token, session } = this.#newSession(id);
    await this.#store.addPlayer(player, session);
    return ok({ player: { id, name: player.name, guest: true }, token, session: session.id });
  }

  account = (name: string): Promise<PlayerRow | undefined> => accountNamed(this.#store, name);

  /** `visitor`: whose matches are claimed, if that is a guest. */
  async signIn(name: string, password: string, address: string, visitor?: Visitor): Promise<Result<SignedIn, Refusal>> {
    const now = this.#ports.clock.now();
    const attempt = { name: nameKeyOf(name), address };
    const slowed = await this.#slowed(attempt, now);
    if (slowed) return err(slowed);
    const player = await this.account(name);
    const matches = await verify(player?.passwordHash ?? (await NOBODY), password);
    if (!player || !matches) return err(refusal('login/wrong'));
    await this.#guard.succeeded(attempt);
    const banned = this.refuseBanned(player);
    if (banned) return err(banned);
    await this.#makeRoom(player.id);
    const claimed = visitor?.guest ? await this.#claim(visitor.player, player.id) : undefined;
    return ok({ ...(await this.enter(player)), ...(claimed && { claimed }) });
  }

  /** The refusal of a player who is banned now. */
  refuseBanned({ bannedUntil }: PlayerRow): Refusal | undefined {
    return bannedUntil > this.#ports.clock.now() ? refusal('player/banned', { until: bannedUntil }) : undefined;
  }

  /** A session for somebody who has proved to be this player. */
  async enter({ id, name, admin }: PlayerRow): Promise<SignedIn> {
    const { token, session } = this.#newSession(id);
    await this.#store.addSession(session);
    return { player: { id, name, guest: false, ...(admin && { admin }) }, token, session: session.id };
  }

  async #slowed(attempt: Attempt, now: number): Promise<Refusal | undefined> {
    const wait = await this.#guard.begin(attempt, now);
    return wait > 0 ? refusal('login/slow-down', { seconds: Math.ceil(wait / 1_000) }) : undefined;
  }

  /** The least recently used sessions are ended, so that sessions left open elsewhere lock nobody out. */
  async #makeRoom(player: string): Promise<void> {
    const sessions = [...(await this.#store.sessionsOf(player))].sort((a, b) => a.seen - b.seen);
    const ended = sessions.slice(0, Math.max(0, sessions.length - this.#limits.sessions + 1)).map(({ id }) => id);
    for (const id of ended) await this.#store.endSession(player, id);
    if (ended.length > 0) this.onEnded(player, (id) => ended.includes(id));
  }

  async #claim(guest: string, account: string): Promise<NonNullable<SignedIn['claimed']>> {
    const { moved, refused } = await this.#store.claim(guest, account);
    this.onEnded(guest, () => true);
    await this.onClaimed(moved);
    return { matches: moved.length, refused: [...refused] };
  }

  /** A guest gets a password (and from then on the name is its own), or either is changed. */
  async change(visitor: Visitor, wish: ChangePlayer, address: string): Promise<Result<Changed, Refusal>> {
    const player = (await this.#store.player(visitor.player))!;
    const name = wish.name ?? player.name;
    const { passwordHash } = player;
    if (wish.password !== undefined && isEasy(wish.password, name)) return err(refusal('password/easy'));
    if (wish.password !== undefined) {
      const refused = await this.refusePassword(player.id, wish.current, address);
      if (refused) return err(refused);
    }
    const registered = passwordHash !== undefined || wish.password !== undefined;
    const taken = await this.#write(player.id, name, registered, wish.password);
    if (taken) return err(taken);
    const changedPlayer = { id: player.id, name, guest: !registered, ...(visitor.admin && { admin: true }) };
    if (wish.password === undefined) return ok({ player: changedPlayer });
    // Everybody else who got into this account is out, by another session or with this session's old token.
    await this.endOthers(visitor);
    const token = this.#ports.ids.token();
    await this.#store.renewSession(visitor.session, hashOf(token));
    return ok({ player: changedPlayer, token });
  }

  /** Renames a player, at their own wish or an admin's. */
  rename = ({ id, passwordHash }: PlayerRow, name: string): Promise<Refusal | undefined> =>
    this.#write(id, name, passwordHash !== undefined);

  async #write(id: string, name: string, registered: boolean, password?: string): Promise<Refusal | undefined> {
    if (isReserved(name)) return refusal('name/taken');
    const holder = await this.account(name);
    if (holder && holder.id !== id) return refusal('name/taken');
    const changed = await this.#store.changePlayer(id, {
      name,
      ...(registered && { nameKey: nameKeyOf(name) }),
      ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    });
    return changed ? undefined : refusal('name/taken');
  }

  /** Why this is not the player's password; undefined if it is, and for a guest, who has none. */
  async refusePassword(id: string, password: string | undefined, address: string): Promise<Refusal | undefined> {
    const { name, passwordHash } = (await this.#store.player(id))!;
    if (passwordHash === undefined) return undefined;
    const attempt = { name: nameKeyOf(name), address };
    const slowed = await this.#slowed(attempt, this.#ports.clock.now());
    if (slowed) return slowed;
    if (password === undefined || !(await verify(passwordHash, password))) return refusal('login/wrong');
    await this.#guard.succeeded(attempt);
    return undefined;
  }

  async sessions(visitor: Visitor): Promise<readonly Session[]> {
    const rows = await this.#store.sessionsOf(visitor.player);
    return rows.map(({ id, began, seen }) => ({ id, current: id === visitor.session, began, seen }));
  }

  async end(visitor: Visitor, session: string): Promise<Result<undefined, Refusal>> {
    if (!(await this.#store.endSession(visitor.player, session))) return err(refusal('session/not-found'));
    this.onEnded(visitor.player, (id) => id === session);
    return ok(undefined);
  }

  async endOthers(visitor: Visitor): Promise<void> {
    await this.#store.endSessionsBut(visitor.player, visitor.session);
    this.onEnded(visitor.player, (id) => id !== visitor.session);
  }

  #newSession(player: string): { token: string; session: SessionRow } {
    const token = this.#ports.ids.token();
    const now = this.#ports.clock.now();
    return {
      token,
      session: { id: this.#ports.ids.session(), tokenHash: hashOf(token), player, began: now, seen: now },
    };
  }
}

/** The account that has this name, or one that looks like it. */
export const accountNamed = async (store: Store, name: string): Promise<PlayerRow | undefined> =>
  (await store.playerNamed(nameKeyOf(name))) ?? (await store.playerNamed(plainKeyOf(name)));

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
