import { initiativeOf, speedOf } from '../resolution/questions.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';

/** By id: a rank that compares initiative first and speed second. */
const ranks: number[] = [];
const SPEEDS = 1000;

/**
 * RUN-26: by initiative, then speed, as they are when the round starts; then the sides in turn, beginning with the one
 * drawn for this round; then place in the team's list. The side is drawn only where both sides tie.
 */
export function queueOfRound(battle: Battle): readonly number[] {
  const sorted: Unit[] = [];
  for (const unit of battle.units) {
    if (!unit.alive || unit.make.barricade || unit.since > battle.round) continue;
    ranks[unit.id] = initiativeOf(battle, unit) * SPEEDS + speedOf(battle, unit);
    insert(sorted, unit);
  }
  const queue: number[] = [];
  let first: number | undefined;
  for (let i = 0; i < sorted.length; ) {
    let end = i + 1;
    while (end < sorted.length && ranks[sorted[end]!.id] === ranks[sorted[i]!.id]) end++;
    if (areBothSidesIn(sorted, i, end)) {
      first ??= battle.dice.below('table', 'side', 2);
      alternate(queue, sorted, i, end, first);
    } else {
      for (let at = i; at < end; at++) queue.push(sorted[at]!.id);
    }
    i = end;
  }
  return queue;
}

/** Units come in the order of their ids. For two dozen of them this is several times faster than a general sort. */
function insert(sorted: Unit[], unit: Unit): void {
  let at = sorted.length;
  while (at > 0 && goesBefore(unit, sorted[at - 1]!)) {
    sorted[at] = sorted[at - 1]!;
    at--;
  }
  sorted[at] = unit;
}

function goesBefore(unit: Unit, other: Unit): boolean {
  const faster = ranks[unit.id]! - ranks[other.id]!;
  return faster !== 0 ? faster > 0 : unit.place < other.place;
}

function areBothSidesIn(units: readonly Unit[], from: number, end: number): boolean {
  for (let i = from + 1; i < end; i++) if (units[i]!.side !== units[from]!.side) return true;
  return false;
}

/** Of the tied ones from a place to another: one of each side in turn. */
function alternate(queue: number[], sorted: readonly Unit[], from: number, end: number, first: number): void {
  let one = nextOf(first, sorted, from, end);
  let other = nextOf(1 - first, sorted, from, end);
  while (one < end || other < end) {
    if (one < end) queue.push(sorted[one]!.id);
    if (other < end) queue.push(sorted[other]!.id);
    one = nextOf(first, sorted, one + 1, end);
    other = nextOf(1 - first, sorted, other + 1, end);
  }
}

/** The place of the next unit of a side; `end` or beyond if there is none. */
function nextOf(side: number, sorted: readonly Unit[], from: number, end: number): number {
  let place = from;
  while (place < end && sorted[place]!.side !== side) place++;
  return place;
}
