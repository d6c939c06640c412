import type { Seat } from '@tactarium/engine';

export const SEATS = ['red', 'blue'] as const;
export type SeatName = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => 1 - seat;
export const otherName = (seat: SeatName): SeatName => (seat === 'red' ? 'blue' : 'red');
