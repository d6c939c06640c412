import { describe, expect, it } from 'vitest';
import { forests } from '../index.ts';
import type { State } from '../state.ts';
import { position } from '../testing/positions.ts';
import { hard } from './hard.ts';
import { nightmare } from './nightmare.ts';
import type { player } from './player.ts';

/** What the bot does with its whole turn as side A. */
function playTurn(bot: ReturnType<typeof player>, state: State): readonly string[] {
  const commands: string[] = [];
  while (state.turn === 0 && !state.outcome) {
    const view = forests.view(state, 0);
    const command = bot.decide({ seat: 0, view, history: [], dice: state.dice.copy() });
    commands.push(command.type);
    forests.advance(state, 0, command);
  }
  return commands;
}

const ZONE = [
  [8, 8],
  [8, 9],
  [9, 8],
  [7, 7],
  [8, 7],
  [9, 7],
  [7, 8],
];

describe('FOR-28 nightmare has ways of its own', () => {
  it('FOR-25 it besieges: once units stand on every tile where the enemy could deploy, it has won', () => {
    const given = {
      forests: [[5, 5]],
      owners: { a: [[5, 5]] },
      countdown: { side: 'a', left: 9 },
      reserve: { b: 5 },
      units: [...ZONE.map((at) => ({ side: 'a', at, hp: 5 })), { side: 'a', at: [6, 9], hp: 5 }],
    };
    const state = position(given);
    playTurn(nightmare, state);
    expect(state.outcome).toEqual({ result: 'won', winner: 0, reason: 'annihilation' });
    const other = position(given);
    playTurn(hard, other);
    expect(other.outcome).toBeUndefined();
  });

  it('FOR-24 it guards forests while its countdown runs', () => {
    const given = {
      forests: [
        [5, 5],
        [2, 8],
      ],
      owners: {
        a: [
          [5, 5],
          [2, 8],
        ],
      },
      countdown: { side: 'a', left: 9 },
      units: [
        { side: 'a', at: [5, 4], hp: 10 },
        { side: 'a', at: [6, 5], hp: 10 },
      ],
    };
    const state = position(given);
    for (let turn = 0; turn < 4; turn++) {
      playTurn(nightmare, state);
      forests.advance(state, 1, { type: 'end_turn' });
    }
    const guards = (forest: readonly [number, number]) =>
      forests
        .view(state, 0)
        .units.some(({ at }) => Math.max(Math.abs(at[0] - forest[0]), Math.abs(at[1] - forest[1])) <= 1);
    expect([guards([5, 5]), guards([2, 8])]).toEqual([true, true]);
  });

  it('FOR-17 it brings down what is stronger than each of its units', () => {
    const given = {
      units: [
        { side: 'a', at: [4, 5], hp: 5 },
        { side: 'a', at: [6, 5], hp: 5 },
        { side: 'a', at: [5, 4], hp: 5 },
        { side: 'b', at: [5, 5], hp: 9 },
      ],
    };
    const left = (bot: ReturnType<typeof player>): number => {
      const state = position(given);
      playTurn(bot, state);
      return forests.view(state, 0).units.filter(({ seat }) => seat === 'b').length;
    };
    expect([left(nightmare), left(hard)]).toEqual([0, 1]);
  });
});
