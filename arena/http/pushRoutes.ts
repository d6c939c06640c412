import { pushEndpoint, pushKey, pushSubscription } from '@tactarium/protocol';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import { answersNothing, answersWith } from './responses.ts';
import type { Server } from './server.ts';

const tags = ['push'];

/** For anybody: whether this server calls players, and with which key. */
export function pushKeyRoutes(server: Server, { push }: Arena): void {
  server.get(
    '/push/key',
    { schema: { tags, summary: 'The key to subscribe with', response: answersWith(pushKey) } },
    async () => (push.key === undefined ? {} : { key: push.key }),
  );
}

export function pushRoutes(server: Server, { push }: Arena): void {
  server.post(
    '/push',
    { schema: { tags, summary: 'Call me in this browser', body: pushSubscription, response: answersNothing } },
    async ({ visitor, body }, reply) => {
      granted(await push.subscribe(visitor, body));
      return reply.code(204).send();
    },
  );
  server.delete(
    '/push',
    { schema: { tags, summary: 'Do not call me in this browser', body: pushEndpoint, response: answersNothing } },
    async ({ visitor, body }, reply) => {
      await push.unsubscribe(visitor.player, body.endpoint);
      return reply.code(204).send();
    },
  );
}
