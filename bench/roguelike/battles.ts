import { diceFrom, simulationSeed } from '@tactarium/engine';
import { createBattle } from '@tactarium/games/roguelike/battle/create';
import type { BattleEvent } from '@tactarium/games/roguelike/battle/events';
import { rulesFor, SYSTEMS } from '@tactarium/games/roguelike/battle/order';
import { playTurn } from '@tactarium/games/roguelike/battle/run';
import type { Team } from '@tactarium/games/roguelike/battle/team';
import { randomTeam } from '@tactarium/games/roguelike/battle/testing/teams';
import { compare, countedIn, type Effort, keep, type Suite, type Work } from '../harness.ts';

const BATTLES = 24;
const SIZES = [6, 12] as const;

export interface Pairing {
  readonly teams: readonly [Team, Team];
  readonly seed: number;
}

/** The same pairings of random teams each time: both factions, all tiers. */
const pairings = (size: number): readonly Pairing[] =>
  Array.from({ length: BATTLES }, (_, seed) => {
    const dice = diceFrom(simulationSeed(size, seed), 0);
    const faction = (n: number): string => (n % 2 === 0 ? 'humans' : 'undead');
    return { teams: [randomTeam(dice, faction(seed), 0, size), randomTeam(dice, faction(seed >> 1), 1, size)], seed };
  });

const plain = rulesFor([]);
const all = rulesFor(SYSTEMS);

/** Plays one to its end and returns the unit turns. */
export function playPairing({ teams, seed }: Pairing, rules = all, log?: BattleEvent[]): number {
  const battle = createBattle(teams, { rules, dice: diceFrom(simulationSeed(7, seed), 0), ...(log && { log }) });
  let turns = 1;
  while (playTurn(battle)) turns++;
  keep(battle.winner);
  return turns;
}

function work(name: string, list: readonly Pairing[], rules: typeof all, withLog: boolean): Work {
  return {
    name,
    run() {
      for (const pairing of list) playPairing(pairing, rules, withLog ? [] : undefined);
      return list.length;
    },
  };
}

const suiteOf = (size: (typeof SIZES)[number]): Suite => ({
  name: `roguelike/battles${size}`,
  run(effort: Effort) {
    const list = pairings(size);
    const title = `${size} v ${size}`;
    const turns = list.reduce((sum, pairing) => sum + playPairing(pairing), 0) / list.length;
    const silent = work(`${title}, all systems`, list, all, false);
    const against = work(`${title}, no systems`, list, plain, false);
    const logged = { ...work(`${title}, all systems, with the log`, list, all, true), aim: 0.7 };
    const both = compare(effort, { unit: 'battles', against: silent, works: [logged] });
    return [
      ...compare(effort, { unit: 'battles', against, works: [silent] }),
      ...both,
      ...countedIn('unit turns', turns, both),
    ];
  },
});

export const battleSuites: readonly Suite[] = SIZES.map(suiteOf);

export const pairingsOf = pairings;
