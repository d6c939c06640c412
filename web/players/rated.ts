import type { MatchInfo } from '@tactarium/protocol';

/** From here on a rating is a guess: as the arena's leaderboard has it. */
const UNSURE = 150;
export const isUnsure = ({ deviation }: { readonly deviation: number }): boolean => deviation >= UNSURE;

/** An ended match as one of its players tells of it. */
export interface Told {
  readonly id: string;
  readonly game: string;
  readonly seat: string;
  readonly end: 'won' | 'lost' | 'drawn' | 'void';
  readonly opponent?: { readonly id: string; readonly name: string };
  readonly bot?: string;
  readonly ended: number;
  /** Points won or lost, where it was rated. */
  readonly change?: number;
}

export function tellOf({ id, game, seats, outcome, ended, created, ratings }: MatchInfo, player: string): Told {
  const seat = seats.find((sitting) => sitting.player?.id === player)?.seat ?? '';
  const other = seats.find((sitting) => sitting.seat !== seat);
  const change = ratings?.find((changed) => changed.seat === seat);
  return {
    id,
    game,
    seat,
    end: endOf(outcome, seat),
    ...(other?.player && { opponent: other.player }),
    ...(other?.bot !== undefined && { bot: other.bot }),
    ended: ended ?? created,
    ...(change && { change: change.after - change.before }),
  };
}

function endOf(outcome: MatchInfo['outcome'], seat: string): Told['end'] {
  if (!outcome || outcome.void) return 'void';
  if (outcome.winner === undefined) return outcome.lost ? 'lost' : 'drawn';
  return outcome.winner === seat ? 'won' : 'lost';
}
