import { refusal } from '@tactarium/engine';
import {
  adminReason,
  auditPage,
  auditQuery,
  banPlayer,
  foundPlayer,
  foundPlayers,
  health,
  matchId,
  playerId,
  playerQuery,
  renamePlayer,
} from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import type { Bots } from '../bots/bots.ts';
import { granted, Refused } from './problems.ts';
import { answersNothing, answersWith } from './responses.ts';
import type { Server } from './server.ts';

const tags = ['admin'];
const aPlayer = z.object({ player: playerId });
const aMatch = z.object({ match: matchId });

/** For admins. Everybody else is refused before anything they sent is read. */
export async function adminRoutes(server: Server, arena: Arena, bots: Bots): Promise<void> {
  const { admin } = arena;
  server.addHook('preParsing', async ({ visitor }) => {
    if (!visitor.admin) throw new Refused(refusal('admin/only'));
  });
  server.get(
    '/players',
    {
      schema: {
        tags,
        summary: 'Players by id, or by a part of their names',
        querystring: playerQuery,
        response: answersWith(foundPlayers),
      },
    },
    ({ query }) => admin.find(query.text),
  );
  server.patch(
    '/players/:player',
    {
      schema: {
        tags,
        summary: 'Rename a player',
        params: aPlayer,
        body: renamePlayer,
        response: answersWith(foundPlayer),
      },
    },
    async ({ visitor, params, body }) => granted(await admin.rename(visitor, params.player, body.name, body.note)),
  );
  server.delete(
    '/players/:player',
    { schema: { tags, summary: 'Delete an account', params: aPlayer, body: adminReason, response: answersNothing } },
    async ({ visitor, params, body }, reply) => {
      granted(await admin.remove(visitor, params.player, body.note));
      return reply.code(204).send();
    },
  );
  server.post(
    '/players/:player/ban',
    {
      schema: {
        tags,
        summary: 'Ban a player for some days: ends all sessions and gives up all matches',
        params: aPlayer,
        body: banPlayer,
        response: answersWith(foundPlayer),
      },
    },
    async ({ visitor, params, body }) => granted(await admin.ban(visitor, params.player, body.days, body.note)),
  );
  server.delete(
    '/players/:player/ban',
    {
      schema: {
        tags,
        summary: 'Lift a ban',
        params: aPlayer,
        body: adminReason,
        response: answersWith(foundPlayer),
      },
    },
    async ({ visitor, params, body }) => granted(await admin.unban(visitor, params.player, body.note)),
  );
  server.delete(
    '/matches/:match',
    {
      schema: {
        tags,
        summary: 'Close a match without a result',
        params: aMatch,
        body: adminReason,
        response: answersNothing,
      },
    },
    async ({ visitor, params, body }, reply) => {
      granted(await admin.endMatch(visitor, params.match, body.note));
      return reply.code(204).send();
    },
  );
  server.get(
    '/audit',
    {
      schema: {
        tags,
        summary: 'What admins did, the latest first',
        querystring: auditQuery,
        response: answersWith(auditPage),
      },
    },
    ({ query }) => admin.audit(query.before),
  );
  server.get(
    '/health',
    { schema: { tags, summary: 'The health of this server', response: answersWith(health) } },
    async () => ({
      ...(await arena.health()),
      uptime: Math.floor(process.uptime()),
      memory: process.memoryUsage.rss(),
      decisions: bots.waiting,
    }),
  );
}
