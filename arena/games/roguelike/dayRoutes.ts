import { err, type Json, ok, refusal } from '@tactarium/engine';
import { roguelike } from '@tactarium/games/roguelike/index';
import { type DayBoard, dayBoard, dayList, dayName, runBegun, runExpected } from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../../arena.ts';
import { granted } from '../../http/problems.ts';
import { answersWith, creates } from '../../http/responses.ts';
import type { Server } from '../../http/server.ts';
import { Turns } from '../../http/turns.ts';
import { visitorOf } from '../../http/visitor.ts';
import { DayService } from './dayService.ts';
import { endOf } from './days.ts';
import { briefMessage, offerMessage, standingOf } from './messages.ts';
import type { RunRow, Runs } from './runs.ts';
import { RunService } from './service.ts';

const tags = ['runs'];
const GAME = roguelike.id;
/** Rows of a board, and days in the list. */
const LEADERS = 100;
const LONGEST = 30;

/** The boards of the days: for anybody. */
export function dayRoutes(server: Server, arena: Arena, runs: Runs): void {
  const days = new DayService(arena, runs);

  server.get(
    '/runs/days',
    { schema: { tags, summary: 'The runs of the last days', response: answersWith(dayList) } },
    async () => {
      const { day: today } = await days.today();
      const last = await runs.days(LONGEST);
      const named = await runs.named(last.flatMap(({ best }) => best?.playerId ?? []));
      return {
        today,
        days: last.map(({ day, options, players, best }) => ({
          day,
          faction: options.faction!,
          leaderId: options.leader!,
          players,
          ...(best && { best: briefMessage(best, named.get(best.playerId)!) }),
        })),
      };
    },
  );
  server.get(
    '/runs/days/:day',
    {
      schema: {
        tags,
        summary: 'The board of a day',
        params: z.object({ day: dayName }),
        response: answersWith(dayBoard),
      },
    },
    async (request): Promise<DayBoard> => {
      const { day: wanted } = request.params;
      const today = await days.today();
      const found = wanted === 'today' || wanted === today.day ? today : await runs.day(wanted);
      const { day, seed, options } = granted(found ? ok(found) : err(refusal('day/not-found')), GAME);
      const visitor = await visitorOf(request, arena.players);
      const [best, counts, mine] = await Promise.all([
        runs.runsOfDay(day, LEADERS),
        runs.countDay(day),
        visitor && runs.runOfDay(visitor.player, day),
      ]);
      const named = await runs.named([...best, ...(mine ? [mine] : [])].map(({ playerId }) => playerId));
      const brief = (run: RunRow) => briefMessage(run, named.get(run.playerId)!);
      const isOver = day !== today.day;
      // Where it is played again its opponents are made there, by the same seed.
      const offline: Json = { ...options, opponents: 'bots' };
      return {
        day,
        ends: endOf(day),
        over: isOver,
        faction: options.faction!,
        leaderId: options.leader!,
        ...counts,
        board: best.map((run) => ({ ...brief(run), rank: 1 + best.findIndex((one) => isEqual(one, run)) })),
        ...(mine && {
          mine: {
            ...brief(mine),
            ...(mine.status !== 'active' && { rank: 1 + (await runs.betterInDay(day, mine)) }),
          },
        }),
        ...(isOver && { recipe: { seed, options: offline as NonNullable<DayBoard['recipe']>['options'] } }),
      };
    },
  );
}

const isEqual = (a: RunRow, b: RunRow): boolean => a.wins === b.wins && a.losses === b.losses;

/** The run of the day is begun by an account, once. */
export function dayPlayerRoutes(server: Server, arena: Arena, runs: Runs): void {
  const days = new DayService(arena, runs);
  const service = new RunService(arena, runs);
  const turns = new Turns();

  server.post(
    '/runs/days/today',
    {
      schema: {
        tags,
        summary: 'Begin the run of today',
        body: runExpected,
        response: creates(runBegun),
      },
    },
    async ({ visitor }, reply) => {
      const begun = granted(await turns.take(visitor.player, () => days.begin(visitor)), GAME);
      const standing = granted(await service.look(begun, visitor.player), GAME);
      return reply
        .code(201)
        .send({ ...standingOf(standing), runId: standing.row.id, initialDraft: offerMessage(standing) });
    },
  );
}
