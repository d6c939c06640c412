import { invariant } from '@tactarium/engine';
import type { MemoryHouse } from '../../storage/memory/tables.ts';
import { memoryDays } from './memoryDays.ts';
import type { BattleRow, DeckRow, RatingRow, RunRow, Runs, Search, SnapshotRow } from './runs.ts';
import { CANDIDATES, RATING_RANGE } from './runs.ts';

type Kept = BattleRow & { readonly events: string | undefined };

/** The runs of a store in memory. */
export function memoryRuns(house: MemoryHouse): Runs {
  const runs = house.table<RunRow>('runs');
  const snapshots = house.table<SnapshotRow>('snapshots');
  const battles = house.table<Kept>('battles');
  const ratings = house.table<RatingRow>('run_ratings');
  const decks = house.table<DeckRow>('decks');

  const find = (is: (run: RunRow) => boolean): RunRow | undefined => [...runs.values()].find(is);
  const activeOf = (player: string): RunRow | undefined =>
    find(({ playerId, status, day }) => playerId === player && status === 'active' && day === null);
  const changeSnapshot = (id: string, change: Partial<SnapshotRow>): void => {
    snapshots.set(id, { ...snapshots.get(id)!, ...change });
  };
  const listedOf = (player: string, battle: number): SnapshotRow | undefined =>
    [...snapshots.values()].find((one) => one.listed && one.playerId === player && one.battle === battle);
  const told = ({ events: _, ...battle }: Kept): BattleRow => battle;
  const decksOf = (player: string): readonly DeckRow[] =>
    [...decks.values()]
      .filter(({ playerId }) => playerId === player)
      .toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));

  return {
    ...memoryDays(house),

    async fill(content) {
      for (const [name, rows] of Object.entries({ ...content, faction_units: content.units })) {
        const table = house.table<object>(name);
        for (const [id, row] of table) table.set(id, { ...row, retired: true });
        for (const row of rows) table.set(row.id, { ...row, retired: false });
      }
    },

    async add(run) {
      const { playerId, day } = run;
      const another = day === null ? activeOf(playerId) : find((one) => one.playerId === playerId && one.day === day);
      if (another) return false;
      runs.set(run.id, run);
      return true;
    },
    async save(state) {
      const run = find(({ match }) => match === state.match);
      if (run?.status !== 'active' || run.seq >= state.seq) return false;
      runs.set(run.id, { ...run, ...state });
      return true;
    },
    async goOn(id, match, rules) {
      const run = runs.get(id)!;
      runs.set(id, { ...run, match, rules, seq: 0, era: run.era + 1 });
    },
    async end(match, { reason, at }) {
      const run = find((one) => one.match === match && one.status === 'active');
      if (run) runs.set(run.id, { ...run, status: 'lost', reason, step: 'over', body: null, updatedAt: at });
    },
    run: async (id) => runs.get(id),
    runIn: async (match) => find((run) => run.match === match),
    active: async (player) => activeOf(player),
    async runsOf(player, limit, before = Number.POSITIVE_INFINITY) {
      return [...runs.values()]
        .filter(({ playerId, createdAt }) => playerId === player && createdAt < before)
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
        .slice(0, limit);
    },
    outdated: async (rules) => [...runs.values()].filter((run) => run.status === 'active' && run.rules !== rules),
    hasFinished: async (player) =>
      find(({ playerId, reason }) => playerId === player && (reason === 'nine_wins' || reason === 'four_losses')) !==
      undefined,

    async addSnapshot(snapshot) {
      invariant(!snapshots.has(snapshot.id), 'a battle has one snapshot');
      const { playerId, battle, listed } = snapshot;
      const before = listed && playerId !== null ? listedOf(playerId, battle) : undefined;
      if (before) changeSnapshot(before.id, { listed: false });
      snapshots.set(snapshot.id, snapshot);
    },
    async addHouseTeams(teams) {
      const before = snapshots.size;
      for (const team of teams) if (!snapshots.has(team.id)) snapshots.set(team.id, team);
      return snapshots.size - before;
    },
    candidates: async (search) => [...snapshots.values()].filter(fits(search)).toSorted(nearest(search)).slice(0, CANDIDATES), // biome-ignore format: a chain
    async unlist(ids) {
      for (const id of ids) changeSnapshot(id, { listed: false });
    },
    async countMeeting(id, beaten) {
      const one = snapshots.get(id)!;
      changeSnapshot(id, { met: one.met + 1, beaten: one.beaten + (beaten ? 1 : 0) });
    },
    snapshotsOf: async (player, limit) =>
      [...snapshots.values()]
        .filter(({ playerId }) => playerId === player)
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    async listedIn(run) {
      const own = (n: number): boolean =>
        [...snapshots.values()].some(({ runId, battle, listed }) => listed && runId === run && battle === n);
      const isListed = ({ runId, n, opponentSnapshot }: BattleRow): boolean =>
        runId === run && (own(n) || (opponentSnapshot !== null && snapshots.get(opponentSnapshot)?.listed === true));
      return new Set([...battles.values()].filter(isListed).map(({ n }) => n));
    },

    async addBattle(battle, events) {
      const twice = [...battles.values()].some(({ runId, n }) => runId === battle.runId && n === battle.n);
      invariant(!battles.has(battle.id) && !twice, 'a battle is fought once');
      battles.set(battle.id, { ...battle, events });
    },
    async battle(id) {
      const kept = battles.get(id);
      return kept && told(kept);
    },
    battleEvents: async (id) => battles.get(id)?.events,
    battlesOf: async (run) =>
      [...battles.values()]
        .filter(({ runId }) => runId === run)
        .toSorted((a, b) => a.n - b.n)
        .map(told),

    meetingsOf: async (player, limit) =>
      [...battles.values()]
        .filter(({ opponentPlayer }) => opponentPlayer === player)
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(({ runId, id, n, playerId, opponentSnapshot, result, rounds, createdAt }) => ({
          ...{ id, n, playerId, opponentSnapshot, result, rounds, createdAt },
          isSecret: [...snapshots.values()].some((own) => own.listed && own.runId === runId && own.battle === n),
        })),

    rating: async (player) => ratings.get(player),
    async rerate({ playerId, from, rating: to, battles: fought, runs: ended, won, at }) {
      const before = ratings.get(playerId) ?? { rating: from, best: to, runs: 0, won: 0, battles: 0 };
      const rating = before.rating + to - from;
      ratings.set(playerId, {
        playerId,
        rating,
        best: Math.max(before.best, rating),
        runs: before.runs + ended,
        won: before.won + won,
        battles: before.battles + fought,
        last: at,
      });
    },
    ranked: async (least, limit) =>
      [...ratings.values()]
        .filter((row) => row.battles >= least)
        .toSorted((a, b) => b.rating - a.rating || (a.playerId < b.playerId ? -1 : 1))
        .slice(0, limit),
    ratedAbove: async (rating, least) =>
      [...ratings.values()].filter((row) => row.battles >= least && row.rating > rating).length,

    decksOf: async (player) => decksOf(player),
    deck: async (id) => decks.get(id),
    async putDeck(deck, most) {
      const before = decks.get(deck.id);
      if (before ? before.playerId !== deck.playerId : decksOf(deck.playerId).length >= most) return false;
      decks.set(deck.id, deck);
      return true;
    },
    async dropDeck(player, id) {
      return decks.get(id)?.playerId === player && decks.delete(id);
    },

    async named(ids) {
      return new Map(
        ids.flatMap((id) => {
          const player = house.player(id);
          return player ? [[id, { id, name: player.name, guest: player.passwordHash === undefined }]] : [];
        }),
      );
    },
    async forget(player) {
      for (const [id, { playerId }] of snapshots) if (playerId === player) changeSnapshot(id, { listed: false });
      ratings.delete(player);
      for (const { id } of decksOf(player)) decks.delete(id);
    },
    async claim(guest, account) {
      const theirs = activeOf(guest);
      if (theirs && activeOf(account)) {
        runs.set(theirs.id, { ...theirs, status: 'lost', reason: 'abandoned', step: 'over', body: null });
        house.annul(theirs.match, theirs.updatedAt, { void: true, reason: 'claimed' });
      }
      for (const [id, run] of runs) if (run.playerId === guest) runs.set(id, { ...run, playerId: account });
      for (const [id, { playerId, listed, battle }] of snapshots) {
        if (playerId !== guest) continue;
        const stands = listed && listedOf(account, battle) === undefined;
        changeSnapshot(id, { playerId: account, listed: stands });
      }
      for (const [id, battle] of battles) {
        const { playerId, opponentPlayer } = battle;
        const now = (player: string | null): string | null => (player === guest ? account : player);
        battles.set(id, { ...battle, playerId: now(playerId)!, opponentPlayer: now(opponentPlayer) });
      }
      const rating = ratings.get(guest);
      if (rating && !ratings.has(account)) ratings.set(account, { ...rating, playerId: account });
      ratings.delete(guest);
      const keeps = decksOf(account).length > 0;
      for (const deck of decksOf(guest)) {
        if (keeps) decks.delete(deck.id);
        else decks.set(deck.id, { ...deck, playerId: account });
      }
    },
  };
}

/** RUN-12. */
const fits =
  ({ battles, wins, rating, player, but }: Search) =>
  (one: SnapshotRow): boolean =>
    one.listed &&
    battles.includes(one.battle) &&
    Math.abs(one.wins - wins) <= 1 &&
    Math.abs(one.rating - rating) <= RATING_RANGE &&
    one.playerId !== player &&
    !but.includes(one.id);

const nearest =
  ({ rating }: Search) =>
  (a: SnapshotRow, b: SnapshotRow): number =>
    Math.abs(a.rating - rating) - Math.abs(b.rating - rating) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
