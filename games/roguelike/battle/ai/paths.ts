import { isPushedAside } from '../reach/reach.ts';
import { type Battle, isFree } from '../state/battle.ts';
import { CELLS, HEIGHT, homeward, manhattan, steps as stepsOf, WIDTH } from '../state/board.ts';
import { add, type CellSet, diamond, EVERYWHERE, noCells, remove, WORDS } from '../state/cellSet.ts';
import type { Unit } from '../state/unit.ts';

/** Where a search may end: the free cells of a set; of these only the fitting, where the set does not say it all. */
export interface Goal {
  readonly cells: CellSet;
  readonly fits: ((cell: number) => boolean) | undefined;
}

/**
 * A search floods the field from a unit's cell. A wave is the set of cells whose cheapest way has the same number of
 * feared cells and the same number of steps: a row of CELLS waves for each number of feared cells. Module tables,
 * because a search a unit turn is much of what a battle costs: nothing is allocated for one, and it is valid until the next.
 */
const waves = new Int32Array(CELLS * CELLS * WORDS);
const waveAt = (fear: number, steps: number): number => (fear * CELLS + steps) * WORDS;
let rows = 0;
/** By row: the steps of its last wave that has a cell. */
const ends = new Int16Array(CELLS);
/** Where a path may end; what it may enter and has not reached; what it avoids where it can. */
const free = noCells();
const open = noCells();
const feared = noCells();

/**
 * The cheapest path to a goal, from a unit's cell: fewest feared cells, then fewest steps, then the order in which a
 * unit tries its neighbours. Undefined if there is none within `limit` steps.
 */
export function pathTo(
  battle: Battle,
  unit: Unit,
  goal: Goal,
  avoided: CellSet | undefined = undefined,
  limit = CELLS - 1,
): number[] | undefined {
  setOut(battle, unit, avoided);
  rows = 0;
  do {
    const steps = floodRow(rows++, goal, limit);
    if (steps > 0) return trace(unit, rows - 1, steps);
  } while (avoided && (rows === 1 || ends[rows - 1]! > 0));
  return undefined;
}

/** After a search that found nothing: what it would have found with this goal, for it has been everywhere. */
export function pathToOther(unit: Unit, goal: Goal): number[] | undefined {
  for (let fear = 0; fear < rows; fear++) {
    for (let steps = 1; steps <= ends[fear]!; steps++) {
      if (narrow(waveAt(fear, steps), goal)) return trace(unit, fear, steps);
    }
  }
  return undefined;
}

/** After a search that found nothing: to the reached cell nearest to another; ties: the cheapest, then `homemost`. */
export function pathNear(unit: Unit, to: number): number[] {
  for (let reach = 1; reach < manhattan(unit.cell, to); reach++) {
    const goal = { cells: diamond(to, reach), fits: undefined };
    for (let fear = 0; fear < rows; fear++) {
      for (let steps = 1; steps <= ends[fear]!; steps++) {
        const at = waveAt(fear, steps);
        if (!narrow(at, goal)) continue;
        const cell = homemost(unit, at);
        write(at, 0, 0, 0);
        waves[at + (cell >> 5)] = 1 << cell;
        return trace(unit, fear, steps);
      }
    }
  }
  return [];
}

/** Of a wave the cell nearest to the unit's own edge, then the one of lowest x: the same for both sides. */
function homemost({ side }: Unit, at: number): number {
  const edge = side === 0 ? 0 : HEIGHT - 1;
  for (let y = edge; ; y -= homeward(side)) {
    const row = (waves[at + (y >> 2)]! >>> ((y & 3) * WIDTH)) & 0xff;
    if (row !== 0) return y * WIDTH + lowest(row);
  }
}

function setOut({ stands, living }: Battle, { cell, make: { is } }: Unit, avoided: CellSet | undefined): void {
  const passes = is.Incorporeal || is.Flyer;
  for (let word = 0; word < WORDS; word++) {
    free[word] = EVERYWHERE[word]! & ~(stands[0]![word]! | stands[1]![word]!);
    open[word] = passes ? EVERYWHERE[word]! : free[word]!;
    feared[word] = avoided ? avoided[word]! : 0;
  }
  if (is.Unstoppable) for (const side of living) for (const unit of side) if (isPushedAside(unit)) add(open, unit.cell);
  write(0, 0, 0, 0);
  waves[cell >> 5] = 1 << cell;
  remove(open, cell);
}

/** Makes the waves of a row until one has a goal, and returns its steps: 0 if none has. */
function floodRow(fear: number, goal: Goal, limit: number): number {
  ends[fear] = 0;
  if (fear > 0) write(waveAt(fear, 0), 0, 0, 0);
  const last = fear === 0 ? 0 : ends[fear - 1]! + 1;
  for (let steps = 1; steps <= limit; steps++) {
    if (flood(fear, steps, steps <= last)) {
      ends[fear] = steps;
      if (narrow(waveAt(fear, steps), goal)) return steps;
    } else if (steps >= last) break;
  }
  return 0;
}

/** Makes a wave: from the one before it, and where it comes to feared cells from the row above. True if it has a cell. */
function flood(fear: number, steps: number, isFedFromAbove: boolean): boolean {
  const at = waveAt(fear, steps);
  spread(at - WORDS);
  let upper = beside[0]! & open[0]! & ~feared[0]!;
  let middle = beside[1]! & open[1]! & ~feared[1]!;
  let lower = beside[2]! & open[2]! & ~feared[2]!;
  if (isFedFromAbove) {
    spread(waveAt(fear - 1, steps - 1));
    upper |= beside[0]! & open[0]! & feared[0]!;
    middle |= beside[1]! & open[1]! & feared[1]!;
    lower |= beside[2]! & open[2]! & feared[2]!;
  }
  open[0]! &= ~upper;
  open[1]! &= ~middle;
  open[2]! &= ~lower;
  write(at, upper, middle, lower);
  return (upper | middle | lower) !== 0;
}

function write(at: number, upper: number, middle: number, lower: number): void {
  waves[at] = upper;
  waves[at + 1] = middle;
  waves[at + 2] = lower;
}

/** What lies beside a wave. */
const beside = noCells();
/** All columns but the last: who is there has no neighbour in the east. */
const INNER = 0x7f7f7f7f;

/** A row is 8 bits: neighbours in a row are a shift by 1 away, those in a column one by 8, into the next word and out of it. */
function spread(at: number): void {
  const upper = waves[at]!;
  const middle = waves[at + 1]!;
  const lower = waves[at + 2]!;
  beside[0] = ((upper & INNER) << 1) | ((upper >>> 1) & INNER) | (upper << 8) | (upper >>> 8) | (middle << 24);
  beside[1] =
    ((middle & INNER) << 1) |
    ((middle >>> 1) & INNER) |
    (middle << 8) |
    (middle >>> 8) |
    (upper >>> 24) |
    (lower << 24);
  beside[2] = ((lower & INNER) << 1) | ((lower >>> 1) & INNER) | (lower << 8) | (lower >>> 8) | (middle >>> 24);
}

/** Leaves of a wave the cells that are goals. It stays as it was, and false, if there are none. */
function narrow(at: number, { cells, fits }: Goal): boolean {
  let upper = waves[at]! & free[0]! & cells[0]!;
  let middle = waves[at + 1]! & free[1]! & cells[1]!;
  let lower = waves[at + 2]! & free[2]! & cells[2]!;
  if (fits && (upper | middle | lower) !== 0) {
    upper = fitting(upper, 0, fits);
    middle = fitting(middle, 32, fits);
    lower = fitting(lower, 64, fits);
  }
  if ((upper | middle | lower) === 0) return false;
  write(at, upper, middle, lower);
  return true;
}

/** Of the cells of a word, the first of which is `from`. */
function fitting(goals: number, from: number, fits: (cell: number) => boolean): number {
  let kept = goals;
  for (let left = goals; left !== 0; left &= left - 1) {
    if (!fits(from + lowest(left))) kept &= ~(left & -left);
  }
  return kept;
}

/** The place of the lowest bit. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** By steps: the wave that a path goes through. */
const trail = new Int32Array(CELLS);

/**
 * The path to a narrowed wave that a search cell by cell would find first. Backwards, all that leads to a goal is left
 * of each wave; then the unit takes the first of its neighbours there, step by step. A cell that is feared is come to
 * from the row above, so before any that is not.
 */
function trace({ cell: start, side }: Unit, rowOfGoal: number, length: number): number[] {
  let fear = rowOfGoal;
  for (let steps = length; steps > 0; steps--) {
    const at = waveAt(fear, steps);
    if (steps < length) write(at, waves[at]! & beside[0]!, waves[at + 1]! & beside[1]!, waves[at + 2]! & beside[2]!);
    if (fear > 0 && keepFeared(at)) fear--;
    spread(at);
    trail[steps] = at;
  }
  const path: number[] = [];
  for (let steps = 1, cell = start; steps <= length; steps++) {
    cell = firstIn(trail[steps]!, stepsOf[side]![cell]!);
    path.push(cell);
  }
  return path;
}

/** Leaves of a wave what is feared. It stays as it was, and false, if nothing is. */
function keepFeared(at: number): boolean {
  const upper = waves[at]! & feared[0]!;
  const middle = waves[at + 1]! & feared[1]!;
  const lower = waves[at + 2]! & feared[2]!;
  if ((upper | middle | lower) === 0) return false;
  write(at, upper, middle, lower);
  return true;
}

function firstIn(at: number, neighbours: readonly number[]): number {
  for (let i = 0; i < neighbours.length; i++) {
    const cell = neighbours[i]!;
    if (((waves[at + (cell >> 5)]! >>> cell) & 1) === 1) return cell;
  }
  throw new Error('a trail that breaks off');
}

/** The part of a path that can be walked now: within the speed, and ending on a free cell. */
export function walkable(battle: Battle, path: readonly number[], speed: number): readonly number[] {
  let length = Math.min(path.length, speed);
  while (length > 0 && !isFree(battle, path[length - 1]!)) length--;
  return length === path.length ? path : path.slice(0, length);
}
