/** Which seat one takes; `any` leaves it to chance. */
export const ANY_SIDE = 'any';

/** `any`, or the seat, of a game that has more than one to choose from. */
export const sidesOf = (seats: readonly string[]): readonly string[] => (seats.length > 1 ? [ANY_SIDE, ...seats] : []);
