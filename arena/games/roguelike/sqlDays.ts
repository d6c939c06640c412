import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Query } from '../../storage/database.ts';
import { ormOn } from '../../storage/sql/orm.ts';
import type { DayRow, Days } from './days.ts';
import type { RunRow } from './runs.ts';
import { runDays, runs } from './schema.ts';

export function sqlDays(query: Query): Days {
  const orm = ormOn(query);
  const hasEnded = ne(runs.status, 'active');
  const rowOf = async (day: string): Promise<DayRow | undefined> =>
    (await orm.select().from(runDays).where(eq(runDays.day, day)).limit(1))[0] as DayRow | undefined;
  const bestFirst = [desc(runs.wins), asc(runs.losses), asc(runs.updatedAt), asc(runs.id)] as const;

  return {
    async addDay(row) {
      await orm.insert(runDays).values(row).onConflictDoNothing();
      return (await rowOf(row.day))!;
    },
    day: rowOf,
    async days(limit) {
      const rows = await orm.select().from(runDays).orderBy(desc(runDays.day)).limit(limit);
      const within = inArray(
        runs.day,
        rows.map(({ day }) => day),
      );
      if (rows.length === 0) return [];
      const begun = await orm.select({ day: runs.day, players: count() }).from(runs).where(within).groupBy(runs.day);
      const best = await orm
        .selectDistinctOn([runs.day])
        .from(runs)
        .where(and(within, hasEnded))
        .orderBy(runs.day, ...bestFirst);
      return rows.map(({ day, options }) => {
        const first = best.find((run) => run.day === day);
        return {
          day,
          options: options as DayRow['options'],
          players: begun.find((one) => one.day === day)?.players ?? 0,
          ...(first && { best: first as RunRow }),
        };
      });
    },
    runsOfDay: async (day, limit) =>
      (await orm
        .select()
        .from(runs)
        .where(and(eq(runs.day, day), hasEnded))
        .orderBy(...bestFirst)
        .limit(limit)) as RunRow[],
    async countDay(day) {
      const running = sql<number>`count(*) filter (where status = 'active')::int`;
      const [row] = await orm.select({ players: count(), running }).from(runs).where(eq(runs.day, day));
      return row!;
    },
    async betterInDay(day, { wins, losses }) {
      const better = or(gt(runs.wins, wins), and(eq(runs.wins, wins), lt(runs.losses, losses)));
      const [row] = await orm
        .select({ better: count() })
        .from(runs)
        .where(and(eq(runs.day, day), hasEnded, better));
      return row!.better;
    },
    runOfDay: async (player, day) =>
      (
        await orm
          .select()
          .from(runs)
          .where(and(eq(runs.day, day), eq(runs.playerId, player)))
          .limit(1)
      )[0] as RunRow | undefined,
    runsBeforeDay: async (day) =>
      (await orm
        .select()
        .from(runs)
        .where(and(lt(runs.day, day), eq(runs.status, 'active')))) as RunRow[],
  };
}
