import { scoreOf, unscored } from '@tactarium/games/forests/score';
import type { State } from '@tactarium/games/forests/state';
import type { Options } from '@tactarium/games/forests/wire';
import type { Room } from '../room.ts';
import { memoryScores } from './memoryScores.ts';
import { scoreRoutes } from './routes.ts';
import type { Scores } from './scores.ts';
import { sqlScores } from './sqlScores.ts';

/** The leaderboard of Forest War: games against the computer that this server refereed. */
export const forests: Room<Scores> = {
  game: 'forests',
  tables: { forest_scores: 'match' },
  migrations: 'games/forests/migrations',
  sql: sqlScores,
  memory: memoryScores,
  hears: ({ outcome }) => outcome !== null,
  async committed(scores, { match, arrival, step }) {
    if (unscored(step.match.options as Options)) return undefined;
    const entry = scoreOf(step.state as State, { playerName: '', timestamp: arrival });
    if (!entry) return undefined;
    const { playerName: _, ...score } = entry;
    await scores.add({ ...score, match });
    return undefined;
  },
  claimed: (scores, guest, account) => scores.move(guest, account),
  data: async (scores, player) => (await scores.ofPlayer(player)).map((score) => ({ ...score })),
  routes: scoreRoutes,
};
