import { type AnyBot, invariant, playBots, simulationSeed } from '@tactarium/engine';
import { legalOf, outlookOf, reachOf, trySalvo, type View } from '@tactarium/games/mechs/client';
import { entry, mechs } from '@tactarium/games/mechs/index';
import { compare, keep, type Suite } from '../harness.ts';

const OPTIONS = { map: 'generated', size: [20, 20], tonnage: 220, each: 4, turnLimit: 6 };
const SEED = simulationSeed(9);
export const SALVOS = 2000;

/** What a page asks of the rules while a player looks at one mech, beside the list of all its legal commands. */
export const planning: Suite = {
  name: 'mechs/planning',
  run(effort) {
    const { moving, mover } = movement();
    const { firing, shooter, twist, aims } = salvo();
    return compare(effort, {
      unit: 'views',
      against: {
        name: 'the legal list',
        run: () => {
          keep(legalOf(moving));
          return 1;
        },
      },
      works: [
        { name: 'reach and outlook of a mech', run: () => lookAround(moving, mover) },
        {
          name: `a salvo tried ${SALVOS} times`,
          run: () => {
            keep(trySalvo(firing, shooter, twist, aims, SALVOS, 1));
            return 1;
          },
        },
      ],
    });
  },
};

/** A view in which a mech may move. */
export function movement() {
  const moving = viewOf('movement');
  const [mover] = legalOf(moving).flatMap((one) => (one.type === 'move' ? [one.mech] : []));
  return { moving, mover: mover! };
}

/** All that one mech can fire at one target. */
export function salvo() {
  const firing = viewOf('attack');
  const shots = legalOf(firing).filter((one) => one.type === 'attack');
  const shooter = shots[0]!.mech;
  const aims = shots.filter(({ mech, target }) => mech === shooter && target === shots[0]!.target);
  return { firing, shooter, twist: firing.mechs.find(({ id }) => id === shooter)!.twist, aims };
}

export function lookAround(view: View, mech: string): number {
  const [walk] = reachOf(view, mech);
  const { at, facings } = walk!.hexes.at(-1)!;
  keep(outlookOf(view, mech, { at, facing: facings[0]!.facing, moved: 'walked', hexes: 3 }));
  return 1;
}

/** The first view of that phase from the third turn on, when the sides have met and somebody can shoot. */
function viewOf(phase: 'movement' | 'attack'): View {
  const hard = entry.bots.find(({ name }) => name === 'hard') as AnyBot;
  const { commands } = playBots(entry, [hard, hard], OPTIONS, SEED).replay();
  const options = mechs.readOptions(OPTIONS);
  invariant(options.ok, 'good options');
  const state = mechs.setup(options.value, SEED);
  for (const { actor, command } of commands) {
    const seat = mechs.seats.indexOf(actor);
    if (state.phase === phase && state.turn >= 3) {
      const view = mechs.view(state, seat);
      if (phase === 'movement' || legalOf(view).some(({ type }) => type === 'attack')) return view;
    }
    mechs.advance(state, seat, command as never);
  }
  throw new Error('nobody met');
}
