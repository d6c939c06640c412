import type { Seat } from '@tactarium/engine';

export const SEATS = ['a', 'b'] as const;
export type SeatName = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => 1 - seat;
