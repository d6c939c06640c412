import { diceFrom, simulationSeed } from '@tactarium/engine';
import { rulesFor, SYSTEMS } from '@tactarium/games/roguelike/battle/resolution/table';
import { createBattle } from '@tactarium/games/roguelike/battle/setup/create';
import type { Team } from '@tactarium/games/roguelike/battle/setup/team';
import type { BattleEvent } from '@tactarium/games/roguelike/battle/state/events';
import { randomTeam } from '@tactarium/games/roguelike/battle/testing/teams';
import { playTurn } from '@tactarium/games/roguelike/battle/turns/play';
import { compare, countedIn, type Effort, keep, type Measurement, type Suite, type Work, within } from '../harness.ts';

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

/** A battle touches so much code that the compiler needs seconds until all of it is fast. */
export const patient = (effort: Effort): Effort => ({ ...effort, warmUp: effort.warmUp * 6 });

/** What was set out for one core, without the log. */
const AIMS = [
  { unit: 'battles', perSecond: 500, count: () => 1 },
  { unit: 'unit turns', perSecond: 250_000, count: (turns: number) => turns },
];

const suiteOf = (size: (typeof SIZES)[number]): Suite => ({
  name: `roguelike/battles${size}`,
  run(usual: Effort) {
    const effort = patient(usual);
    const list = pairings(size);
    const title = `${size} v ${size}`;
    const turns = list.reduce((sum, pairing) => sum + playPairing(pairing), 0) / list.length;
    const silent = work(`${title}, all systems`, list, all, false);
    const against = work(`${title}, no systems`, list, plain, false);
    const logged = { ...work(`${title}, all systems, with the log`, list, all, true), aim: 0.7 };
    // The rules without systems last: once a process has played by two sets, calls through the table are slower.
    const aims = size === 12 ? againstAims(effort, list) : [];
    const both = compare(effort, { unit: 'battles', against: silent, works: [logged] });
    const systems = compare(effort, { unit: 'battles', against, works: [silent] });
    return [...systems, ...both, ...countedIn('unit turns', turns, both), ...aims];
  },
});

const againstAims = (effort: Effort, list: readonly Pairing[]): readonly Measurement[] =>
  AIMS.flatMap(({ unit, perSecond, count }) =>
    within(effort, {
      unit,
      limit: { name: 'the aim', perSecond },
      works: [
        {
          name: '12 v 12, all systems',
          run: () => list.reduce((sum, pairing) => sum + count(playPairing(pairing)), 0),
        },
      ],
    }),
  );

export const battleSuites: readonly Suite[] = SIZES.map(suiteOf);

export const pairingsOf = pairings;
