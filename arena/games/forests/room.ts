import { scoreOf } from '@tactarium/games/forests/score';
import type { State } from '@tactarium/games/forests/state';
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
    const { fog, mapSeed } = step.match.options as { readonly fog: boolean; readonly mapSeed?: number };
    const entry = scoreOf(step.state as State, { playerName: '', timestamp: arrival });
    // With everything in sight, or on a map that was chosen, a win says less.
    if (!entry || !fog || mapSeed !== undefined) return undefined;
    const { playerName: _, ...score } = entry;
    await scores.add({ ...score, match });
    return undefined;
  },
  claimed: (scores, guest, account) => scores.move(guest, account),
  routes: scoreRoutes,
};
