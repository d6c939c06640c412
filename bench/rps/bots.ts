import { decisionDice } from '@tactarium/engine';
import { hard } from '@tactarium/games/rps/bot/hard';
import { nightmare } from '@tactarium/games/rps/bot/nightmare';
import { normal } from '@tactarium/games/rps/bot/normal';
import { think } from '@tactarium/games/rps/bot/think';
import { prospects } from '@tactarium/games/rps/bot/value';
import { rps } from '@tactarium/games/rps/index';
import type { State } from '@tactarium/games/rps/state';
import { compare, keep, type Suite } from '../harness.ts';
import { record } from './recorded.ts';

const GAMES = 4;
/** The commands of each game after which a position is taken: early, in the middle, late. */
const MOMENTS = [4, 30, 60];
const ITERATIONS = 200;

/** What thinking costs: whole decisions beside those of `normal`, and playouts beside nothing but copying and valuing. */
export const bots: Suite = {
  name: 'rps/bots',
  run(effort) {
    const states = samplePositions();
    const asked = states.map((state) => ({ seat: state.turn, view: rps.view(state, state.turn), history: [] }));
    const decisions = (bot: typeof normal) => ({
      name: bot.name,
      run: () => {
        for (const [n, situation] of asked.entries()) {
          keep(bot.decide({ ...situation, dice: decisionDice('bench', situation.seat, n) }));
        }
        return asked.length;
      },
    });
    const thought = { iterations: ITERATIONS, curiosity: 0.2 };
    return [
      ...compare(effort, {
        unit: 'decisions',
        against: decisions(normal),
        works: [decisions(hard), decisions(nightmare)],
      }),
      ...compare(effort, {
        unit: 'playouts',
        against: {
          name: 'copy + value',
          run: () => {
            for (const state of states) for (let i = 0; i < ITERATIONS; i++) keep(prospects(rps.copy(state)));
            return states.length * ITERATIONS;
          },
        },
        works: [
          {
            name: 'search',
            run: () => {
              for (const [n, { seat, view }] of asked.entries())
                keep(think(view, thought, decisionDice('bench', seat, n)));
              return asked.length * ITERATIONS;
            },
          },
        ],
      }),
    ];
  },
};

function samplePositions(): readonly State[] {
  const sampled: State[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const { start, commands } = record(seed);
    const state = rps.copy(start);
    for (const [n, { seat, command }] of commands.entries()) {
      if (MOMENTS.includes(n) && state.phase === 'playing') sampled.push(rps.copy(state));
      rps.advance(state, seat, command);
    }
  }
  return sampled;
}
