import type { Seat } from '@tactarium/engine';

/** In the order of their seats: A moves first. */
export const SEATS = ['a', 'b'] as const;
export type SeatName = (typeof SEATS)[number];

export type BySide<T> = { readonly [side in SeatName]: T };

export const other = (seat: Seat): Seat => 1 - seat;

/** By seat. */
export type Pair = readonly [number, number];

export const plus = (pair: Pair, seat: Seat, amount: number): Pair =>
  seat === 0 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount];
