import { SHARED_BYTES, sharedId, sharedInfo, shareGame } from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import { answersWith, creates } from './responses.ts';
import type { Server } from './server.ts';

const tags = ['shared games'];
const ofShared = z.object({ shared: sharedId });

/** For anybody who has the link. */
export function sharedRoutes(server: Server, { shared }: Arena): void {
  server.get(
    '/shared/:shared',
    {
      schema: {
        tags,
        summary: 'What is known of a shared game',
        params: ofShared,
        response: answersWith(sharedInfo),
      },
    },
    async ({ params }) => granted(await shared.info(params.shared)),
  );
  server.get(
    '/shared/:shared/replay',
    { schema: { tags, summary: 'Everything that was played in it', params: ofShared } },
    async ({ params }, reply) => {
      const text = granted(await shared.replay(params.shared));
      return reply.type('application/json').serializer(String).send(text);
    },
  );
}

export function sharingRoutes(server: Server, { shared }: Arena): void {
  server.post(
    '/shared',
    {
      bodyLimit: SHARED_BYTES,
      schema: {
        tags,
        summary: 'Share a game against the computer: it is played again, and not refereed',
        body: shareGame,
        response: creates(sharedInfo),
      },
    },
    async ({ visitor, body }, reply) =>
      reply.code(201).send(granted(await shared.share(visitor.player, body), body.replay.game)),
  );
}
