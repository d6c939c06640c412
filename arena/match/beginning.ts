import { gameNamed } from '@tactarium/games';
import type { Pause } from '../storage/port/heart.ts';
import type { Beginning, MatchRow } from '../storage/port/matches.ts';
import { FoldedMatch } from './foldedMatch.ts';

/** How a match begins whose seats are all taken: the clocks that run first, and who else owes the first command. */
export function beginningOf(match: MatchRow, now: number, pauses: readonly Pause[]): Beginning {
  const folded = new FoldedMatch(gameNamed(match.game)!, { ...match, status: 'live', started: now });
  const owing = folded.game.toAct(folded.state);
  const bots = owing.some((seat) => match.seats[seat]!.bot !== undefined);
  return {
    started: now,
    deadline: folded.deadline(pauses) ?? null,
    botDue: bots ? now : null,
    arenaDue: folded.awaitsArena ? now : null,
    owing,
  };
}

/** A match that needs nobody to come lives from the first moment. */
export function begunIfFull(match: MatchRow, now: number, pauses: readonly Pause[]): MatchRow {
  if (!match.seats.every(({ joined }) => joined)) return match;
  const { started, ...due } = beginningOf(match, now, pauses);
  const dates = Object.entries(due).filter(([, at]) => at !== null);
  return { ...match, status: 'live', started, ...Object.fromEntries(dates) };
}
