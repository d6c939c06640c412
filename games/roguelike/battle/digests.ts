import { diceFrom, digest, type Json, simulationSeed } from '@tactarium/engine';
import { factions } from '../content/index.ts';
import { rulesFor, SYSTEMS, type SystemName } from './resolution/table.ts';
import { createBattle } from './setup/create.ts';
import type { Team } from './setup/team.ts';
import { TIMINGS } from './state/battle.ts';
import type { BattleEvent } from './state/events.ts';
import { randomTeam } from './testing/teams.ts';
import { playTurn } from './turns/play.ts';

/** The version of the rules and the content of battles. Raised whenever an old seed would give another battle. */
export const BATTLE_RULES = '6';

/** Any number; what matters is that it never changes. */
const RUN = 1000;
const MOST_UNITS = 8;

/** One digest a seeded battle, over all its events: each faction in turn against each, with leaders, spells and tiers. */
export const battleDigests = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => {
    const dice = diceFrom(simulationSeed(RUN, number), 0);
    const size = 1 + dice.below('table', 'size', MOST_UNITS);
    const team = (faction: number, side: number): Team => {
      const { id, leaders } = factions[faction % factions.length]!;
      const all = Object.entries(leaders);
      const [leader, { spells }] = all[dice.below('table', 'leader', all.length)]!;
      return {
        ...randomTeam(dice, id, side, size),
        leader: `${id}/${leader}`,
        spells: spells.map((spell) => ({
          spell: `${id}/${spell}`,
          timing: TIMINGS[dice.below('table', 'timing', TIMINGS.length)]!,
        })),
      };
    };
    const teams: [Team, Team] = [team(number, 0), team(Math.trunc(number / factions.length), 1)];
    const log: BattleEvent[] = [];
    const battle = createBattle(teams, { rules: rulesFor(systemsOf(number)), dice, log });
    while (playTurn(battle));
    return digest(log as Json);
  });

/** Mostly all; one battle in eight does without one of them, each in its turn. */
function systemsOf(number: number): readonly SystemName[] {
  if (number % 8 !== 7) return SYSTEMS;
  const absent = Math.trunc(number / 8) % SYSTEMS.length;
  return SYSTEMS.filter((_, place) => place !== absent);
}
