import { factionName, factions, leaderName } from '@tactarium/games/roguelike/client';
import { type Rate, rateOf } from '../statistics.ts';
import type { RunAssignment, RunPlayed } from '../tasks/runs.ts';

/** Runs won by whoever this row is about, and what their battles came to. */
interface Row extends Rate {
  readonly name: string;
  readonly meanWins: number;
  readonly meanRating: number;
}

/** Each leader in turn, so that all are played equally often; every bot meets the same seeds. */
export const runsOf = (bot: string, share: number, games: number, run: number): readonly RunAssignment[] => {
  const all = factions.flatMap(({ id, leaders }) =>
    Object.keys(leaders).map((leader) => ({ faction: id, leader: `${id}/${leader}` })),
  );
  return Array.from({ length: games }, (_, n) => ({ bot, ...all[n % all.length]!, share, run, n }));
};

export interface RunsReport {
  readonly bot: string;
  readonly all: Row;
  readonly factions: readonly Row[];
  readonly leaders: readonly Row[];
}

/** How the runs from a place to another went. */
export function runsReport(
  bot: string,
  assignments: readonly RunAssignment[],
  played: readonly RunPlayed[],
  from: number,
  to: number,
): RunsReport {
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  const row = (name: string, isMeant: (assignment: RunAssignment) => boolean): Row =>
    rowOf(
      name,
      places.filter((place) => isMeant(assignments[place]!)).map((place) => played[place]!),
    );
  return {
    bot,
    all: row(bot, () => true),
    factions: factions.map(({ id }) => row(factionName(id), ({ faction }) => faction === id)),
    leaders: factions.flatMap(({ id, leaders }) =>
      Object.keys(leaders).map((name) => row(leaderName(`${id}/${name}`), ({ leader }) => leader === `${id}/${name}`)),
    ),
  };
}

function rowOf(name: string, played: readonly RunPlayed[]): Row {
  const mean = (of: (one: RunPlayed) => number): number =>
    played.length === 0 ? 0 : played.reduce((sum, one) => sum + of(one), 0) / played.length;
  return {
    name,
    ...rateOf({ battles: played.length, wins: played.filter(({ won }) => won).length }),
    meanWins: mean(({ wins }) => wins),
    meanRating: mean(({ rating }) => rating),
  };
}
