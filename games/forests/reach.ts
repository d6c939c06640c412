import type { Seat } from '@tactarium/engine';
import { tierFor } from './content/tiers.ts';
import type { Field } from './known.ts';
import { CROSSINGS, DIRECTION_COUNT, isDiagonal, NO_EDGE, nextTile, OFF_MAP, type Plan } from './map.ts';
import { canMerge } from './merge.ts';
import { other } from './seats.ts';
import { seenUnit, seenWall } from './sight.ts';
import { hpOf, NO_UNIT, seatOf, type Unit } from './units.ts';
import { stands } from './walls.ts';

/** FOR-12, FOR-13: the wall in sight that stops a step, the lowest coordinates first, or NO_EDGE. */
export function wallAcross(field: Field, seat: Seat, tile: number, direction: number): number {
  const { crossed } = field.plan;
  const start = (tile * DIRECTION_COUNT + direction) * CROSSINGS;
  for (let i = start; i < start + CROSSINGS && crossed[i] !== NO_EDGE; i++) {
    if (stands(seenWall(field, seat, crossed[i]!))) return crossed[i]!;
  }
  return NO_EDGE;
}

/** The same with what nobody sees: what a unit runs into. */
export function anyWallAcross({ plan, walls }: Field, tile: number, direction: number): number {
  const start = (tile * DIRECTION_COUNT + direction) * CROSSINGS;
  for (let i = start; i < start + CROSSINGS && plan.crossed[i] !== NO_EDGE; i++) {
    if (stands(walls[plan.crossed[i]!]!)) return plan.crossed[i]!;
  }
  return NO_EDGE;
}

export const isBase = ({ bases }: Plan, tile: number): boolean => tile === bases[0] || tile === bases[1];

/** Whether a unit may go on over this tile, as far as its side can see. */
export const isFree = (field: Field, seat: Seat, tile: number): boolean =>
  !isBase(field.plan, tile) && seenUnit(field, seat, tile) === NO_UNIT;

/** Whether a move may end here, as far as its side can see: free, an enemy, the enemy's base, or a unit to merge with. */
export function mayEnd(field: Field, seat: Seat, mover: Unit, tile: number): boolean {
  if (isBase(field.plan, tile)) return tile === field.plan.bases[other(seat)];
  const there = seenUnit(field, seat, tile);
  return seatOf(there) !== seat || canMerge(mover, there);
}

/** FOR-11: every tile to which the unit's action may lead, in a fixed order. Visits them without making a list. */
export function eachTarget(field: Field, seat: Seat, from: number, visit: (to: number) => void): void {
  const mover = field.units[from]!;
  const { range, diagonals } = tierFor(hpOf(mover));
  for (let direction = 0; direction < DIRECTION_COUNT; direction += diagonals ? 1 : 2) {
    let tile = from;
    for (let steps = 0; steps < range; steps++) {
      const to = nextTile(field.plan, tile, direction);
      if (to === OFF_MAP || wallAcross(field, seat, tile, direction) !== NO_EDGE) break;
      if (mayEnd(field, seat, mover, to)) visit(to);
      if (!isFree(field, seat, to)) break;
      tile = to;
    }
  }
}

export const goes = (hp: number, direction: number): boolean => tierFor(hp).diagonals || !isDiagonal(direction);
