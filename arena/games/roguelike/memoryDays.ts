import type { MemoryHouse } from '../../storage/memory/tables.ts';
import type { DayRow, Days } from './days.ts';
import type { RunRow } from './runs.ts';

/** The runs of days of a store in memory. */
export function memoryDays(house: MemoryHouse): Days {
  const days = house.table<DayRow>('run_days');
  const runs = house.table<RunRow>('runs');
  const begunIn = (day: string): readonly RunRow[] => [...runs.values()].filter((run) => run.day === day);
  const endedIn = (day: string): readonly RunRow[] => begunIn(day).filter(({ status }) => status !== 'active').toSorted(bestFirst); // biome-ignore format: a chain

  return {
    async addDay(row) {
      if (!days.has(row.day)) days.set(row.day, row);
      return days.get(row.day)!;
    },
    day: async (day) => days.get(day),
    days: async (limit) =>
      [...days.values()]
        .toSorted((a, b) => (a.day < b.day ? 1 : -1))
        .slice(0, limit)
        .map(({ day, options }) => {
          const [best] = endedIn(day);
          return { day, options, players: begunIn(day).length, ...(best && { best }) };
        }),
    runsOfDay: async (day, limit) => endedIn(day).slice(0, limit),
    countDay: async (day) => ({
      players: begunIn(day).length,
      running: begunIn(day).filter(({ status }) => status === 'active').length,
    }),
    betterInDay: async (day, { wins, losses }) =>
      endedIn(day).filter((run) => run.wins > wins || (run.wins === wins && run.losses < losses)).length,
    runOfDay: async (player, day) => begunIn(day).find(({ playerId }) => playerId === player),
    runsBeforeDay: async (day) =>
      [...runs.values()].filter((run) => run.status === 'active' && run.day !== null && run.day < day),
  };
}

const bestFirst = (a: RunRow, b: RunRow): number =>
  b.wins - a.wins || a.losses - b.losses || a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1);
