import { around, CELLS, homeward, manhattan, NOWHERE, steps, xOf, yOf } from '../board.ts';
import { canPass } from '../reach.ts';
import { type Battle, isFree, NOBODY, type Unit } from '../state.ts';

/**
 * What a search found out. Module tables, because a search a unit turn is most of what a battle costs: nothing is
 * allocated for one, and it is valid until the next.
 */
const costs = new Int16Array(CELLS);
const previous = new Int16Array(CELLS);
/** The cells reached, in the order in which they were. */
const reached = new Int16Array(CELLS);
let reachedCount = 0;
/** The number of the search that came to a cell last: so nothing has to be wiped before the next. */
const seenBy = new Int32Array(CELLS);
const settledBy = new Int32Array(CELLS);
let searches = 0;
/** One feared cell outweighs any way around it. */
const FEAR = 100;

export type Goal = (cell: number) => boolean;

/** Cells that a path avoids where it can. */
export type Zone = readonly boolean[];

/**
 * The cheapest path to a cell that fits, from a unit's cell: fewest feared cells, then fewest steps, then the order in
 * which a unit tries its neighbours. Undefined if there is none within `limit` steps.
 */
export function pathTo(
  battle: Battle,
  unit: Unit,
  goal: Goal,
  feared: Zone | undefined = undefined,
  limit = CELLS,
): number[] | undefined {
  searches++;
  reachedCount = 0;
  costs[unit.cell] = 0;
  seenBy[unit.cell] = searches;
  const found = feared ? searchAround(battle, unit, goal, feared, limit) : search(battle, unit, goal, limit);
  return found === NOWHERE ? undefined : traceBack(unit.cell, found);
}

/** After a search that found nothing: what it would have found with this goal, for it has been everywhere. */
export function pathToOther(battle: Battle, unit: Unit, goal: Goal): number[] | undefined {
  for (let i = 1; i < reachedCount; i++) {
    const cell = reached[i]!;
    if (isFree(battle, cell) && goal(cell)) return traceBack(unit.cell, cell);
  }
  return undefined;
}

/** After a search that found nothing: to the reached cell nearest to another. */
export function pathNear(battle: Battle, unit: Unit, to: number): number[] {
  let best = unit.cell;
  for (let i = 1; i < reachedCount; i++) {
    const cell = reached[i]!;
    if (isFree(battle, cell) && isBetterEnd(unit, cell, best, to)) best = cell;
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

/** In breadth. Cells are left in the order they were come to, so the first to fit when it is come to is the nearest. */
function search(battle: Battle, unit: Unit, goal: Goal, limit: number): number {
  const { board } = battle;
  const near = steps[unit.side]!;
  let tail = 0;
  reached[tail++] = unit.cell;
  for (let head = 0; head < tail; head++) {
    const cell = reached[head]!;
    const cost = costs[cell]! + 1;
    if (cost > limit) break;
    const next = near[cell]!;
    for (let i = 0; i < next.length; i++) {
      const to = next[i]!;
      if (seenBy[to] === searches) continue;
      const free = board[to] === NOBODY;
      if (!free && !canPass(battle, unit, to)) continue;
      seenBy[to] = searches;
      costs[to] = cost;
      previous[to] = cell;
      reached[tail++] = to;
      if (free && goal(to)) return to;
    }
  }
  reachedCount = tail;
  return NOWHERE;
}

/** The cells come to and not settled, in the order they were come to. */
const open = new Int16Array(CELLS);

/** Settles the cheapest open cell first; the field is small enough to look for it. */
function searchAround(battle: Battle, unit: Unit, goal: Goal, feared: Zone, limit: number): number {
  const near = steps[unit.side]!;
  let opened = 0;
  open[opened++] = unit.cell;
  for (let cell = unit.cell; cell !== NOWHERE; cell = cheapest(opened, costs[cell]!)) {
    settledBy[cell] = searches;
    reached[reachedCount++] = cell;
    const cost = costs[cell]!;
    if (cost > 0 && isFree(battle, cell) && goal(cell)) return cell;
    if (cost % FEAR >= limit) continue;
    for (const to of near[cell]!) {
      if (settledBy[to] === searches || (!isFree(battle, to) && !canPass(battle, unit, to))) continue;
      const total = cost + 1 + (feared[to] ? FEAR : 0);
      if (seenBy[to] !== searches) {
        seenBy[to] = searches;
        open[opened++] = to;
      } else if (total >= costs[to]!) continue;
      costs[to] = total;
      previous[to] = cell;
    }
  }
  return NOWHERE;
}

/** The first of the cheapest. None is cheaper than what was settled last, so one as cheap ends the looking. */
function cheapest(opened: number, least: number): number {
  let best = NOWHERE;
  for (let i = 0; i < opened; i++) {
    const cell = open[i]!;
    if (settledBy[cell] === searches) continue;
    if (costs[cell] === least) return cell;
    if (best === NOWHERE || costs[cell]! < costs[best]!) best = cell;
  }
  return best;
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
export function cellsBeside(units: readonly Unit[]): Zone {
  const zone: boolean[] = new Array(CELLS).fill(false);
  for (const { cell } of units) for (const at of around[cell]!) zone[at] = true;
  return zone;
}
