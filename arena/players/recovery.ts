import { createHash } from 'node:crypto';
import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { SignedIn } from '@tactarium/protocol';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import { isEasy } from './passwords.ts';
import { hashPassword, type Players, type Visitor } from './players.ts';

/** How many codes a player is given at a time. */
const CODES = 8;

/** Gives access to an account whose password is lost, by one of several codes written down earlier. Each works once. */
export class Recovery {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #players: Players;

  constructor(store: Store, ports: Ports, players: Players) {
    this.#store = store;
    this.#ports = ports;
    this.#players = players;
  }

  left({ player }: Visitor): Promise<number> {
    return this.#store.recoveryCodes(player);
  }

  /** New codes, which replace the earlier ones. They are shown only now: the server keeps hashes. */
  async renew(visitor: Visitor, password: string, address: string): Promise<Result<readonly string[], Refusal>> {
    if (visitor.guest) return err(refusal('recovery/guest'));
    const refused = await this.#players.refusePassword(visitor.player, password, address);
    if (refused) return err(refused);
    const codes = Array.from({ length: CODES }, () => this.#ports.ids.recovery());
    await this.#store.setRecovery(
      visitor.player,
      codes.map((code) => hashOf(visitor.player, code)),
    );
    return ok(codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')));
  }

  /** A valid code proves to be the player: signs in with a new password, and ends all other sessions. */
  async recover(name: string, code: string, password: string): Promise<Result<SignedIn, Refusal>> {
    const player = await this.#players.account(name);
    if (!player || (await this.#store.recoveryCodes(player.id)) === 0) return err(refusal('recovery/wrong'));
    if (isEasy(password, player.name)) return err(refusal('password/easy'));
    const banned = this.#players.refuseBanned(player);
    if (banned) return err(banned);
    const used = await this.#store.recover(player.id, hashOf(player.id, code), await hashPassword(password));
    if (!used) return err(refusal('recovery/wrong'));
    this.#players.onEnded(player.id, () => true);
    return ok(await this.#players.enter(player));
  }
}

/** However it was typed: in small letters, with or without dashes. A code is too long to be guessed, so no slow hash. */
const hashOf = (player: string, code: string): string =>
  createHash('sha256')
    .update(`${player} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
    .digest('hex');
