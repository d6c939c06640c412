import { type RankedScore as ScoreMessage, scoreQuery, scores as scoresMessage } from '@tactarium/protocol';
import type { Arena } from '../../arena.ts';
import { answersWith } from '../../http/responses.ts';
import type { Server } from '../../http/server.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { RankedScore, Scores } from './scores.ts';

/** Rows of the leaderboard. */
const LONGEST = 100;

/** Needs no session; with one, the player's own best row is included. */
export function scoreRoutes(server: Server, { players }: Arena, scores: Scores, reading: Scores): void {
  server.get(
    '/forests/scores',
    {
      schema: {
        tags: ['forests'],
        summary: 'The best games of Forest War against the computer',
        querystring: scoreQuery,
        response: answersWith(scoresMessage),
      },
    },
    async (request) => {
      const { difficulty, size, before, defeats, match } = request.query;
      const ranking = { difficulty, mapSize: size, before, defeats };
      const best = await reading.best(ranking, LONGEST);
      const visitor = match === undefined ? await visitorOf(request, players) : undefined;
      const isListed = best.some(({ player }) => player.id === visitor?.player);
      const mine =
        match !== undefined
          ? await scores.ofMatch(match, ranking)
          : visitor && !isListed
            ? await reading.bestOf(visitor.player, ranking)
            : undefined;
      return {
        entries: best.map(messageOf),
        ...(mine && { mine: messageOf(mine) }),
        counts: (await reading.counts(ranking)).map(({ mapSize, ...rest }) => ({ ...rest, size: mapSize })),
      };
    },
  );
}

function messageOf({ rank, match, player, ...entry }: RankedScore): ScoreMessage {
  return { rank, entry: { ...entry, playerName: player.name }, player, match };
}
