import { problem, pushEndpoint, pushKey, pushSubscription } from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import type { Server } from './server.ts';

const tags = ['push'];
const done = { 204: z.undefined(), default: problem };

/** For anybody: whether this server calls players, and with which key. */
export function pushKeyRoutes(server: Server, { push }: Arena): void {
  server.get(
    '/push/key',
    { schema: { tags, summary: 'The key to subscribe with', response: { 200: pushKey, default: problem } } },
    async () => (push.key === undefined ? {} : { key: push.key }),
  );
}

export function pushRoutes(server: Server, { push }: Arena): void {
  server.post(
    '/push',
    { schema: { tags, summary: 'Call me in this browser', body: pushSubscription, response: done } },
    async ({ visitor, body }, reply) => {
      granted(await push.subscribe(visitor, body));
      return reply.code(204).send();
    },
  );
  server.delete(
    '/push',
    { schema: { tags, summary: 'Do not call me in this browser', body: pushEndpoint, response: done } },
    async ({ visitor, body }, reply) => {
      await push.unsubscribe(visitor.player, body.endpoint);
      return reply.code(204).send();
    },
  );
}
