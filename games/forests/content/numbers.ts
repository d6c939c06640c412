/** FOR-1: tiles a side. */
export const SIZES = [10, 20, 30] as const;
export type Size = (typeof SIZES)[number];

/** FOR-1: HP of a base at the start. */
export const BASE_HP = 100;

/** FOR-2: one tile in this many is a forest. */
export const TILES_A_FOREST = 10;
/** FOR-2: no forest grows within this distance of a base. */
export const BASE_CLEARING = 3;

/** FOR-3. */
export const WALL_HP = 100;

/** FOR-4: HP of each side's units at the start. */
export const FIRST_UNITS: readonly number[] = [25, 5, 1];

/** FOR-4, FOR-8, FOR-10: units are deployed within this distance of their base, and no walls are built there. */
export const NEAR_BASE = 2;

/** FOR-7: the round from which reserve points are gained. */
export const FIRST_INCOME = 2;
/** FOR-7: what the side that owns more than half of all forests gains besides. */
export const MAJORITY_INCOME = 1;

/** FOR-9: what a unit brings at the end of a turn from a forest where it has stood still for `SHIELD_FROM` turns. */
export const WOOD_A_FOREST = 2;
/** FOR-9: wood for one reserve point. */
export const WOOD_A_POINT = 20;

/** FOR-10: in wood. */
export const WALL_COST = 10;
/** FOR-10: felled in round r, an edge is free from round r + 5. */
export const REBUILD_WAIT = 5;

/** FOR-14: in percent, in the order critical, glancing, none. */
export const LUCK_PERCENT = [20, 20, 60] as const;

/** FOR-9, FOR-15: turns of standing still from which a unit has a shield, and gives wood on a forest. */
export const SHIELD_FROM = 3;

/** FOR-24: turns for which a side has to own every forest. */
export const COUNTDOWN = 10;

/** FOR-26: a game without a winner by the end of this round is a draw. */
export const LAST_ROUNDS: Readonly<Record<Size, number>> = { 10: 200, 20: 300, 30: 400 };

/** FOR-27: how far a unit and a base see. */
export const UNIT_SIGHT = 2;
export const BASE_SIGHT = 3;
