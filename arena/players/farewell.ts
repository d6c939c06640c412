import { err, type Json, match as matchOf, ok, type Refusal, type Result } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Lobby } from '../match/lobby.ts';
import type { MatchHost } from '../match/matchHost.ts';
import { infoOf } from '../match/messages.ts';
import type { Ports } from '../ports.ts';
import type { LogRow } from '../storage/port/log.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Store } from '../storage/store.ts';
import { DELETED_NAME, type Players, type Visitor } from './players.ts';

/** Matches of one player that are looked through: more than anybody plays. */
const ALL = 100_000;
/** Of those that are over, the latest, which may be in somebody's sight with the old name. */
const IN_SIGHT = 50;

/** What a player takes along, and how one leaves. */
export class Farewell {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #players: Players;
  readonly #lobby: Lobby;
  readonly #host: MatchHost;

  constructor(store: Store, ports: Ports, players: Players, lobby: Lobby, host: MatchHost) {
    this.#store = store;
    this.#ports = ports;
    this.#players = players;
    this.#lobby = lobby;
    this.#host = host;
  }

  /** Gives up what is under way, and then the account. What was played stays, under another name. */
  async remove(visitor: Visitor, password: string | undefined, address: string): Promise<Result<undefined, Refusal>> {
    const refused = await this.#players.refusePassword(visitor.player, password, address);
    if (refused) return err(refused);
    await this.erase(visitor.player);
    return ok(undefined);
  }

  /** The same without asking for the password: the caller has checked that it is allowed. */
  async erase(player: string): Promise<void> {
    const matches = await this.giveUpAll(player);
    await this.#store.deletePlayer(player, DELETED_NAME);
    this.#players.onEnded(player, () => true);
    const seen = matches.filter(({ status }, i) => status === 'live' || i < IN_SIGHT);
    await this.#players.onClaimed(seen.map(({ id }) => id));
  }

  /** Withdraws from and resigns whatever is under way. All matches of the player, as they stood before. */
  async giveUpAll(player: string): Promise<readonly MatchRow[]> {
    const matches = await this.#store.matchesOf(player, ALL);
    for (const match of matches) {
      if (match.status === 'open') await this.#lobby.withdraw(player, match.id);
      if (match.status === 'live') await this.#giveUp(match, player);
    }
    return matches;
  }

  /** A match that cannot be given up is left to its clock. */
  async #giveUp(row: MatchRow, player: string): Promise<void> {
    const live = await this.#host.find(row.id);
    const seat = row.seats.find((one) => one.player === player)?.seat;
    if (!live?.folded || seat === undefined) return;
    const type = gameNamed(row.game)?.solitary ? 'abandon' : 'resign';
    const given = await this.#host.play(live, seat, live.folded.count(seat), { type }, this.#ports.clock.now());
    if (!given.ok) this.#ports.log.info({ match: row.id, code: given.error.code }, 'a match was not given up');
  }

  /** Everything that is kept about a player, part by part, as JSON text. What is hidden from them is not in it. */
  async *data({ player }: Visitor): AsyncIterable<string> {
    const { passwordHash, nameKey: _, ...row } = (await this.#store.player(player))!;
    const sessions = (await this.#store.sessionsOf(player)).map(({ id, began, seen }) => ({ id, began, seen }));
    const pushes = await this.#store.pushesOf(player);
    const head = {
      player: { ...row, guest: passwordHash === undefined },
      sessions,
      recoveryCodes: await this.#store.recoveryCodes(player),
      // Without the keys: with those, anybody could send messages to the browser.
      pushes: pushes.map(({ endpoint, language, created }) => ({ endpoint, language, created })),
      follows: (await this.#store.followsOf(player)).map(({ followed, name, since }) => ({
        player: followed,
        name,
        since,
      })),
      ratings: await this.#store.ratingsOf(player),
      shared: await this.#store.sharedOf(player),
      games: await this.#store.dataOf(player),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
    let isFirst = true;
    for (const match of await this.#store.matchesOf(player, ALL)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(await this.#played(match, player))}`;
      isFirst = false;
    }
    yield ']}\n';
  }

  async #played(match: MatchRow, player: string): Promise<Json> {
    const seat = match.seats.findIndex((one) => one.player === player);
    const entry = gameNamed(match.game);
    const mine = (await this.#store.log(match.id, 0)).filter(({ actor }) => actor === seat);
    const commands = mine.map(({ n, arrival, command }: LogRow) => ({
      n,
      at: arrival,
      command: JSON.parse(command) as Json,
    }));
    const { commitment: _, ...info } = infoOf(match);
    const name = entry && matchOf(entry.game).seats[seat];
    return JSON.parse(JSON.stringify({ ...info, ...(name !== undefined && { mine: name }), commands })) as Json;
  }
}
