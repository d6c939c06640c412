import { doAll } from '../threads.ts';
import { addUp, type Counts, counted } from './counts.ts';
import { type Report, reportOf } from './report.ts';
import { type Assignment, assignmentsOf } from './schedule.ts';

const WORKER = new URL('./worker.js', import.meta.url);

export interface Experiment {
  readonly factions: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/** Fights all battles on so many threads and reports. The report depends on the experiment alone. */
export async function experiment(
  { factions, games, seed }: Experiment,
  threads: number,
  onFought: (battles: number) => void,
): Promise<Report> {
  const assignments = assignmentsOf(factions, games, seed);
  const all = await doAll<Assignment, Counts>(WORKER, assignments, threads, (counts) =>
    onFought(counted(counts, 'battles')),
  );
  const sum: Counts = {};
  for (const counts of all) addUp(sum, counts);
  return reportOf(sum, factions, seed);
}
