import { isMatchEvent, type MatchEvent, type OutcomeView, type Typed } from '@tactarium/engine';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../games/face.ts';
import { useGameWords } from '../games/useGameWords.ts';
import type { TFunction } from '../words/index.ts';

/** How a match of this game is put into words, in the language that is spoken now. */
export interface Sayings {
  seatName(seat: string): string;
  /** One sentence on an event of the game or of its match, as this viewer would be told. */
  sayEvent(event: Typed, viewer: string): string | undefined;
  sayEnd(outcome: OutcomeView, viewer: string): string;
}

export function useSayings(game: AnyWebGame): Sayings {
  const { t } = useTranslation();
  const words = useGameWords(game.id);
  const seatName = (seat: string): string => game.seatName(seat, words);
  return {
    seatName,
    sayEvent: (event, viewer) =>
      isMatchEvent(event) ? sayMatchEvent(t, event, viewer, seatName) : game.say(event, viewer, words),
    sayEnd: (outcome, viewer) => game.sayEnd(outcome, viewer, words),
  };
}

/** What any match adds to its game is said here, once for all of them: to a player, or of a side. */
function sayMatchEvent(t: TFunction, event: MatchEvent, viewer: string, seatName: (seat: string) => string): string {
  if (event.type === 'draw_lapsed') return t('match.event.draw_lapsed');
  const seat = event.type === 'timed_out' ? (event.seats[0] ?? '') : event.seat;
  return t(`match.event.${event.type}.${seat === viewer ? 'you' : 'other'}`, { side: seatName(seat) });
}

export type Verdict = 'won' | 'lost' | 'draw' | 'void' | 'over';

/** What an outcome is to this viewer; to a spectator the match is merely over. */
export function verdictOf({ winner, draw, lost }: OutcomeView, viewer: string): Verdict {
  if (draw) return 'draw';
  if (viewer === 'spectator' && (winner !== undefined || lost)) return 'over';
  if (lost) return 'lost';
  if (winner === undefined) return 'void';
  return winner === viewer ? 'won' : 'lost';
}
