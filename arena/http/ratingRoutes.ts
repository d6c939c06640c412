import { askQuick, leaderboard, playerId, profile, quick } from '@tactarium/protocol';
import { z } from 'zod';
import type { Arena } from '../arena.ts';
import { granted } from './problems.ts';
import { answersWith } from './responses.ts';
import type { Server } from './server.ts';
import { visitorOf } from './visitor.ts';

const gameId = z.string().min(1).max(40);

/** No token is needed; with one, the leaderboard includes the player's own row. */
export function ratingRoutes(server: Server, { ratings, players }: Arena): void {
  const tags = ['ratings'];
  server.get(
    '/leaderboard/:game',
    {
      schema: {
        tags,
        summary: 'The best of a game',
        params: z.object({ game: gameId }),
        response: answersWith(leaderboard),
      },
    },
    async (request) => {
      const visitor = await visitorOf(request, players);
      return granted(await ratings.leaderboard(request.params.game, visitor?.player));
    },
  );
  server.get(
    '/players/:player',
    {
      schema: {
        tags,
        summary: 'Ratings and latest matches of a player',
        params: z.object({ player: playerId }),
        response: answersWith(profile),
      },
    },
    async ({ params }) => granted(await ratings.profile(params.player)),
  );
}

export function quickRoutes(server: Server, { quick: matches }: Arena): void {
  const tags = ['matches'];
  server.post(
    '/quick',
    { schema: { tags, summary: 'Wait for a rated match, or ask again', body: askQuick, response: answersWith(quick) } },
    async ({ visitor, body }) => granted(await matches.ask(visitor.player, body.game, body.pace)),
  );
  server.delete(
    '/quick/:game',
    { schema: { tags, summary: 'Stop waiting', params: z.object({ game: gameId }), response: answersWith(quick) } },
    async ({ visitor, params }) => matches.leave(visitor.player, params.game),
  );
}
