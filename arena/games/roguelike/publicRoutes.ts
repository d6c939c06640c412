import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { err, type Json, ok, refusal } from '@tactarium/engine';
import { roguelike } from '@tactarium/games/roguelike/index';
import {
  battleEvents,
  battle as battleSchema,
  factionList,
  leaderList,
  playerId,
  type RankedRunner,
  type RunRecipe,
  runHistory,
  runLeaderboard,
  runList,
  runRecipe,
  spellList,
  unitList,
} from '@tactarium/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Arena } from '../../arena.ts';
import { granted } from '../../http/problems.ts';
import { answersWith } from '../../http/responses.ts';
import type { Server } from '../../http/server.ts';
import { visitorOf } from '../../http/visitor.ts';
import { content } from './content.ts';
import { dayOf, endOf } from './days.ts';
import { battleMessage, briefMessage } from './messages.ts';
import { playOnFrom } from './playOn.ts';
import type { Named, RatingRow, RunRow, Runs } from './runs.ts';

const tags = ['runs'];
const GAME = roguelike.id;
const LONGEST = 50;
/** Rows of the leaderboard, and the battles that one needs to be on it. */
const LEADERS = 100;
const LEAST_BATTLES = 10;
/** Content changes with the server's version: an hour. What is over never changes: a year. Seconds. */
const HOUR = 3600;
const YEAR = 365 * 24 * HOUR;

/** What is not there is not found, however it is written. */
const anyId = z.string().max(100);

const unpack = promisify(brotliDecompress);

/** What is the same for everybody may be kept on the way. */
const cacheable = (reply: FastifyReply, seconds: number): void =>
  void reply.header('cache-control', `public, max-age=${seconds}`);

/** RUN-14: the content of the code. */
export function contentRoutes(server: Server): void {
  const schema = { tags: ['content'] };
  server.get(
    '/factions',
    { schema: { ...schema, summary: 'The factions', response: answersWith(factionList) } },
    async (_, reply) => {
      cacheable(reply, HOUR);
      return { factions: content.factions };
    },
  );
  server.get(
    '/factions/:faction/units',
    {
      schema: {
        ...schema,
        summary: 'The units of a faction',
        params: z.object({ faction: z.string().max(100) }),
        response: answersWith(unitList),
      },
    },
    async ({ params: { faction } }, reply) => {
      const units = content.units.filter((unit) => unit.faction === faction);
      granted(units.length > 0 ? ok(undefined) : err(refusal('faction/not-found')), GAME);
      cacheable(reply, HOUR);
      return { units };
    },
  );
  server.get(
    '/leaders',
    { schema: { ...schema, summary: 'The leaders', response: answersWith(leaderList) } },
    async (_, reply) => {
      cacheable(reply, HOUR);
      return { leaders: content.leaders };
    },
  );
  server.get(
    '/spells',
    { schema: { ...schema, summary: 'The spells', response: answersWith(spellList) } },
    async (_, reply) => {
      cacheable(reply, HOUR);
      return { spells: content.spells };
    },
  );
}

/** Ended runs, battles by their links, and who is best: for anybody. `reading`: for lists, perhaps a little old. */
export function historyRoutes(server: Server, arena: Arena, runs: Runs, reading: Runs): void {
  const { players } = arena;

  async function endedRun(id: string): Promise<RunRow> {
    const row = await runs.run(id);
    if (!row) return granted(err(refusal('run/not-found')), GAME);
    return granted(row.status === 'active' ? err(refusal('run/private')) : ok(row), GAME);
  }

  /** What was fought in a run of today is told to its player alone, until the day is over. Whether it is for everybody. */
  async function tellable(request: FastifyRequest, run: RunRow | undefined): Promise<boolean> {
    if (run?.day !== dayOf(arena.now)) return true;
    const isMine = (await visitorOf(request, players))?.player === run.playerId;
    granted(isMine ? ok(undefined) : err(refusal('day/not-over', { ends: endOf(run.day) })), GAME);
    return false;
  }

  server.get(
    '/history/:run',
    {
      schema: {
        tags,
        summary: 'A run that has ended',
        params: z.object({ run: anyId }),
        response: answersWith(runHistory),
      },
    },
    async (request) => {
      const { run: id } = request.params;
      const ended = await endedRun(id);
      await tellable(request, ended);
      const [battles, listed] = await Promise.all([runs.battlesOf(id), runs.listedIn(id)]);
      const player = (await runs.named([ended.playerId])).get(ended.playerId)!;
      return {
        run: briefMessage(ended, player),
        battles: battles.map(({ id: battle, n, result, rounds, goldEarned, ratingAfter, opponentPlayer, teams }) => ({
          n,
          // A player who could meet one of its teams tomorrow must not read the timings today.
          ...(!listed.has(n) && { id: battle }),
          result,
          rounds,
          goldEarned,
          ratingAfter,
          bot: opponentPlayer === null,
          opponentFaction: teams[1].faction,
          opponentLeaderId: teams[1].leader,
        })),
      };
    },
  );
  server.get(
    '/history/:run/from/:battle',
    {
      schema: {
        tags,
        summary: 'An ended run before one of its battles, to be played on elsewhere',
        params: z.object({ run: anyId, battle: z.coerce.number().int().min(1).max(99) }),
        response: answersWith(runRecipe),
      },
    },
    async (request) => {
      const { run: id, battle } = request.params;
      const ended = await endedRun(id);
      await tellable(request, ended);
      const replay = granted(await arena.replay(ended.match, ended.playerId), GAME);
      const options: Json = granted(playOnFrom(replay, battle, await runs.listedIn(id)), GAME);
      return { options: options as RunRecipe['options'] };
    },
  );
  server.get(
    '/players/:player/runs',
    {
      schema: {
        tags,
        summary: 'The runs of a player that have ended, the latest first',
        params: z.object({ player: playerId }),
        response: answersWith(runList),
      },
    },
    async ({ params: { player: id } }) => {
      const player = (await reading.named([id])).get(id);
      const named = granted(player ? ok(player) : err(refusal('player/not-found')), GAME);
      const ended = (await reading.runsOf(id, LONGEST)).filter(({ status }) => status !== 'active');
      return { runs: ended.map((row) => briefMessage(row, named)) };
    },
  );
  const ofBattle = z.object({ battle: anyId });
  server.get(
    '/battles/:battle',
    { schema: { tags, summary: 'A battle', params: ofBattle, response: answersWith(battleSchema) } },
    async (request) => {
      const found = await runs.battle(request.params.battle);
      const battle = granted(found ? ok(found) : err(refusal('battle/not-found')), GAME);
      await tellable(request, await runs.run(battle.runId));
      const { playerId: own, opponentPlayer } = battle;
      return battleMessage(battle, await runs.named([own, ...(opponentPlayer === null ? [] : [opponentPlayer])]));
    },
  );
  server.get(
    '/battles/:battle/events',
    { schema: { tags, summary: 'What happened in a battle', params: ofBattle, response: answersWith(battleEvents) } },
    async (request, reply) => {
      const { battle: id } = request.params;
      const found = await runs.battle(id);
      const isOpen = found && (await tellable(request, await runs.run(found.runId)));
      const packed = await runs.battleEvents(id);
      const events = granted(packed === undefined ? err(refusal('battle/not-found')) : ok(packed), GAME);
      if (isOpen) cacheable(reply, YEAR);
      const text = await unpack(Buffer.from(events, 'base64'));
      // Written by this server, and long: it is sent as it is.
      return reply
        .type('application/json')
        .serializer(String)
        .send(text.toString() as never);
    },
  );
  server.get(
    '/runs/leaderboard',
    { schema: { tags, summary: 'The best ratings of runs', response: answersWith(runLeaderboard) } },
    async (request) => {
      const best = await reading.ranked(LEAST_BATTLES, LEADERS);
      const visitor = await visitorOf(request, players);
      const own = visitor && !best.some(({ playerId: id }) => id === visitor.player);
      const mine = own ? await reading.rating(visitor.player) : undefined;
      const named = await reading.named([...best, ...(mine ? [mine] : [])].map(({ playerId: id }) => id));
      const rankOf = async (row: RatingRow): Promise<{ rank?: number }> =>
        row.battles < LEAST_BATTLES ? {} : { rank: 1 + (await reading.ratedAbove(row.rating, LEAST_BATTLES)) };
      return {
        players: best.map((row) =>
          rankedMessage(row, named, 1 + best.findIndex(({ rating }) => rating === row.rating)),
        ),
        ...(mine && { mine: { ...standingMessage(mine, named), ...(await rankOf(mine)) } }),
      };
    },
  );
}

const standingMessage = (
  { playerId: id, rating, best, runs, won, battles }: RatingRow,
  named: ReadonlyMap<string, Named>,
): Omit<RankedRunner, 'rank'> => ({ player: named.get(id)!, rating, best, runs, won, battles });

const rankedMessage = (row: RatingRow, named: ReadonlyMap<string, Named>, rank: number): RankedRunner => ({
  rank,
  ...standingMessage(row, named),
});
