import { decisionDice, type Seed, simulationSeed } from '@tactarium/engine';
import { DIFFICULTIES, type Difficulty, SIZES } from '@tactarium/games/forests/client';
import { entry, forests } from '@tactarium/games/forests/index';
import type { State } from '@tactarium/games/forests/state';
import type { Options } from '@tactarium/games/forests/wire';

/**
 * `node bench/dist/forests/endings.js <bot> <bot> <games> [size] [seed] [difficulty]`: how games of two computer opponents
 * end. Different bots exchange seats after each game and play every seed twice; with a difficulty the first one has the
 * player's seat throughout.
 */
const [first = '', second = '', games = '', size = '10', run = '1', level] = process.argv.slice(2);

function botNamed(name: string): (typeof entry.bots)[number] {
  const bot = entry.bots.find((one) => one.name === name);
  if (!bot) throw new Error(`bots are ${entry.bots.map((one) => one.name).join(', ')}`);
  return bot;
}

function play(names: readonly string[], options: Options, seed: Seed): State {
  const state = forests.setup(options, seed);
  const bots = names.map(botNamed);
  for (let n = 0; !state.outcome; n++) {
    const seat = state.turn;
    const dice = decisionDice(seed, seat, n);
    const command = bots[seat]!.decide({ seat, view: forests.view(state, seat), history: [], dice });
    forests.advance(state, seat, command);
  }
  return state;
}

const mapSize = SIZES.find((one) => String(one) === size);
const difficulty = DIFFICULTIES.find((one): one is Difficulty => one === level);
if (!mapSize || (level !== undefined && !difficulty)) throw new Error('no such size or difficulty');
const options: Options = { size: mapSize, fog: true, ...(difficulty && { difficulty }) };
const exchange = first !== second && !difficulty;

const wins = [0, 0];
const rounds: number[] = [];
const reasons: Record<string, number> = {};
let points = 0;
for (let game = 0; game < Number(games); game++) {
  const turned = exchange && game % 2 === 1;
  const number = exchange ? Math.trunc(game / 2) : game;
  const { outcome, round } = play(
    turned ? [second, first] : [first, second],
    options,
    simulationSeed(Number(run), number),
  );
  rounds.push(round);
  reasons[outcome!.reason] = (reasons[outcome!.reason] ?? 0) + 1;
  if (outcome!.result !== 'won') {
    points += 0.5;
    continue;
  }
  wins[outcome!.winner]!++;
  if ((outcome!.winner === 0) !== turned) points++;
}
rounds.sort((a, b) => a - b);
const endings = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
console.log(
  `${first} – ${second}, ${size}×${size}${difficulty ? `, ${difficulty}` : ''}, ${games} games: ` +
    `${first} ${((100 * points) / Number(games)).toFixed(1)} %; side A won ${wins[0]}, side B ${wins[1]}; ` +
    `${endings.join(', ')}; rounds: median ${rounds[rounds.length >> 1]}, longest ${rounds.at(-1)}`,
);
