import { apply, invariant, type Json, playBots, type Seat, simulationSeed, type Typed } from '@tactarium/engine';
import { entry, mechs } from '@tactarium/games/mechs/index';
import { compare, keep, type Suite } from '../harness.ts';

/** Four against four, by tonnage, on a generated map. */
const OPTIONS: Json = { map: 'generated', size: [20, 20], tonnage: 220, each: 4, turnLimit: 30 };
const SEED = simulationSeed(4);
const game = mechs;
const normal = entry.bots.find(({ name }) => name === 'normal')!;

/** Whole skirmishes by normal bots, beside the same commands without anybody thinking. */
export const battles: Suite = {
  name: 'mechs/battles',
  run(effort) {
    const commands = record();
    return compare(effort, {
      unit: 'battles',
      against: { name: 'its commands played again', run: () => playAgain(commands) },
      works: [{ name: '4 against 4 by normal bots', run: fight }],
    });
  },
};

function fight(): number {
  keep(playBots({ game }, [normal, normal], OPTIONS, SEED));
  return 1;
}

type Made = readonly (readonly [Seat, Typed])[];

function record(): Made {
  const { commands } = playBots({ game }, [normal, normal], OPTIONS, SEED).replay();
  return commands.map(({ actor, command }) => [game.seats.indexOf(actor), command as Typed] as const);
}

function playAgain(commands: Made): number {
  const options = game.readOptions(OPTIONS);
  invariant(options.ok, 'good options');
  let state = game.setup(options.value, SEED);
  for (const [seat, command] of commands) {
    const applied = apply(game, state, seat, command);
    invariant(applied.ok, 'what was accepted once is accepted again');
    state = applied.value.state;
  }
  invariant(game.outcome(state), 'the battle ends');
  return 1;
}
