import type { AnyWebGame, Translate } from '../games/face.ts';
import type { TFunction } from '../words/index.ts';

/** Which seat one takes; `any` leaves it to chance. */
export const ANY_SIDE = 'any';

/** `any`, or the seat, of a game that has more than one to choose from. */
export const sidesOf = (seats: readonly string[]): readonly string[] => (seats.length > 1 ? [ANY_SIDE, ...seats] : []);

/** The side that was chosen, where there is a choice. */
export const sayOfSide = (
  t: TFunction,
  game: AnyWebGame,
  seats: readonly string[],
  side: string,
  words: Translate,
): readonly string[] => {
  if (sidesOf(seats).length === 0) return [];
  return [`${t('play.side')}: ${side === ANY_SIDE ? t('play.sideAny') : game.seatName(side, words)}`];
};
