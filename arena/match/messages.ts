import { createHash } from 'node:crypto';
import type { Typed, Viewer } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Clocks as ClocksMessage, MatchInfo, News, Seen } from '@tactarium/protocol';
import type { Pause } from '../storage/port/heart.ts';
import type { MatchRow, RatingChange } from '../storage/port/matches.ts';
import { type Clocks, leftAt } from './clocks.ts';
import type { FoldedMatch, Step } from './foldedMatch.ts';

/** How the clocks stood at a moment, as everybody may know it. */
export function clocksMessage(
  seats: readonly string[],
  clocks: Clocks | undefined,
  at: number,
  pauses: readonly Pause[],
): ClocksMessage | undefined {
  if (!clocks) return undefined;
  const left: Record<string, number> = {};
  for (const [seat, name] of seats.entries()) left[name] = Math.max(0, leftAt(clocks, seat, at, pauses));
  return { at, left, running: seats.filter((_, seat) => clocks.since[seat] !== null) };
}

/** One message of the match, or undefined if there is nothing in it for this viewer. */
export function newsOf(folded: FoldedMatch, step: Step, viewer: Viewer, pauses: readonly Pause[]): News | undefined {
  const index = viewer === 'spectator' ? folded.game.seats.length : viewer;
  if (step.after[index] === step.before[index]) return undefined;
  const clocks = clocksMessage(folded.game.seats, step.clocks, step.at, pauses);
  return { cursor: step.after[index]!, events: step.told[index] as Told[], ...(clocks && { clocks }) };
}

type Told = Typed & { readonly [key: string]: unknown };

export function seenBy(
  match: MatchRow,
  folded: FoldedMatch | undefined,
  viewer: Viewer,
  now: number,
  pauses: readonly Pause[],
): Seen {
  const info = infoOf(match);
  const seat = viewer === 'spectator' ? undefined : info.seats[viewer]!.seat;
  const shown = match.status === 'live' || match.status === 'over';
  if (!folded || !shown) return { match: match.id, ...(seat && { seat }), cursor: 0, ...(seat && { n: 0 }), info };
  const behind = viewer === 'spectator' && match.status === 'live';
  const { state, clocks } = behind ? folded.shown : folded;
  // Clocks are shown with the same delay: as they stood at the last command that is shown.
  const at = behind && match.delay > 0 ? folded.shown.at : (match.ended ?? now);
  const told = clocksMessage(folded.game.seats, clocks, at, pauses);
  return {
    match: match.id,
    ...(seat && { seat }),
    cursor: folded.cursor(viewer),
    ...(viewer !== 'spectator' && { n: folded.count(viewer) }),
    view: folded.game.view(state, viewer) as Seen['view'],
    ...(told && { clocks: told }),
    info,
  };
}

/** Published at the start, so that players can check afterwards that the dice were not changed. */
const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** A game that is no longer listed still has matches that were played. */
const seatNamesOf = ({ game, seats }: MatchRow): readonly string[] =>
  gameNamed(game)?.game.seats ?? seats.map(({ seat }) => `seat${seat}`);

/** What everybody may know. Times of a live match are those of its rows that anybody may know: never of its log. */
export function infoOf(match: MatchRow): MatchInfo {
  const { id, game, rules, options, clock, delay, watch, rated, status, created, started, ended, rematchOf, rematch } =
    match;
  const names = seatNamesOf(match);
  return {
    id,
    game,
    rules,
    options: options as MatchInfo['options'],
    clock,
    delay,
    watch,
    rated,
    ...(match.listed && { listed: true as const }),
    status,
    seats: match.seats.map(({ seat, player, name, bot, joined, rating }) => ({
      seat: names[seat]!,
      ...(player !== undefined && { player: { id: player, name: name ?? '' } }),
      ...(bot !== undefined && { bot }),
      ...(player !== undefined && !joined && { awaited: true as const }),
      ...(rating !== undefined && { rating: Math.round(rating) }),
    })),
    commitment: commitmentOf(match.seed),
    created,
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    ...(match.outcome !== undefined && { outcome: match.outcome as MatchInfo['outcome'] }),
    ...(match.unrated && { unrated: match.unrated.why }),
    ...(match.ratings && { ratings: match.ratings.map((change) => changeOf(change, names)) }),
    ...(rematchOf !== undefined && { rematchOf }),
    ...(rematch !== undefined && { rematch }),
  } as MatchInfo;
}

/** In whole points. */
const changeOf = ({ seat, before, after }: RatingChange, names: readonly string[]) => ({
  seat: names[seat]!,
  before: Math.round(before),
  after: Math.round(after),
});
