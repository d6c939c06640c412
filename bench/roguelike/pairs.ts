import { diceFrom, simulationSeed } from '@tactarium/engine';
import { type Rules, rulesFor, SYSTEMS } from '@tactarium/games/roguelike/battle/resolution/table';
import type { BattleEvent } from '@tactarium/games/roguelike/battle/state/events';
import { factions } from '@tactarium/games/roguelike/content/index';
import { botTeam, mirrorTeam } from '@tactarium/games/roguelike/teams/botTeam';
import { meansOf } from '@tactarium/games/roguelike/teams/means';
import { compare, keep, type Suite, type Work } from '../harness.ts';
import { type Pairing, patient, playPairing } from './battles.ts';

/** One battle of each pair of factions at each budget of a run. */
const BATTLES_OF_A_RUN = [1, 3, 5, 7, 9];

/** Teams as bots have them, of every pair of factions and every budget: what the laboratory plays. */
export function allPairs(): readonly Pairing[] {
  const pairs = factions.flatMap((left, i) => factions.slice(i + 1).map((right) => [left, right] as const));
  return pairs.flatMap((pair, i) =>
    BATTLES_OF_A_RUN.map((battle): Pairing => {
      const dice = diceFrom(simulationSeed(11, i, battle), 0);
      const [left, right] = pair.map(({ id, leaders }) => {
        const names = Object.keys(leaders);
        const leader = `${id}/${names[dice.below('table', 'leader', names.length)]}`;
        return botTeam({ faction: id, leader, deck: 'built', ...meansOf(battle) }, dice).team;
      });
      return { teams: [left!, mirrorTeam(right!, 1)], seed: battle };
    }),
  );
}

const all = rulesFor(SYSTEMS);
const plain = rulesFor([]);

function work(name: string, list: readonly Pairing[], rules: Rules, withLog: boolean): Work {
  return {
    name,
    run() {
      for (const pairing of list) keep(playPairing(pairing, rules, withLog ? ([] as BattleEvent[]) : undefined));
      return list.length;
    },
  };
}

export const pairs: Suite = {
  name: 'roguelike/pairs',
  run(effort) {
    const list = allPairs();
    return compare(patient(effort), {
      unit: 'battles',
      against: work('all pairs, no systems', list, plain, false),
      works: [
        work('all pairs, all systems', list, all, false),
        work('all pairs, all systems, with the log', list, all, true),
      ],
    });
  },
};
