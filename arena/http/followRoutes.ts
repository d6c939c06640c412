import { challengers, followList, playerId } from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import { answersNothing, answersWith } from './responses.ts';
import type { Server } from './server.ts';

const tags = ['players'];
const ofPlayer = z.object({ player: playerId });

/** Players one follows, and whose challenges one accepts. */
export function followRoutes(server: Server, { follows }: Arena): void {
  server.get(
    '/follows',
    { schema: { tags, summary: 'Players I follow', response: answersWith(followList) } },
    async ({ visitor }) => ({ follows: [...(await follows.list(visitor.player))] }),
  );
  server.put(
    '/follows/:player',
    { schema: { tags, summary: 'Follow a player', params: ofPlayer, response: answersNothing } },
    async ({ visitor, params }, reply) => {
      granted(await follows.follow(visitor.player, params.player));
      return reply.code(204).send();
    },
  );
  server.delete(
    '/follows/:player',
    { schema: { tags, summary: 'Stop following a player', params: ofPlayer, response: answersNothing } },
    async ({ visitor, params }, reply) => {
      await follows.unfollow(visitor.player, params.player);
      return reply.code(204).send();
    },
  );
  server.get(
    '/me/challengers',
    { schema: { tags, summary: 'Whose challenges reach me', response: answersWith(challengers) } },
    async ({ visitor }) => ({ from: await follows.challengers(visitor.player) }),
  );
  server.put(
    '/me/challengers',
    {
      schema: {
        tags,
        summary: 'Say whose challenges reach me',
        body: challengers,
        response: answersWith(challengers),
      },
    },
    async ({ visitor, body }) => {
      await follows.setChallengers(visitor.player, body.from);
      return body;
    },
  );
}
