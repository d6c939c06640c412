import { MATCH_COMMANDS, match } from '@tactarium/engine';
import { rps } from '@tactarium/games/rps/index';
import { compare, countedIn, type Suite } from '../harness.ts';
import { Limit } from './limit.ts';
import { playGame, playLimit } from './play.ts';
import { type Recorded, record } from './recorded.ts';
import { replay, replayApplied, replayCopies, replayLimit, replayLimitCopies, replayLogged } from './replay.ts';

const GAMES = 100;

/** Recorded games played again: nothing but the rules, for the same commands on both sides. */
export const moves: Suite = {
  name: 'rps/moves',
  run(effort) {
    const games = recordGames();
    const [bare, matches] = [bareGames(games), inMatches(games)];
    return compare(effort, {
      unit: 'moves',
      against: { name: 'limit', run: () => replayLimit(games) },
      works: [
        { name: 'advance', aim: 0.2, run: () => replay(bare, games) },
        { name: 'advance with the log', aim: 0.1, run: () => replayLogged(bare, games) },
        { name: 'match: advance', run: () => replay(matches, games) },
        { name: 'match: advance with the log', run: () => replayLogged(matches, games) },
      ],
    });
  },
};

/** The same with every move made on a copy; the limit copies too. */
export const copies: Suite = {
  name: 'rps/copies',
  run(effort) {
    const games = recordGames();
    const [bare, matches] = [bareGames(games), inMatches(games)];
    return compare(effort, {
      unit: 'moves',
      against: { name: 'limit with copies', run: () => replayLimitCopies(games) },
      works: [
        { name: 'copy + advance', run: () => replayCopies(bare, games) },
        { name: 'apply (refuse, copy, advance, log)', run: () => replayApplied(bare, games) },
        { name: 'match: copy + advance', run: () => replayCopies(matches, games) },
        { name: 'match: apply', run: () => replayApplied(matches, games) },
      ],
    });
  },
};

/** Games by a player who lists the legal commands and takes one at random. */
export const randomGames: Suite = {
  name: 'rps/random',
  run(effort) {
    const games = recordGames();
    const [bare, matches] = [bareGames(games), inMatches(games)];
    const limit = new Limit();
    const total = (play: (game: Recorded, index: number) => number): number =>
      games.reduce((sum, game, index) => sum + play(game, index), 0);
    const measured = compare(effort, {
      unit: 'moves',
      against: {
        name: 'limit',
        run: () =>
          total(({ limitStart, seed }) => {
            limit.copyFrom(limitStart);
            return playLimit(limit, seed);
          }),
      },
      works: [
        { name: 'random play', run: () => total(({ seed }, i) => playGame(rps, rps.copy(bare.starts[i]!), seed)) },
        {
          name: 'match: random play',
          run: () =>
            total(({ seed }, i) => playGame(matches.game, matches.game.copy(matches.starts[i]!), seed, ofTheGame)),
        },
      ],
    });
    const commands = total((game) => game.commands.length);
    return [...measured, ...countedIn('games', games.length / commands, measured)];
  },
};

const recordGames = (): readonly Recorded[] => Array.from({ length: GAMES }, (_, seed) => record(seed));

const bareGames = (games: readonly Recorded[]) => ({ game: rps, starts: games.map(({ start }) => start) });

const inMatches = (games: readonly Recorded[]) => ({
  game: match(rps),
  starts: games.map(({ start }) => ({ game: start, draws: { offered: [-1, -1] } })),
});

/** How many of the commands listed are the game's own: those of the match come last, and would end every game early. */
function ofTheGame(legal: readonly { readonly type: string }[]): number {
  let count = legal.length;
  while (MATCH_COMMANDS.has(legal[count - 1]!.type)) count--;
  return count;
}
