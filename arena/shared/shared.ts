import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { SharedInfo, ShareGame } from '@tactarium/protocol';
import { type Bots, Busy } from '../bots/bots.ts';
import type { Limits } from '../limits.ts';
import type { Ports } from '../ports.ts';
import type { SharedRow } from '../storage/port/shared.ts';
import type { Store } from '../storage/store.ts';
import type { Genuine } from './verify.ts';

const DAY = 24 * 3600_000;
const unzip = promisify(gunzip);

/**
 * Games against the computer that were played elsewhere and are shown here. Each is played again before it is kept; who
 * chose the commands nobody knows, so none of them counts for anything.
 */
export class SharedGames {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #bots: Bots;
  readonly #limits: Limits;

  constructor(store: Store, ports: Ports, bots: Bots, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#bots = bots;
    this.#limits = limits;
  }

  async share(player: string, upload: ShareGame): Promise<Result<SharedInfo, Refusal>> {
    const { seat, bot, replay } = upload;
    const entry = gameNamed(replay.game);
    if (!entry) return err(refusal('game/unknown'));
    if (entry.solitary) return err(refusal('share/solitary'));
    if (replay.rules !== entry.game.rules) return err(refusal('share/other-rules'));
    if (!entry.game.seats.includes(seat)) return err(refusal('seats/unknown'));
    if (!entry.bots.some(({ name }) => name === bot)) return err(refusal('bot/unknown'));
    if (replay.digests.length !== replay.commands.length) {
      return err(refusal('share/broken', { why: 'it has not one digest for each command' }));
    }
    const since = this.#ports.clock.now() - DAY;
    const { shares } = this.#limits;
    // Looked at before the work is done, and again when it is kept.
    if ((await this.#store.sharedSince(player, since)) >= shares) return err(refusal('limit/shares'));
    const genuine = await this.#verify(player, replay);
    if (!genuine.ok) return genuine;
    const row: SharedRow = {
      id: this.#ports.ids.shared(),
      player,
      game: replay.game,
      rules: replay.rules,
      seat,
      bot,
      commands: replay.commands.length,
      created: this.#ports.clock.now(),
      ...genuine.value,
    };
    if (!(await this.#store.addShared(row, since, shares))) return err(refusal('limit/shares'));
    return this.info(row.id);
  }

  async #verify(player: string, replay: ShareGame['replay']): Promise<Result<Genuine, Refusal>> {
    try {
      return (await this.#bots.study('share', { replay }, player)) as Result<Genuine, Refusal>;
    } catch (error) {
      if (error instanceof Busy) return err(refusal('limit/studies'));
      this.#ports.log.warn(
        { error, game: replay.game, commands: replay.commands.length },
        'a game was not played again',
      );
      return err(refusal('share/too-long'));
    }
  }

  async info(id: string): Promise<Result<SharedInfo, Refusal>> {
    const row = await this.#game(id);
    if (!row) return err(refusal('share/not-found'));
    const { body: _, player: maker, ...rest } = row;
    const { name, passwordHash } = (await this.#store.player(maker))!;
    return ok({
      ...rest,
      options: rest.options as SharedInfo['options'],
      outcome: rest.outcome as SharedInfo['outcome'],
      player: { id: maker, name, guest: passwordHash === undefined },
      refereed: false,
    });
  }

  /** One that was shared just now may be missing in a replica. */
  async #game(id: string): Promise<SharedRow | undefined> {
    return (await this.#store.reading.sharedGame(id)) ?? this.#store.sharedGame(id);
  }

  /** The replay, as JSON text. */
  async replay(id: string): Promise<Result<string, Refusal>> {
    const row = await this.#game(id);
    return row ? ok((await unzip(Buffer.from(row.body, 'base64'))).toString()) : err(refusal('share/not-found'));
  }
}
