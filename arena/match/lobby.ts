import {
  type AnyEntry,
  err,
  type Json,
  ok,
  openingOptions,
  type Refusal,
  type Result,
  refusal,
  type Seed,
  type Sitters,
  seatsChange,
} from '@tactarium/engine';
import { gameNamed, games } from '@tactarium/games';
import type { GameInfo, MyMatch, newMatch, SeatWish } from '@tactarium/protocol';
import { isLiveClock } from '@tactarium/protocol/pace';
import type { z } from 'zod';
import { RoomRefused } from '../games/room.ts';
import type { Limits } from '../limits.ts';
import { DELETED_NAME } from '../players/players.ts';
import type { Ports } from '../ports.ts';
import type { Presence } from '../presence/presence.ts';
import type { Beginning, MatchRow, SeatRow } from '../storage/port/matches.ts';
import type { Store } from '../storage/store.ts';
import { beginningOf, begunIfFull } from './beginning.ts';
import type { MatchHost } from './matchHost.ts';
import { infoOf } from './messages.ts';

type Wish = z.output<typeof newMatch>;

/** Turns by which spectators are behind where something is hidden. */
const DELAY = 3;
/** Challenges that are looked through for those to be listed. */
const READ = 200;
/** Challenges to one player that are not answered. */
const MOST_CHALLENGED = 20;
/** A code that is taken already is drawn again. */
const DRAWS = 5;

export const delayOf = (entry: AnyEntry): number => (entry.secret ? DELAY : 0);

export const gameInfos = (): GameInfo[] =>
  games.map((entry) => ({
    id: entry.game.id,
    name: entry.name,
    rules: entry.game.rules,
    seats: [...entry.game.seats],
    bots: entry.bots.map(({ name, about }) => ({ name, about })),
    samples: entry.samples as GameInfo['samples'],
    delay: delayOf(entry),
  }));

/** How matches come about. */
export class Lobby {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #presence: Presence;
  readonly #limits: Limits;

  constructor(store: Store, ports: Ports, host: MatchHost, presence: Presence, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
    this.#presence = presence;
    this.#limits = limits;
  }

  async create(player: string, wish: Wish): Promise<Result<MyMatch, Refusal>> {
    const entry = gameNamed(wish.game);
    if (!entry) return err(refusal('game/unknown'));
    // Its options decide what a match is worth, so they are its room's to make.
    if (entry.solitary) return err(refusal('game/own-door'));
    const seats = seatsFor(entry, player, wish.seats);
    if (!seats.ok) return seats;
    const options = openingOptions(entry, wish.options, botsIn(seats.value));
    if (!options.ok) return options;
    const refused = await this.#refuseChallenge(player, wish, seats.value);
    if (refused) return err(refused);
    if (await this.#isFull(player)) return err(refusal('limit/matches'));
    return this.#add(player, {
      game: wish.game,
      rules: entry.game.rules,
      options: options.value,
      clock: wish.clock,
      delay: wish.delay ?? delayOf(entry),
      watch: wish.watch,
      rated: wish.rated,
      ...(wish.listed && { listed: true }),
      seats: seats.value,
    });
  }

  /** Why this match cannot be a challenge in the list, or to those for whom its seats are kept. */
  async #refuseChallenge(player: string, { listed }: Wish, seats: readonly SeatRow[]): Promise<Refusal | undefined> {
    const challenged = seats.flatMap((seat) => (seat.joined ? [] : (seat.player ?? [])));
    if (listed && !seats.some((seat) => seat.player === undefined && seat.bot === undefined))
      return refusal('challenge/no-seat');
    if (!listed && challenged.length === 0) return undefined;
    for (const [i, id] of challenged.entries()) {
      if (id === player || challenged.indexOf(id) !== i) return refusal('challenge/twice');
      const row = await this.#store.player(id);
      if (!row || row.name === DELETED_NAME) return refusal('player/not-found');
      const { challengers = 'everybody' } = row;
      const isWanted = challengers === 'everybody' || (challengers === 'followed' && (await this.#store.isFollowing(id, player))); // biome-ignore format: one thought
      if (!isWanted) return refusal('challenge/not-wanted');
      if ((await this.#store.challengesTo(id)) >= MOST_CHALLENGED) return refusal('challenge/too-many');
    }
    const own = await this.#store.challengesBy(player);
    return own >= this.#limits.challenges ? refusal('limit/challenges') : undefined;
  }

  async #isFull(player: string): Promise<boolean> {
    return (await this.#store.unfinishedOf(player)) >= this.#limits.matches;
  }

  /**
   * For rooms: a match of a game that is played alone. Nobody watches it, no clock runs, and how many there can be is
   * the room's to say. Several begin with the same seed where they shall be the same.
   */
  async begin(player: string, game: string, options: unknown, seed?: Seed): Promise<Result<MyMatch, Refusal>> {
    const entry = gameNamed(game);
    if (!entry?.solitary) return err(refusal('game/unknown'));
    const read = openingOptions(entry, options as Json, [undefined]);
    if (!read.ok) return read;
    return this.#add(player, {
      game,
      rules: entry.game.rules,
      options: read.value,
      clock: { type: 'none' },
      delay: 0,
      watch: false,
      rated: false,
      seats: [{ seat: 0, player, joined: true }],
      ...(seed !== undefined && { seed }),
    });
  }

  async #add(
    player: string,
    wanted: Pick<
      MatchRow,
      'game' | 'rules' | 'options' | 'clock' | 'delay' | 'watch' | 'rated' | 'listed' | 'seats' | 'rematchOf'
    > & { readonly seed?: Seed },
  ): Promise<Result<MyMatch, Refusal>> {
    const againstBots = wanted.seats.some(({ bot }) => bot !== undefined);
    if (againstBots && this.#host.botsAreBusy(player)) return err(refusal('limit/decisions'));
    for (let draw = 0; draw < DRAWS; draw++) {
      const now = this.#ports.clock.now();
      const match: MatchRow = {
        ...wanted,
        // Matches against the computer are not rated.
        rated: wanted.rated && wanted.seats.length === 2 && wanted.seats.every(({ bot }) => bot === undefined),
        id: this.#ports.ids.match(now),
        seed: wanted.seed ?? this.#ports.ids.seed(),
        invite: this.#ports.ids.invite(),
        maker: player,
        status: 'open',
        created: now,
        turn: 0,
      };
      const added = await this.#added(begunIfFull(match, now, this.#host.pauses));
      if (!added.ok) return added;
      if (added.value) return ok(await this.#settled(match.id, player));
      if (wanted.rematchOf !== undefined) break;
    }
    return err(refusal('match/taken'));
  }

  /** False when its code is taken; refused where the room of its game wants it so. */
  async #added(match: MatchRow): Promise<Result<boolean, Refusal>> {
    try {
      return ok(await this.#store.addMatch(match));
    } catch (error) {
      if (error instanceof RoomRefused) return err(error.refusal);
      throw error;
    }
  }

  async join(player: string, code: string): Promise<Result<MyMatch, Refusal>> {
    const match = await this.#store.matchInvited(code);
    return match ? this.#sit(player, match) : err(refusal('invite/not-found'));
  }

  /** Takes the free seat of an open challenge. */
  async accept(player: string, id: string): Promise<Result<MyMatch, Refusal>> {
    const match = await this.#store.match(id);
    if (!match?.listed) return err(refusal('challenge/not-found'));
    return match.maker === player ? err(refusal('challenge/own')) : this.#sit(player, match);
  }

  /**
   * Open challenges, the latest first. Where the clock is fast, only while its maker has a page open: nobody shall
   * sit down opposite an empty chair.
   */
  async challenges(player: string): Promise<readonly MyMatch[]> {
    const rows = await this.#store.challenges(READ);
    const makers = rows.flatMap(({ clock, maker }) => (isLiveClock(clock) && maker !== player ? [maker] : []));
    const away = await this.#presence.away(new Set(makers), this.#ports.clock.now());
    return rows
      .filter(({ clock, maker }) => maker === player || !isLiveClock(clock) || !away.has(maker))
      .slice(0, this.#limits.list)
      .map((match) => myMatch(match, player));
  }

  /** Takes a seat that is kept for this player. */
  async take(player: string, id: string): Promise<Result<MyMatch, Refusal>> {
    const match = await this.#store.match(id);
    if (!match) return err(refusal('match/not-found'));
    return match.seats.some((seat) => seat.player === player)
      ? this.#sit(player, match)
      : err(refusal('match/not-seated'));
  }

  async #sit(player: string, match: MatchRow): Promise<Result<MyMatch, Refusal>> {
    const mine = match.seats.find((seat) => seat.player === player);
    if (mine?.joined) return ok(myMatch(match, player));
    if (match.status === 'void') return err(refusal('match/void'));
    if (match.status !== 'open') return err(refusal('match/full'));
    // A seat that is kept for this player is counted already.
    const counted = (await this.#store.unfinishedOf(player)) + (mine ? 0 : 1);
    if (counted > this.#limits.matches) return err(refusal('limit/matches'));
    const free = mine ? [mine] : match.seats.filter((seat) => seat.player === undefined && seat.bot === undefined);
    const begin = (full: MatchRow): Beginning => beginningOf(full, this.#ports.clock.now(), this.#host.pauses);
    for (const { seat } of free) {
      if (await this.#store.sit(match.id, seat, player, begin)) return ok(await this.#settled(match.id, player));
    }
    // Somebody was faster, perhaps this player at another door.
    const now = (await this.#store.match(match.id))!;
    if (now.status === 'void') return err(refusal('match/void'));
    return now.seats.some((seat) => seat.player === player && seat.joined)
      ? ok(myMatch(now, player))
      : err(refusal('match/full'));
  }

  /** Somebody has sat down, and perhaps the match has begun with it: everybody is told. */
  async #settled(id: string, player: string): Promise<MyMatch> {
    await this.#store.tell(id);
    await this.#host.refresh(id);
    const live = (await this.#host.find(id))!;
    this.#host.prompt(live);
    const { status, owing = [], seats, rematchOf } = live.match;
    if (status === 'live') {
      const others = owing.filter((seat) => seats[seat]?.player !== player);
      this.#host.onCalled(live, others, 'turn');
    } else if (status === 'open') {
      const awaited = seats.filter((seat) => seat.player !== undefined && !seat.joined).map(({ seat }) => seat);
      this.#host.onCalled(live, awaited, rematchOf === undefined ? 'challenge' : 'rematch');
    }
    return myMatch(live.match, player);
  }

  /** The same again with changed seats. The second player to ask joins the match that the first one made. */
  async rematch(player: string, id: string): Promise<Result<MyMatch, Refusal>> {
    const match = await this.#store.match(id);
    if (!match) return err(refusal('match/not-found'));
    if (!match.seats.some((seat) => seat.player === player)) return err(refusal('match/not-seated'));
    if (match.status !== 'over' && match.status !== 'void') return err(refusal('match/not-over'));
    if (match.rematch !== undefined) return this.take(player, match.rematch);
    const entry = gameNamed(match.game);
    if (!entry) return err(refusal('game/unknown'));
    if (entry.solitary) return err(refusal('game/own-door'));
    const moved = seatsChange(entry, botsIn(match.seats)) ? 1 : 0;
    const seats = match.seats.map(({ seat }): SeatRow => {
      const { player: next, bot } = match.seats[(seat + moved) % match.seats.length]!;
      if (bot !== undefined) return { seat, bot, joined: true };
      return next === undefined ? { seat, joined: false } : { seat, player: next, joined: next === player };
    });
    const options = openingOptions(entry, match.options, botsIn(seats));
    if (!options.ok) return options;
    const { game, clock, delay, watch, rated } = match;
    const wanted = {
      game,
      rules: entry.game.rules,
      options: options.value,
      clock,
      delay,
      watch,
      rated,
      seats,
      rematchOf: id,
    };
    if (await this.#isFull(player)) return err(refusal('limit/matches'));
    const made = await this.#add(player, wanted);
    if (made.ok) {
      await this.#store.tell(id);
      await this.#host.refresh(id);
    }
    return !made.ok && made.error.code === 'match/taken' ? this.rematch(player, id) : made;
  }

  /** A seated player takes the invitation back; a player for whom a seat is kept declines it. */
  async withdraw(player: string, id: string): Promise<Result<MyMatch, Refusal>> {
    const live = await this.#host.find(id);
    if (!live) return err(refusal('match/not-found'));
    if (!live.match.seats.some((seat) => seat.player === player)) return err(refusal('match/not-seated'));
    const withdrawn = await this.#host.annul(live, 'withdrawn', 'open');
    const { match } = live;
    return withdrawn || match.status === 'void' ? ok(myMatch(match, player)) : err(refusal('match/begun'));
  }

  async mine(player: string): Promise<readonly MyMatch[]> {
    return (await this.#store.matchesOf(player, this.#limits.list)).map((match) => myMatch(match, player));
  }

  async live(player: string): Promise<readonly MyMatch[]> {
    return (await this.#store.reading.liveMatches(this.#limits.list)).map((match) => myMatch(match, player));
  }

  async invited(player: string, code: string): Promise<Result<MyMatch, Refusal>> {
    const match = await this.#store.matchInvited(code);
    return match ? ok(myMatch(match, player)) : err(refusal('invite/not-found'));
  }
}

const botsIn = (seats: readonly SeatRow[]): Sitters => seats.map(({ bot }) => bot);

/** The invitation is told to those who sit, as long as somebody can still come. */
export function myMatch(match: MatchRow, player: string): MyMatch {
  const info = infoOf(match);
  const index = match.seats.findIndex((seat) => seat.player === player);
  if (index < 0) return info;
  const { status, owing, deadline } = match;
  const due = owing?.includes(match.seats[index]!.seat);
  return {
    ...info,
    mine: info.seats[index]!.seat,
    ...(status === 'open' && { invite: match.invite }),
    ...(status === 'live' && due !== undefined && { due }),
    // The first of the clocks that run: one's own where no other runs.
    ...(status === 'live' && due && owing?.length === 1 && deadline !== undefined && { deadline }),
  };
}

function seatsFor(
  { game, bots }: AnyEntry,
  maker: string,
  wishes: readonly SeatWish[] = game.seats.map((_, seat) => (seat === 0 ? 'me' : 'open')),
): Result<readonly SeatRow[], Refusal> {
  if (wishes.length !== game.seats.length) return err(refusal('seats/wrong-number', { seats: game.seats.length }));
  if (wishes.filter((wish) => wish === 'me').length !== 1) return err(refusal('seats/one-for-you'));
  const seats: SeatRow[] = [];
  for (const [seat, wish] of wishes.entries()) {
    if (wish === 'me') seats.push({ seat, player: maker, joined: true });
    else if (wish === 'open') seats.push({ seat, joined: false });
    else if ('player' in wish) seats.push({ seat, player: wish.player, joined: false });
    else if (bots.some(({ name }) => name === wish.bot)) seats.push({ seat, bot: wish.bot, joined: true });
    else return err(refusal('bot/unknown', { bots: bots.map(({ name }) => name) }));
  }
  return ok(seats);
}
