import { MATCH_COMMANDS } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Unrated } from '../storage/port/matches.ts';
import type { Ended, Judged, RatingRow, Settling } from '../storage/port/ratings.ts';
import { rate } from './rate.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** The age (milliseconds) and the finished matches that a guest needs before matches count. */
export const KNOWN_GUEST = { age: DAY, matches: 5 } as const;
/** How many matches of the same two players count within how many milliseconds: more tell nothing, and could be arranged. */
export const SAME_PAIR = { matches: 2, within: DAY } as const;
/** A player who leaves this many matches at their start finds no quick match for a while. */
export const EARLY_LEAVES = { matches: 3, within: DAY, rest: HOUR / 2 } as const;
/** The counted matches, and the different opponents in them, that an account needs to be on the leaderboard. */
export const LISTED = { games: 10, opponents: 4 } as const;

/** Whether a rating stands on the leaderboard. */
export const isListed = ({ listed, games, opponents }: RatingRow, guest: boolean, now: number): boolean =>
  !guest && listed > now && games >= LISTED.games && opponents >= LISTED.opponents;

/** Types of commands that begin nothing: those that lay out, and those of any match. */
const beforePlay = (game: string): readonly string[] => [...MATCH_COMMANDS, ...(gameNamed(game)?.layout ?? [])];

/** What a rated match makes of the ratings, or why it does not count. */
function judge(ended: Ended): Judged {
  const unrated = whyUnrated(ended);
  return unrated ? { unrated } : { rated: rate(ended) };
}

export const settling: Settling = { beforePlay, within: SAME_PAIR.within, judge };

function whyUnrated({ game, ended, outcome, seats, together }: Ended): Unrated | undefined {
  if (seats.some(({ acted }) => !acted)) {
    const { winner } = outcome as { readonly winner?: string };
    const won = winner === undefined ? -1 : (gameNamed(game)?.game.seats.indexOf(winner) ?? -1);
    return won < 0 ? { why: 'early' } : { why: 'early', left: 1 - won };
  }
  const isUnknown = ({ guest, created, finished }: Ended['seats'][number]): boolean =>
    guest && (ended - created < KNOWN_GUEST.age || finished < KNOWN_GUEST.matches);
  if (seats.some(isUnknown)) return { why: 'guest' };
  return together >= SAME_PAIR.matches ? { why: 'pair' } : undefined;
}
