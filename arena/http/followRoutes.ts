import { challengers, followList, playerId, problem } from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import type { Server } from './server.ts';

const tags = ['players'];
const ofPlayer = z.object({ player: playerId });
const done = { 204: z.undefined(), default: problem };

/** Whom one follows, and whose challenges one wants. */
export function followRoutes(server: Server, { follows }: Arena): void {
  server.get(
    '/follows',
    { schema: { tags, summary: 'Those whom I follow', response: { 200: followList, default: problem } } },
    async ({ visitor }) => ({ follows: [...(await follows.list(visitor.player))] }),
  );
  server.put(
    '/follows/:player',
    { schema: { tags, summary: 'Follow a player', params: ofPlayer, response: done } },
    async ({ visitor, params }, reply) => {
      granted(await follows.follow(visitor.player, params.player));
      return reply.code(204).send();
    },
  );
  server.delete(
    '/follows/:player',
    { schema: { tags, summary: 'Follow a player no longer', params: ofPlayer, response: done } },
    async ({ visitor, params }, reply) => {
      await follows.unfollow(visitor.player, params.player);
      return reply.code(204).send();
    },
  );
  server.get(
    '/me/challengers',
    { schema: { tags, summary: 'Whose challenges reach me', response: { 200: challengers, default: problem } } },
    async ({ visitor }) => ({ from: await follows.challengers(visitor.player) }),
  );
  server.put(
    '/me/challengers',
    {
      schema: {
        tags,
        summary: 'Say whose challenges reach me',
        body: challengers,
        response: { 200: challengers, default: problem },
      },
    },
    async ({ visitor, body }) => {
      await follows.setChallengers(visitor.player, body.from);
      return body;
    },
  );
}
