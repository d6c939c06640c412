import { err, ok, type Refusal, type Result, refusal, type Seat } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { CallReason, PushMessage, pushSubscription } from '@tactarium/protocol';
import type { z } from 'zod';
import type { Rates } from '../counts/counts.ts';
import type { Limits } from '../limits.ts';
import type { LiveMatch } from '../match/liveMatch.ts';
import type { Visitor } from '../players/players.ts';
import type { Ports } from '../ports.ts';
import type { Presence } from '../presence/presence.ts';
import type { PushRow } from '../storage/port/push.ts';
import type { Store } from '../storage/store.ts';
import { isEndpoint } from './addresses.ts';
import { encrypt } from './encrypt.ts';
import type { PushSender } from './sender.ts';
import type { Vapid } from './vapid.ts';

/** What an operator has to give so that players can be called. */
export interface PushPorts {
  readonly keys: Vapid;
  readonly sender: PushSender;
}

/** Seconds for which a push service keeps what it cannot deliver. */
const KEPT = 24 * 3600;
/** The service does not know this browser any more. */
const GONE = new Set([404, 410]);

/** Calls players who have no page open. */
export class Push {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #presence: Presence;
  readonly #limits: Limits;
  readonly #calls: Rates;
  readonly #underWay = new Set<Promise<void>>();

  constructor(store: Store, ports: Ports, presence: Presence, limits: Limits, calls: Rates) {
    this.#store = store;
    this.#ports = ports;
    this.#presence = presence;
    this.#limits = limits;
    this.#calls = calls;
  }

  /** What browsers subscribe with; absent where the operator has no keys. */
  get key(): string | undefined {
    return this.#ports.push?.keys.publicKey;
  }

  async subscribe(
    { player, session }: Visitor,
    wish: z.output<typeof pushSubscription>,
  ): Promise<Result<undefined, Refusal>> {
    if (!this.#ports.push) return err(refusal('push/off'));
    if (!isEndpoint(wish.endpoint)) return err(refusal('push/endpoint'));
    const { endpoint, keys, language } = wish;
    const row = { endpoint, player, session, ...keys, language, created: this.#ports.clock.now() };
    try {
      encrypt('', keys);
    } catch {
      // The key is no point of the curve.
      return err(refusal('push/keys'));
    }
    await this.#store.addPush(row, this.#limits.browsers);
    return ok(undefined);
  }

  async unsubscribe(player: string, endpoint: string): Promise<void> {
    await this.#store.endPush(endpoint, player);
  }

  /** These seats owe a command since just now, or are kept for players who have yet to come. */
  called(live: LiveMatch, seats: readonly Seat[], why: CallReason): void {
    if (!this.#ports.push || seats.length === 0) return;
    const call = this.#call(live, seats, why, this.#ports.push)
      .catch((error: unknown) => this.#ports.log.warn({ match: live.match.id, error }, 'a player could not be called'))
      .finally(() => this.#underWay.delete(call));
    this.#underWay.add(call);
  }

  /** Until nobody is being called. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #call({ match }: LiveMatch, seats: readonly Seat[], why: CallReason, ports: PushPorts): Promise<void> {
    const now = this.#ports.clock.now();
    const players = seats.flatMap((seat) => match.seats[seat]?.player ?? []);
    for (const player of (await this.#presence.away(players, now)).keys()) {
      const browsers = await this.#store.pushesOf(player);
      if (browsers.length === 0 || (await this.#calls.take(player, now)) > 0) continue;
      const others = match.seats.filter((seat) => seat.player !== player);
      const opponent = others.length === 1 ? others[0]!.name : undefined;
      const game = gameNamed(match.game)?.name ?? match.game;
      const message = { type: why, match: match.id, game, ...(opponent !== undefined && { opponent }) } as const;
      await Promise.all(browsers.map((browser) => this.#send(browser, message, ports, now)));
    }
  }

  async #send(
    { endpoint, p256dh, auth, language }: PushRow,
    message: Omit<PushMessage, 'language'>,
    { keys, sender }: PushPorts,
    now: number,
  ): Promise<void> {
    const body = encrypt(JSON.stringify({ ...message, language } satisfies PushMessage), { p256dh, auth });
    const headers = {
      authorization: keys.authorization(endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT),
      // Of several turns in one match only the latest is shown.
      topic: message.match.slice(0, 32),
      urgency: 'normal',
    };
    try {
      const status = await sender.send({ endpoint, headers, body });
      if (GONE.has(status)) await this.#store.endPush(endpoint);
      else if (status >= 300) this.#ports.log.warn({ status, service: new URL(endpoint).host }, 'a push was refused');
    } catch (error) {
      this.#ports.log.warn({ error, service: new URL(endpoint).host }, 'a push service was not reached');
    }
  }
}
