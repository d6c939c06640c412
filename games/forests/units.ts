import type { Seat } from '@tactarium/engine';

/**
 * A unit in one number, so that a map is copied and compared cheaply: ten bits of HP, one of seat, one for having acted,
 * the rest for how long it has stood still. No unit is 0.
 */
export type Unit = number;
export const NO_UNIT: Unit = 0;

const HP = 0x3ff;
const SEAT = 0x400;
const ACTED = 0x800;
const STILL_SHIFT = 12;
/** More than any game lasts, and it fits. */
export const MOST_STILL = 0xffff;

export const unit = (seat: Seat, hp: number, still: number, acted: boolean): Unit =>
  hp | (seat === 1 ? SEAT : 0) | (acted ? ACTED : 0) | (still << STILL_SHIFT);

export const hpOf = (unit: Unit): number => unit & HP;
/** Of no unit it is nobody's: -1. */
export const seatOf = (unit: Unit): Seat => (unit === NO_UNIT ? -1 : (unit & SEAT) === 0 ? 0 : 1);
export const hasActed = (unit: Unit): boolean => (unit & ACTED) !== 0;
export const stillOf = (unit: Unit): number => unit >> STILL_SHIFT;

export const withHp = (unit: Unit, hp: number): Unit => (unit & ~HP) | hp;
export const spent = (unit: Unit): Unit => unit | ACTED;
/** FOR-9: on a tile it has just come to, its action spent. */
export const arrived = (unit: Unit): Unit => (unit & (HP | SEAT)) | ACTED;
/** FOR-6, FOR-9: after an `end_turn` of its side. */
export const rested = (unit: Unit): Unit =>
  (unit & (HP | SEAT)) | (Math.min(stillOf(unit) + 1, MOST_STILL) << STILL_SHIFT);
