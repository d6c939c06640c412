import { playBots, simulationSeed } from '@tactarium/engine';
import type { Task } from '@tactarium/farm/task';
import { gameNamed } from '@tactarium/games';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import type { Event, PlacedCard, SpellTiming } from '@tactarium/games/roguelike/client';
import { type RunAssignment, runs } from './runs.ts';

/** A team as it fought in a run of a bot. */
export interface PlayedTeam {
  readonly battle: number;
  /** Before that battle, as is the rating. */
  readonly wins: number;
  readonly rating: number;
  readonly received: number;
  readonly faction: string;
  readonly leader: string;
  readonly team: readonly PlacedCard[];
  readonly spells: readonly SpellTiming[];
}

const entry = gameNamed('roguelike')!;

/** The teams of a whole run that a bot plays. */
export const teams: Task<RunAssignment, readonly PlayedTeam[]> = {
  name: 'teams',
  version: `${entry.game.rules}, battles ${BATTLE_RULES}`,
  read: runs.read,
  run({ bot, faction, leader, share, run, n }) {
    const player = entry.bots.find(({ name }) => name === bot)!;
    const table = playBots(entry, [player], { faction, leader, share }, simulationSeed(run, n));
    return (table.history(0) as readonly Event[]).flatMap((event): readonly PlayedTeam[] => {
      if (event.type !== 'battle_fought') return [];
      const { n: battle, ratingBefore, goldEarned, result, team, spells } = event.battle;
      const wins = event.wins - (result === 'win' ? 1 : 0);
      return [
        { battle, wins, rating: ratingBefore, received: event.received - goldEarned, faction, leader, team, spells },
      ];
    });
  },
};
