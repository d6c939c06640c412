import { randomInt } from 'node:crypto';
import { factions, lines, spells } from '@tactarium/games/roguelike/content/index';
import { battleOf, unitOf } from '@tactarium/games/roguelike/known';
import { paidFor } from '@tactarium/games/roguelike/rules/prices';
import type { Opponent, State } from '@tactarium/games/roguelike/state';
import type { Runs, SnapshotRow } from './runs.ts';

/** Snapshots that cannot be met any more are taken off the list, and it is looked again; so often at most. */
const LOOKS = 5;

/**
 * RUN-12: somebody's saved team of the same battle number, else of one battle off; one met in this run only where there
 * is no other. Undefined: nobody, so a bot.
 */
export async function findOpponent(runs: Runs, player: string, state: State): Promise<Opponent | undefined> {
  const n = battleOf(state);
  const met = state.battles.flatMap(({ opponent }) => opponent.id ?? []);
  for (const but of met.length > 0 ? [met, []] : [[]]) {
    for (const battles of [[n], [n - 1, n + 1]]) {
      const found = await usable(runs, { battles, wins: state.wins, rating: state.rating, player, but });
      const snapshot = found[found.length > 1 ? randomInt(found.length) : 0];
      if (snapshot) return opponentOf(snapshot, await nameOf(runs, snapshot));
    }
  }
  return undefined;
}

async function usable(runs: Runs, search: Parameters<Runs['candidates']>[0]): Promise<readonly SnapshotRow[]> {
  let found: readonly SnapshotRow[] = [];
  for (let look = 0; look < LOOKS; look++) {
    found = await runs.candidates(search);
    const gone = found.filter((snapshot) => !canBeMet(snapshot));
    if (gone.length === 0) return found;
    await runs.unlist(gone.map(({ id }) => id));
  }
  return found.filter(canBeMet);
}

/** RUN-12: everything in it exists today, and at today's price its run could have paid for it. */
export function canBeMet({ team, spellTimings, faction: id, leaderId, received }: SnapshotRow): boolean {
  const faction = factions.find((one) => one.id === id);
  if (!faction?.leaders[leaderId.slice(id.length + 1)]) return false;
  if (!spellTimings.every(({ spell }) => spells.has(spell))) return false;
  let price = 0;
  for (const { card, tier } of team) {
    const found = lines.get(unitOf(card));
    if (!found) return false;
    price += paidFor(found.line.cost, tier);
  }
  return price <= received;
}

async function nameOf(runs: Runs, { playerId }: SnapshotRow): Promise<Opponent['player']> {
  const player = playerId === null ? undefined : (await runs.named([playerId])).get(playerId);
  return player && { id: player.id, name: player.name };
}

function opponentOf(snapshot: SnapshotRow, player: Opponent['player']): Opponent {
  const { id, wins, rating, battle, faction, leaderId, team, spellTimings } = snapshot;
  return {
    id,
    ...(player && { player }),
    // A house team was played by the computer.
    bot: player === undefined,
    wins,
    rating,
    battle,
    faction,
    leader: leaderId,
    team,
    spells: spellTimings,
  };
}
