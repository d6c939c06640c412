import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import type { Server } from './server.ts';

const ofCard = z.object({ card: z.string().regex(/^[mg][a-z0-9]{8,40}\.png$/) });

/** Pictures of links, for programs that show links: they have no session. */
export function cardRoutes(server: Server, { previews }: Arena): void {
  server.get('/cards/:card', { schema: { hide: true, params: ofCard } }, async ({ params }, reply) => {
    const { png, isFinal } = granted(await previews.card(params.card.replace('.png', '')));
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${isFinal ? 86_400 : 60}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(png));
  });
}
