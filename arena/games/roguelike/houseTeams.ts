import { createHash } from 'node:crypto';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import { lines } from '@tactarium/games/roguelike/content/index';
import { unitOf } from '@tactarium/games/roguelike/known';
import { paidFor } from '@tactarium/games/roguelike/rules/prices';
import type { PlacedCard, SpellTiming } from '@tactarium/games/roguelike/state';
import type { Store } from '../../storage/store.ts';
import { isWorthListing, roguelikeRoom } from './room.ts';

/** A team that the computer has played in a run of its own. */
export interface HouseTeam {
  readonly battle: number;
  readonly wins: number;
  readonly rating: number;
  readonly received: number;
  readonly faction: string;
  readonly leader: string;
  readonly team: readonly PlacedCard[];
  readonly spells: readonly SpellTiming[];
}

/** RUN-12: files teams without a player, for others to meet. The same team is filed once. How many are new. */
export async function fileHouseTeams(store: Store, teams: readonly HouseTeam[]): Promise<number> {
  const createdAt = await store.now();
  return store.rowsOf(roguelikeRoom).addHouseTeams(
    teams.map(({ battle, wins, rating, received, faction, leader, team, spells }) => {
      const value = team.reduce((sum, { card, tier }) => sum + paidFor(lines.get(unitOf(card))!.line.cost, tier), 0);
      const hash = createHash('sha256').update(JSON.stringify([battle, wins, rating, leader, team, spells]));
      return {
        id: `t${BigInt(`0x${hash.digest('hex')}`)
          .toString(36)
          .slice(0, 15)}`,
        runId: null,
        playerId: null,
        wins,
        rating,
        battle,
        team,
        spellTimings: spells,
        faction,
        leaderId: leader,
        value,
        received,
        rules: BATTLE_RULES,
        listed: isWorthListing(value, received),
        met: 0,
        beaten: 0,
        createdAt,
      };
    }),
  );
}
