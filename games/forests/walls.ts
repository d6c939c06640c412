import type { Seat } from '@tactarium/engine';

/**
 * What stands on an edge, in one number: seven bits of HP, two of owner, the rest the round from which a wall may be
 * built there again. An edge without wall and wait is 0.
 */
export type Wall = number;
export const NO_WALL: Wall = 0;

const HP = 0x7f;
const OWNER_SHIFT = 7;
const OWNER = 3;
const FREE_SHIFT = 9;

export const NEUTRAL: Seat = -1;

/** A wall of a seat, or a neutral one. */
export const wall = (owner: Seat, hp: number): Wall => hp | ((owner + 1) << OWNER_SHIFT);

/** No wall, and none to be built before that round. */
export const ruin = (freeFrom: number): Wall => freeFrom << FREE_SHIFT;

export const stands = (wall: Wall): boolean => (wall & HP) !== 0;
export const wallHp = (wall: Wall): number => wall & HP;
export const wallOwner = (wall: Wall): Seat => ((wall >> OWNER_SHIFT) & OWNER) - 1;
/** FOR-10: 0 where nothing fell. */
export const freeFrom = (wall: Wall): number => wall >> FREE_SHIFT;

/** FOR-20: how many hits that take so much fell it. */
export const hitsOn = (wall: Wall, damage: number): number =>
  wallOwner(wall) === NEUTRAL ? 1 : Math.ceil(wallHp(wall) / damage);
