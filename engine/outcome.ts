import type { Seat } from './game.ts';

/** How a game ended. A solitary game may be `lost` without anybody winning; a `void` game is not counted. */
export type Outcome =
  | { readonly result: 'won'; readonly winner: Seat; readonly reason: string }
  | { readonly result: 'draw' | 'lost' | 'void'; readonly reason: string };

/** The same in views, events, scenarios and on the wire, with the winner by name: `{ winner: 'red', reason }`. */
export type OutcomeView<SeatName extends string = string> = {
  readonly winner?: SeatName;
  readonly draw?: true;
  /** Lost against the game itself: a run that failed. */
  readonly lost?: true;
  readonly void?: true;
  readonly reason: string;
};

interface Seats<SeatName extends string> {
  readonly seats: readonly SeatName[];
}

export function writeOutcome<SeatName extends string>(
  { seats }: Seats<SeatName>,
  outcome: Outcome,
): OutcomeView<SeatName> {
  const { result, reason } = outcome;
  switch (result) {
    case 'won':
      return { winner: seats[outcome.winner]!, reason };
    case 'draw':
      return { draw: true, reason };
    case 'lost':
      return { lost: true, reason };
    case 'void':
      return { void: true, reason };
  }
}

export function readOutcome<SeatName extends string>(
  { seats }: Seats<SeatName>,
  { winner, draw, lost, reason }: OutcomeView<SeatName>,
): Outcome {
  if (winner !== undefined) return { result: 'won', winner: seats.indexOf(winner), reason };
  return { result: draw ? 'draw' : lost ? 'lost' : 'void', reason };
}

/** The reasons that a match adds to those of its game: see match.ts. */
export type MatchReason = 'resigned' | 'timeout' | 'draw_agreed';

const MATCH_REASONS: Readonly<Record<MatchReason, string>> = {
  resigned: 'the other side resigned',
  timeout: 'time ran out',
  draw_agreed: 'both sides agreed',
};

/** Why a game ended, in words: `own` has the reasons of the game itself. */
export function sayReason(own: Readonly<Record<string, string>>, reason: string): string {
  const all: Readonly<Record<string, string>> = { ...MATCH_REASONS, ...own };
  return all[reason] ?? reason;
}
