import type { Farm } from '@tactarium/farm';
import { battles } from '../tasks/battles.ts';
import { addUp, type Counts, counted } from './counts.ts';
import { type Report, reportOf } from './report.ts';
import { assignmentsOf } from './schedule.ts';

export interface Experiment {
  readonly factions: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/** Fights all battles and reports. The report depends on the experiment alone, not on who fought what. */
export async function experiment(
  { factions, games, seed }: Experiment,
  farm: Farm,
  onFought: (battles: number) => void,
  signal?: AbortSignal,
): Promise<Report> {
  const assignments = assignmentsOf(factions, games, seed);
  const all = await farm.run(battles, assignments, (counts) => onFought(counted(counts, 'battles')), signal);
  const sum: Counts = {};
  for (const counts of all) addUp(sum, counts);
  return reportOf(sum, factions, seed);
}
