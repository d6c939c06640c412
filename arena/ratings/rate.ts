import { gameNamed } from '@tactarium/games';
import type { Ended, EndedSeat, RatingRow, Rerated } from '../storage/port/ratings.ts';
import { after, aged, listedFor, type Score, type Strength, UNKNOWN } from './glicko.ts';

/** As much of an ended match as its players' ratings depend on. */
export type Rateable = Pick<Ended, 'game' | 'ended' | 'outcome' | 'everTogether'> & {
  readonly seats: readonly Pick<EndedSeat, 'seat' | 'player' | 'before'>[];
};

/**
 * What a match makes of its players' ratings, by seat; nothing unless two people played it to a result. A function of
 * the match and the ratings before it, so the same matches in the same order give the same ratings again.
 */
export function rate({ game, ended, outcome, everTogether, seats }: Rateable): readonly Rerated[] | undefined {
  const scores = scoresOf(game, outcome as { readonly winner?: string; readonly draw?: true });
  if (!scores || seats.length !== 2 || seats.some(({ player }) => player === undefined)) return undefined;
  const before = seats.map((seat) => strengthAt(seat.before, ended));
  const place = 1 + Math.max(...seats.map((seat) => seat.before?.place ?? 0));
  return seats.map(({ seat, player, before: row }) => {
    const score = scores[seat]!;
    const strength = after(before[seat]!, [[before[1 - seat]!, score]]);
    return {
      ...strength,
      player: player!,
      game,
      before: before[seat]!.rating,
      games: (row?.games ?? 0) + 1,
      wins: (row?.wins ?? 0) + (score === 1 ? 1 : 0),
      draws: (row?.draws ?? 0) + (score === 0.5 ? 1 : 0),
      losses: (row?.losses ?? 0) + (score === 0 ? 1 : 0),
      last: Math.max(ended, row?.last ?? 0),
      opponents: (row?.opponents ?? 0) + (everTogether === 0 ? 1 : 0),
      listed: ended + listedFor(strength),
      place,
    };
  });
}

/** As it is by now: the longer ago the last match, the less sure. */
export const strengthAt = (row: RatingRow | undefined, now: number): Strength => {
  if (!row) return UNKNOWN;
  const { rating, deviation, volatility, last } = row;
  return aged({ rating, deviation, volatility }, now - last);
};

function scoresOf(
  game: string,
  { winner, draw }: { readonly winner?: string; readonly draw?: true },
): readonly Score[] | undefined {
  const names = gameNamed(game)?.game.seats;
  if (draw) return names?.map(() => 0.5);
  return winner === undefined ? undefined : names?.map((name) => (name === winner ? 1 : 0));
}
