import { type Dice, decisionDice, diceFrom, simulationSeed } from '@tactarium/engine';
import { nightmare } from '@tactarium/games/forests/bot/nightmare';
import { SIZES, type Size } from '@tactarium/games/forests/client';
import { forests } from '@tactarium/games/forests/index';
import type { State } from '@tactarium/games/forests/state';
import { crowded } from '@tactarium/games/forests/testing/crowd';
import type { Command } from '@tactarium/games/forests/wire';
import { compare, keep, type Suite, type Work, within } from '../harness.ts';

/** As many units a side for their map as 100 are for the largest. */
const CROWD: Readonly<Record<Size, number>> = { 10: 11, 20: 44, 30: 100 };

/** Rounds of random play a run: far enough for units to spread. */
const ROUNDS = 60;

/** A side's turn by random commands, the type first: else deployments drown the rest. Gives the commands it took. */
function playTurn(state: State, dice: Dice): number {
  const { turn } = state;
  for (let commands = 1; ; commands++) {
    const legal = forests.legal(state, turn);
    const ends = legal.length === 1 || dice.below('table', 'bench', 6) === 0;
    const command = ends ? legal.at(-1)! : legal[dice.below('table', 'bench', legal.length - 1)]!;
    forests.advance(state, turn, command);
    if (ends || state.outcome) return commands;
  }
}

function playRounds(size: Size, fog: boolean): number {
  const state = forests.setup({ size, fog }, simulationSeed(size));
  const dice = diceFrom(simulationSeed(size, 1), 0);
  while (state.round <= ROUNDS && !state.outcome) playTurn(state, dice);
  keep(state);
  return 2 * ROUNDS;
}

/** Random play: turns a second on each size, beside the smallest. */
export const randomTurns: Suite = {
  name: 'forests/random',
  run: (effort) =>
    compare(effort, {
      unit: 'turns',
      against: { name: 'size 10', run: () => playRounds(10, true) },
      works: [
        { name: 'size 10 without fog', run: () => playRounds(10, false) },
        { name: 'size 20', run: () => playRounds(20, true) },
        { name: 'size 30', run: () => playRounds(30, true) },
      ],
    }),
};

const listing = (size: Size): Work => {
  const state = crowded(size, CROWD[size]);
  return {
    name: `size ${size}, ${CROWD[size]} units a side`,
    run() {
      keep(forests.legal(state, 0));
      return 1;
    },
  };
};

/** A full list of legal commands is to take no longer than 5 ms on the largest map with 100 units a side. */
export const lists: Suite = {
  name: 'forests/lists',
  run: (effort) =>
    within(effort, { unit: 'lists', limit: { name: '5 ms', perSecond: 200 }, works: SIZES.map(listing) }),
};

/** Units, and tiles that they can reach: what a turn has to look at. */
function extentOf(state: State): number {
  const units = state.units.filter((unit) => unit !== 0).length;
  return units + forests.legal(state, 0).filter(({ type }) => type === 'act').length;
}

/** One command for every unit that can act, as the list says first. */
function actsOf(state: State): readonly Command[] {
  const acts = new Map<string, Command>();
  for (const command of forests.legal(state, 0)) {
    if (command.type === 'act' && !acts.has(String(command.from))) acts.set(String(command.from), command);
  }
  return [...acts.values(), { type: 'end_turn' }];
}

/** A person's turn: the list is made once, then every unit acts if it still may, and the turn ends. */
function playWhole(start: State, commands: readonly Command[]): void {
  const state = forests.copy(start);
  keep(forests.legal(state, 0));
  for (const command of commands) {
    if (!forests.refuse(state, 0, command)) forests.advance(state, 0, command);
    if (state.outcome) break;
  }
  keep(state);
}

/**
 * Whole turns, counted by units and reachable tiles. At 1 a turn costs no more for each of them on the large map than
 * on the small one.
 */
export const growth: Suite = {
  name: 'forests/growth',
  run(effort) {
    const states = SIZES.map((size) => crowded(size, CROWD[size], true));
    const extents = states.map(extentOf);
    const [against, ...works] = states.map((state, i) => {
      // Nearly as many units and tiles for each, so that the times compare.
      const times = Math.round((PARTS * extents.at(-1)!) / extents[i]!);
      const commands = actsOf(state);
      return {
        name: `size ${state.plan.size}, ${extents[i]} units and tiles`,
        run() {
          for (let time = 0; time < times; time++) playWhole(state, commands);
          return PARTS;
        },
      };
    });
    return compare(effort, {
      unit: `× ${extents.at(-1)}`,
      against: against!,
      works: works.map((work) => ({ ...work, aim: 1 })),
    });
  },
};

const PARTS = 10;

const nightmareTurn = (size: Size): Work => {
  const start = crowded(size, CROWD[size]);
  return {
    name: `size ${size}, ${CROWD[size]} units a side`,
    run() {
      let state = forests.copy(start);
      for (let n = 0; state.turn === 0 && !state.outcome; n++) {
        const dice = decisionDice('bench', 0, n);
        const command = nightmare.decide({ seat: 0, view: forests.view(state, 0), history: [], dice });
        state = forests.copy(state);
        forests.advance(state, 0, command);
      }
      keep(state);
      return 1;
    },
  };
};

/** A whole turn of the strongest opponent, every command decided from a view of its own: about a second on the largest map. */
export const nightmares: Suite = {
  name: 'forests/nightmare',
  run: (effort) =>
    within(effort, { unit: 'turns', limit: { name: '1 s', perSecond: 1 }, works: SIZES.map(nightmareTurn) }),
};
