import type { Seat } from '@tactarium/engine';
import { type TierNumber, tiers } from '../content/tiers.ts';
import { CROSSINGS, DIRECTION_COUNT, NO_EDGE, OFF_MAP } from '../map.ts';
import { isBase } from '../reach.ts';
import { seenUnit, seenWall } from '../sight.ts';
import type { State } from '../state.ts';
import { hpOf, NO_UNIT, seatOf } from '../units.ts';
import { hitsOn, stands, type Wall, wallOwner } from '../walls.ts';

/** Costs are counted in sixths of an action, so that tiers 3 and 4, which go 2 and 3 tiles in one, divide it. */
export const ACTION = 6;
export const UNREACHABLE = 0x7fff;

const MOST_TILES = 900;
/** One field is in use at a time: it is read before the next is made. */
const cost = new Int16Array(MOST_TILES);
const queue = new Int16Array(MOST_TILES * 8);
const queued = new Uint8Array(MOST_TILES);

/**
 * What it costs a unit of this size to get from each tile to the goal, as far as its side can see. A wall costs the hits
 * that it takes, an enemy that is weaker an action, an own unit half of one; what is stronger is in the way.
 */
export function costsTo(state: State, seat: Seat, goal: number, hp: number, tier: TierNumber): Int16Array {
  const { plan } = state;
  const { range, diagonals, wallDamage } = tiers[tier - 1]!;
  const step = ACTION / range;
  cost.fill(UNREACHABLE);
  cost[goal] = 0;
  let [head, tail] = [0, 0];
  queue[tail++] = goal;
  while (head !== tail) {
    const tile = queue[head]!;
    head = (head + 1) % queue.length;
    queued[tile] = 0;
    if (tile !== goal && isBase(plan, tile)) continue;
    const here = cost[tile]! + step + (tile === goal ? 0 : toll(state, seat, tile, hp));
    for (let direction = 0; direction < DIRECTION_COUNT; direction += diagonals ? 1 : 2) {
      const next = plan.next[tile * DIRECTION_COUNT + direction]!;
      if (next === OFF_MAP) continue;
      const hits = hitsAcross(state, seat, tile, direction, wallDamage);
      // A corner is cleared only from the sides: nobody goes through a wall there.
      if (hits > 0 && direction % 2 === 1) continue;
      const there = here + hits * ACTION;
      if (there >= cost[next]!) continue;
      cost[next] = there;
      if (queued[next] === 1) continue;
      queued[next] = 1;
      queue[tail] = next;
      tail = (tail + 1) % queue.length;
    }
  }
  return cost;
}

/** What standing in the way costs. */
function toll(state: State, seat: Seat, tile: number, hp: number): number {
  const there = seenUnit(state, seat, tile);
  if (there === NO_UNIT) return 0;
  if (seatOf(there) === seat) return ACTION / 2;
  return hpOf(there) < hp ? ACTION : ACTION * 4;
}

/** The hits that the walls across this step take; one's own are as good as a rock. */
function hitsAcross(state: State, seat: Seat, tile: number, direction: number, damage: number): number {
  const { crossed } = state.plan;
  const start = (tile * DIRECTION_COUNT + direction) * CROSSINGS;
  let hits = 0;
  for (let i = start; i < start + CROSSINGS && crossed[i] !== NO_EDGE; i++) {
    hits += hitsToFell(seenWall(state, seat, crossed[i]!), seat, damage);
  }
  return hits;
}

export function hitsToFell(wall: Wall, seat: Seat, damage: number): number {
  if (!stands(wall)) return 0;
  return wallOwner(wall) === seat ? LIKE_A_ROCK : hitsOn(wall, damage);
}

const LIKE_A_ROCK = 9;
