import type { LogRow } from '../port/log.ts';
import type { MatchRow, RatingChange, Unrated } from '../port/matches.ts';
import type { PlayerRow } from '../port/players.ts';
import type { Ended, Listing, RankedRow, RatingRow, Settling } from '../port/ratings.ts'; // biome-ignore format: imports

/** What the ratings need of the rest. */
interface Rest {
  match(id: string): MatchRow | undefined;
  matches(): Iterable<MatchRow>;
  log(match: string): readonly LogRow[];
  player(id: string): PlayerRow;
}

/** Ratings, as those in SQL are. */
export class MemoryRatings {
  readonly #rest: Rest;
  readonly #ratings = new Map<string, RatingRow>();
  readonly #settled = new Map<string, { readonly changes: readonly RatingChange[]; readonly unrated?: Unrated }>();

  constructor(rest: Rest) {
    this.#rest = rest;
  }

  unsettled(): readonly string[] {
    return [...this.#rest.matches()]
      .filter(({ id, status, rated }) => status === 'over' && rated && !this.#settled.has(id))
      .sort((a, b) => a.ended! - b.ended! || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  settle(id: string, settling: Settling): boolean {
    const match = this.#rest.match(id);
    if (match?.status !== 'over' || !match.rated || this.#settled.has(id)) return false;
    const { rated = [], unrated } = settling.judge(this.#ended(match, settling));
    const changes = rated.map(({ before, rating }, seat) => ({ seat, before, after: rating }));
    this.#settled.set(id, { changes, ...(unrated && { unrated }) });
    for (const { before: _, ...row } of rated) this.#ratings.set(keyOf(row.player, match.game), row);
    return true;
  }

  #ended({ id, game, ended, outcome, seats }: MatchRow, { beforePlay, within }: Settling): Ended {
    const idle = beforePlay(game);
    const acted = this.#rest.log(id).flatMap(({ actor, command }) => {
      const { type } = JSON.parse(command) as { readonly type: string };
      return idle.includes(type) ? [] : [actor];
    });
    const players = seats.map(({ player }) => player);
    const together = [...this.#rest.matches()].filter(
      (other) =>
        other.game === game &&
        (this.#settled.get(other.id)?.changes.length ?? 0) > 0 &&
        other.seats.every(({ player }) => players.includes(player)),
    );
    return {
      game,
      ended: ended!,
      outcome: outcome!,
      together: together.filter((other) => other.ended! > ended! - within).length,
      everTogether: together.length,
      seats: seats.map((seat) => {
        const before = seat.player === undefined ? undefined : this.of(seat.player, game);
        const { guest, created } = this.#whoIs(seat.player);
        const finished = guest ? this.#finished(seat.player, id, ended!) : 0;
        return { ...seat, guest, created, finished, acted: acted.includes(seat.seat), ...(before && { before }) };
      }),
    };
  }

  #whoIs(id: string | undefined): { readonly guest: boolean; readonly created: number } {
    if (id === undefined) return { guest: true, created: 0 };
    const { passwordHash, created } = this.#rest.player(id);
    return { guest: passwordHash === undefined, created };
  }

  #finished(id: string | undefined, but: string, until: number): number {
    const theirs = [...this.#rest.matches()].filter(({ seats }) => seats.some(({ player }) => player === id));
    return theirs.filter((match) => match.status === 'over' && match.id !== but && match.ended! <= until).length;
  }

  earlyLeaves(player: string, since: number): readonly number[] {
    const left = [...this.#rest.matches()].filter(({ id, seats, ended }) => {
      const seat = this.#settled.get(id)?.unrated?.left;
      return seat !== undefined && seats[seat]?.player === player && ended! > since;
    });
    return left.map(({ ended }) => ended!).sort((a, b) => b - a);
  }

  unrated(match: string): Unrated | undefined {
    return this.#settled.get(match)?.unrated;
  }

  of(player: string, game: string): RatingRow | undefined {
    return this.#ratings.get(keyOf(player, game));
  }

  ofPlayer(id: string): readonly RatingRow[] {
    return [...this.#ratings.values()].filter(({ player }) => player === id).sort((a, b) => (a.game < b.game ? -1 : 1));
  }

  changes(match: string): readonly RatingChange[] {
    return this.#settled.get(match)?.changes ?? [];
  }

  leaderboard(game: string, now: number, least: Listing, limit: number): readonly RankedRow[] {
    const listed = this.#listed(game, now, least).sort((a, b) => b.rating - a.rating || (a.player < b.player ? -1 : 1));
    return listed.slice(0, limit).map((row) => {
      const { name } = this.#rest.player(row.player);
      return { ...row, rank: 1 + this.above(game, row.rating, now, least), name };
    });
  }

  above(game: string, rating: number, now: number, least: Listing): number {
    return this.#listed(game, now, least).filter((row) => row.rating > rating).length;
  }

  claim(guest: string, account: string): void {
    for (const row of this.ofPlayer(guest)) {
      this.#ratings.delete(keyOf(guest, row.game));
      if (!this.of(account, row.game)) this.#ratings.set(keyOf(account, row.game), { ...row, player: account });
    }
  }

  forget(player: string): void {
    for (const { game } of this.ofPlayer(player)) this.#ratings.delete(keyOf(player, game));
  }

  #listed(game: string, now: number, { games, opponents }: Listing): RatingRow[] {
    return [...this.#ratings.values()].filter(
      (row) =>
        row.game === game &&
        row.listed > now &&
        row.games >= games &&
        row.opponents >= opponents &&
        this.#rest.player(row.player).passwordHash !== undefined,
    );
  }
}

const keyOf = (player: string, game: string): string => `${player} ${game}`;
