import { invariant } from '@tactarium/engine';

/** Something to be timed. It is run over and over; every run does the same. */
export interface Work {
  readonly name: string;
  /** Does it once and returns how many operations that was. */
  run(): number;
}

/** Works that do the same operations, and the one that they are measured against: a limit, or a peer. */
export interface Comparison {
  /** What is counted, in the plural: `moves`. */
  readonly unit: string;
  readonly against: Work;
  readonly works: readonly (Work & { readonly aim?: number })[];
}

export interface Measurement {
  readonly name: string;
  readonly unit: string;
  /** Operations a second of processor time. Means little on another day or machine. */
  readonly perSecond: number;
  readonly against: string;
  readonly againstPerSecond: number;
  /** `perSecond` as a part of `againstPerSecond`: the figure that holds. */
  readonly ratio: number;
  /** The least ratio that we want. */
  readonly aim?: number;
}

/** How long to measure. Times are of the processor, in milliseconds. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmUp: number;
}

export const FULL: Effort = { rounds: 9, milliseconds: 150, warmUp: 400 };
export const QUICK: Effort = { rounds: 3, milliseconds: 40, warmUp: 120 };

export interface Suite {
  readonly name: string;
  run(effort: Effort): readonly Measurement[];
}

/**
 * Measures in rounds, each work once a round, so that whatever slows the machine down meets all of them. A ratio is
 * taken within each round; the median of the rounds is reported.
 */
export function compare(effort: Effort, { unit, against, works }: Comparison): readonly Measurement[] {
  const all = [against, ...works];
  const operations = all.map((work) => work.run());
  invariant(
    operations.every((count) => count > 0 && count === operations[0]),
    `the same work for all: ${all.map(({ name }, i) => `${name} ${operations[i]}`).join(', ')}`,
  );
  const runs = all.map((work) => runsIn(effort.milliseconds, timeRuns(work, effort.warmUp)));
  const rates: number[][] = all.map(() => []);
  for (let round = 0; round < effort.rounds; round++) {
    for (const [i, work] of all.entries()) rates[i]!.push(rateOf(work, runs[i]!));
  }
  const [limits, ...others] = rates;
  return works.map(({ name, aim }, i) => ({
    name,
    unit,
    perSecond: median(others[i]!),
    against: against.name,
    againstPerSecond: median(limits!),
    ratio: median(others[i]!.map((rate, round) => rate / limits![round]!)),
    ...(aim !== undefined && { aim }),
  }));
}

/** Works beside a target that was set for them, in operations a second. */
export function within(
  effort: Effort,
  {
    unit,
    limit,
    works,
  }: {
    readonly unit: string;
    readonly limit: { readonly name: string; readonly perSecond: number };
    readonly works: readonly Work[];
  },
): readonly Measurement[] {
  return works.map((work) => {
    const runs = runsIn(effort.milliseconds, timeRuns(work, effort.warmUp));
    const perSecond = median(Array.from({ length: effort.rounds }, () => rateOf(work, runs)));
    return {
      name: work.name,
      unit,
      perSecond,
      against: limit.name,
      againstPerSecond: limit.perSecond,
      ratio: perSecond / limit.perSecond,
      aim: 1,
    };
  });
}

/** The same figures in another unit: games instead of moves, by how many moves a game has. */
export const countedIn = (unit: string, each: number, measurements: readonly Measurement[]): readonly Measurement[] =>
  measurements.map(({ aim: _, ...rest }) => ({
    ...rest,
    unit,
    perSecond: rest.perSecond * each,
    againstPerSecond: rest.againstPerSecond * each,
  }));

/** Holds on to what was computed, so that no compiler may leave the computing out. */
export function keep(value: unknown): void {
  kept = value;
}
export let kept: unknown;

/** Runs for that long at least and returns the milliseconds of one run, from the second half: the first is slow. */
function timeRuns(work: Work, milliseconds: number): number {
  const start = processorTime();
  let runs = 0;
  while (processorTime() - start < milliseconds / 2) work.run();
  const half = processorTime();
  do {
    work.run();
    runs++;
  } while (processorTime() - half < milliseconds / 2);
  return (processorTime() - half) / runs;
}

const runsIn = (milliseconds: number, each: number): number => Math.max(1, Math.ceil(milliseconds / each));

function rateOf(work: Work, runs: number): number {
  const start = processorTime();
  let operations = 0;
  for (let i = 0; i < runs; i++) operations += work.run();
  return (operations * 1000) / (processorTime() - start);
}

/** Of the whole process: the work of the collector's and compiler's threads is counted too. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.trunc(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
