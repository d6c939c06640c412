import type { Ended, MatchRow, PlayerRow, RankedRow, RatingChange, RatingRow, Rerated } from './store.ts';

/** What the ratings need of the rest. */
interface Rest {
  match(id: string): MatchRow | undefined;
  matches(): Iterable<Omit<MatchRow, 'seats'>>;
  player(id: string): PlayerRow;
}

/** Ratings, as those in SQL are. */
export class MemoryRatings {
  readonly #rest: Rest;
  readonly #ratings = new Map<string, RatingRow>();
  readonly #settled = new Map<string, readonly RatingChange[]>();

  constructor(rest: Rest) {
    this.#rest = rest;
  }

  unsettled(): readonly string[] {
    return [...this.#rest.matches()]
      .filter(({ id, status, rated }) => status === 'over' && rated && !this.#settled.has(id))
      .sort((a, b) => a.ended! - b.ended! || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  settle(id: string, rate: (ended: Ended) => readonly Rerated[] | undefined): boolean {
    const match = this.#rest.match(id);
    if (match?.status !== 'over' || !match.rated || this.#settled.has(id)) return false;
    const { game, ended, outcome } = match;
    const seats = match.seats.map((seat) => {
      const before = seat.player === undefined ? undefined : this.of(seat.player, game);
      return { ...seat, ...(before && { before }) };
    });
    const rated = rate({ game, ended: ended!, outcome: outcome!, seats }) ?? [];
    this.#settled.set(
      id,
      rated.map(({ before, rating }, seat) => ({ seat, before, after: rating })),
    );
    for (const { before: _, ...row } of rated) this.#ratings.set(keyOf(row.player, game), row);
    return true;
  }

  of(player: string, game: string): RatingRow | undefined {
    return this.#ratings.get(keyOf(player, game));
  }

  ofPlayer(id: string): readonly RatingRow[] {
    return [...this.#ratings.values()].filter(({ player }) => player === id).sort((a, b) => (a.game < b.game ? -1 : 1));
  }

  changes(match: string): readonly RatingChange[] {
    return this.#settled.get(match) ?? [];
  }

  leaderboard(game: string, now: number, limit: number): readonly RankedRow[] {
    const listed = this.#listed(game, now).sort((a, b) => b.rating - a.rating || (a.player < b.player ? -1 : 1));
    return listed.slice(0, limit).map((row) => {
      const { name, passwordHash } = this.#rest.player(row.player);
      return { ...row, rank: 1 + this.above(game, row.rating, now), name, guest: passwordHash === undefined };
    });
  }

  above(game: string, rating: number, now: number): number {
    return this.#listed(game, now).filter((row) => row.rating > rating).length;
  }

  claim(guest: string, account: string): void {
    for (const row of this.ofPlayer(guest)) {
      this.#ratings.delete(keyOf(guest, row.game));
      if (!this.of(account, row.game)) this.#ratings.set(keyOf(account, row.game), { ...row, player: account });
    }
  }

  #listed(game: string, now: number): RatingRow[] {
    return [...this.#ratings.values()].filter((row) => row.game === game && row.listed > now);
  }
}

const keyOf = (player: string, game: string): string => `${player} ${game}`;
