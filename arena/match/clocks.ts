import type { Seat } from '@tactarium/engine';
import type { Clock } from '@tactarium/protocol';
import type { Pause } from '../storage/port/heart.ts';

/** Clocks are made from the times of arrival in the log and from nothing else, so a rebuild gives the same ones. */
export interface Clocks {
  /** Milliseconds by seat, as they were when the clock last began to run. */
  readonly left: readonly number[];
  /** Since when the clock of a seat runs; null where it stands. */
  readonly since: readonly (number | null)[];
  /** Whether the clock of a seat has run in this turn: those get the increment when the turn is completed. */
  readonly ran: readonly boolean[];
}

/** What a command did that clocks care about. */
export interface Tick {
  readonly at: number;
  /** Seats that owed a command before it, and after it. */
  readonly owed: readonly Seat[];
  readonly owes: readonly Seat[];
  /** Turns it completed. */
  readonly turns: number;
}

const SECOND = 1_000;

export function startClocks(clock: Clock, seats: number, owes: readonly Seat[], at: number): Clocks | undefined {
  if (clock.type === 'none') return undefined;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return {
    left: each.map(() => clock.seconds * SECOND),
    since: each.map((seat) => (owes.includes(seat) ? at : null)),
    ran: each.map((seat) => owes.includes(seat)),
  };
}

/**
 * A decision ends when its seat owes nothing more, when a turn is completed, or when somebody new has to decide (a tie,
 * a new phase). What a seat does without ending its decision leaves the clocks alone.
 */
export function tickClocks(clock: Clock, clocks: Clocks, tick: Tick, pauses: readonly Pause[]): Clocks {
  if (clock.type === 'none') return clocks;
  const { at, owed, owes, turns } = tick;
  const anew = turns > 0 || owes.some((seat) => !owed.includes(seat));
  if (!anew && owed.length === owes.length) return clocks;
  const left = clocks.left.slice();
  const since = clocks.since.slice();
  const ran = clocks.ran.slice();
  for (const seat of left.keys()) {
    const began = since[seat] ?? null;
    const owing = owes.includes(seat);
    if (began !== null && (anew || !owing)) {
      left[seat] = clock.type === 'move' ? clock.seconds * SECOND : leftAt(clocks, seat, at, pauses);
    }
    if (turns > 0) {
      if (clock.type === 'bank' && ran[seat]) left[seat]! += clock.increment * SECOND;
      ran[seat] = false;
    }
    if (anew || !owing) since[seat] = owing ? at : null;
    if (owing) ran[seat] = true;
  }
  return { left, since, ran };
}

/** Milliseconds that a seat has left; less than nothing when it is late. */
export function leftAt({ left, since }: Clocks, seat: Seat, at: number, pauses: readonly Pause[]): number {
  const began = since[seat] ?? null;
  return left[seat]! - (began === null ? 0 : elapsed(began, at, pauses));
}

/** When a seat's time is over, if no other pause comes; undefined where its clock stands. */
export function deadlineOf({ left, since }: Clocks, seat: Seat, pauses: readonly Pause[]): number | undefined {
  const began = since[seat] ?? null;
  if (began === null) return undefined;
  let deadline = began + left[seat]!;
  for (const { began: from, ended } of pauses) {
    if (ended > began && from < deadline) deadline += ended - Math.max(from, began);
  }
  return deadline;
}

/** The first of them. */
export function firstDeadline(clocks: Clocks | undefined, pauses: readonly Pause[]): number | undefined {
  if (!clocks) return undefined;
  let first: number | undefined;
  for (const seat of clocks.left.keys()) {
    const deadline = deadlineOf(clocks, seat, pauses);
    if (deadline !== undefined && (first === undefined || deadline < first)) first = deadline;
  }
  return first;
}

export const lateAt = (clocks: Clocks | undefined, at: number, pauses: readonly Pause[]): readonly Seat[] =>
  clocks ? [...clocks.left.keys()].filter((seat) => (deadlineOf(clocks, seat, pauses) ?? Infinity) <= at) : [];

function elapsed(from: number, to: number, pauses: readonly Pause[]): number {
  let time = Math.max(0, to - from);
  for (const { began, ended } of pauses) time -= Math.max(0, Math.min(to, ended) - Math.max(from, began));
  return time;
}
