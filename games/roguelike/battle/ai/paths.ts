import { CELLS, chebyshev, homeward, manhattan, NOWHERE, steps, xOf, yOf } from '../board.ts';
import { passesThrough } from '../reach.ts';
import { type Battle, isFree, NOBODY, type Unit } from '../state.ts';

/** Module tables, because a search a unit turn is most of what a battle costs. Valid until the next search. */
const costs = new Int16Array(CELLS);
const previous = new Int16Array(CELLS);
const queue = new Int16Array(CELLS * 8);
const UNSEEN = -1;
/** One feared cell outweighs any way around it. */
const FEAR = 100;

export type Goal = (cell: number) => boolean;

/**
 * The cheapest path to a cell that fits, from a unit's cell: fewest feared cells, then fewest steps, then the order in
 * which a unit tries its neighbours. Undefined if there is none within `limit` steps.
 */
export function pathTo(
  battle: Battle,
  unit: Unit,
  goal: Goal,
  feared: ReadonlySet<number> | undefined = undefined,
  limit = CELLS,
): number[] | undefined {
  costs.fill(UNSEEN);
  const found =
    feared && feared.size > 0 ? searchAround(battle, unit, goal, feared, limit) : search(battle, unit, goal, limit);
  return found === NOWHERE ? undefined : traceBack(unit.cell, found);
}

/** The reached cell nearest to another: for units that cannot get where they want. After a search that found nothing. */
export function nearestReached(battle: Battle, unit: Unit, to: number): number[] {
  let best = unit.cell;
  for (let cell = 0; cell < CELLS; cell++) {
    if (costs[cell]! === UNSEEN || (cell !== unit.cell && !isFree(battle, cell))) continue;
    if (isBetterEnd(unit, cell, best, to)) best = cell;
  }
  return traceBack(unit.cell, best);
}

/** Nearer, then fewer steps, then nearer its own edge, then the lower x: the same for both sides. */
function isBetterEnd(unit: Unit, cell: number, than: number, to: number): boolean {
  const nearer = manhattan(cell, to) - manhattan(than, to);
  if (nearer !== 0) return nearer < 0;
  if (costs[cell] !== costs[than]) return costs[cell]! < costs[than]!;
  const rows = (yOf(cell) - yOf(than)) * homeward(unit.side);
  return rows !== 0 ? rows > 0 : xOf(cell) < xOf(than);
}

function search(battle: Battle, unit: Unit, goal: Goal, limit: number): number {
  const through = passesThrough(unit);
  const near = steps[unit.side]!;
  const { board } = battle;
  let [head, tail] = [0, 0];
  queue[tail++] = unit.cell;
  costs[unit.cell] = 0;
  while (head < tail) {
    const cell = queue[head++]!;
    const cost = costs[cell]!;
    if (cost > 0 && board[cell] === NOBODY && goal(cell)) return cell;
    if (cost >= limit) continue;
    const next = near[cell]!;
    for (let i = 0; i < next.length; i++) {
      const to = next[i]!;
      if (costs[to] !== UNSEEN || (board[to] !== NOBODY && !through)) continue;
      costs[to] = cost + 1;
      previous[to] = cell;
      queue[tail++] = to;
    }
  }
  return NOWHERE;
}

/** Settles the cheapest open cell first; the field is small enough to look for it. */
function searchAround(battle: Battle, unit: Unit, goal: Goal, feared: ReadonlySet<number>, limit: number): number {
  const through = passesThrough(unit);
  const near = steps[unit.side]!;
  const open: number[] = [unit.cell];
  const settled = new Uint8Array(CELLS);
  costs[unit.cell] = 0;
  while (open.length > 0) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if (costs[open[i]!]! < costs[open[at]!]!) at = i;
    const cell = open.splice(at, 1)[0]!;
    settled[cell] = 1;
    const cost = costs[cell]!;
    if (cost > 0 && isFree(battle, cell) && goal(cell)) return cell;
    if (cost % FEAR >= limit) continue;
    for (const to of near[cell]!) {
      if (settled[to] || (!isFree(battle, to) && !through)) continue;
      const total = cost + 1 + (feared.has(to) ? FEAR : 0);
      if (costs[to] === UNSEEN) open.push(to);
      else if (total >= costs[to]!) continue;
      costs[to] = total;
      previous[to] = cell;
    }
  }
  return NOWHERE;
}

function traceBack(start: number, end: number): number[] {
  const path: number[] = [];
  for (let cell = end; cell !== start; cell = previous[cell]!) path.push(cell);
  return path.reverse();
}

/** The part of a path that can be walked now: within the speed, and ending on a free cell. */
export function walkable(battle: Battle, path: readonly number[], speed: number): readonly number[] {
  let length = Math.min(path.length, speed);
  while (length > 0 && !isFree(battle, path[length - 1]!)) length--;
  return length === path.length ? path : path.slice(0, length);
}

/** Cells beside any of these units. */
export function cellsBeside(units: readonly Unit[]): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const { cell } of units) for (let at = 0; at < CELLS; at++) if (chebyshev(at, cell) === 1) cells.add(at);
  return cells;
}
