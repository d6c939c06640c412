import { type AnyBot, decisionDice, invariant, playBots, type Seat, simulationSeed } from '@tactarium/engine';
import { entry, mechs } from '@tactarium/games/mechs/index';
import type { State } from '@tactarium/games/mechs/state';
import { compare, keep, type Suite } from '../harness.ts';

const game = mechs;
const botNamed = (name: string): AnyBot => entry.bots.find((bot) => bot.name === name)!;
const OPTIONS = { map: 'generated', size: [16, 16], tonnage: 220, each: 4, turnLimit: 6 };
const SEED = simulationSeed(9);

/** The moves of a battle of four against four, each decided anew: the dearest decisions there are. */
export const decisions: Suite = {
  name: 'mechs/decisions',
  run(effort) {
    const views = moveViews();
    const decide = (bot: AnyBot) => (): number => {
      for (const [seat, view] of views)
        keep(bot.decide({ seat, view, history: [], dice: decisionDice('bench', seat, 1) }));
      return views.length;
    };
    return compare(effort, {
      unit: 'moves',
      against: { name: 'normal', run: decide(botNamed('normal')) },
      works: ['hard', 'nightmare'].map((name) => ({ name, run: decide(botNamed(name)) })),
    });
  },
};

const MOST_VIEWS = 8;

function moveViews(): readonly (readonly [Seat, unknown])[] {
  const hard = botNamed('hard');
  const { commands } = playBots({ game }, [hard, hard], OPTIONS, SEED).replay();
  const options = game.readOptions(OPTIONS);
  invariant(options.ok, 'good options');
  const state = game.setup(options.value, SEED) as State;
  const views: (readonly [Seat, unknown])[] = [];
  for (const { actor, command } of commands) {
    const seat = game.seats.indexOf(actor);
    // From the third turn on the sides have met.
    if (state.phase === 'movement' && state.turn >= 3 && views.length < MOST_VIEWS)
      views.push([seat, game.view(state, seat)]);
    game.advance(state, seat, command as never);
  }
  return views;
}
