import { createHash } from 'node:crypto';
import { type Json, type Refusal, refusal, type Typed } from '@tactarium/engine';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import { worthOf } from '@tactarium/games/roguelike/decks';
import { roguelike } from '@tactarium/games/roguelike/index';
import { battleOf } from '@tactarium/games/roguelike/known';
import { teamOf } from '@tactarium/games/roguelike/rules/battle';
import { FIRST_RATING } from '@tactarium/games/roguelike/rules/rating';
import { type State, write } from '@tactarium/games/roguelike/state';
import type { Command, Options } from '@tactarium/games/roguelike/wire';
import type { Arena } from '../../arena.ts';
import type { MatchRow } from '../../storage/port/matches.ts';
import type { Room } from '../room.ts';
import { content } from './content.ts';
import { dayPlayerRoutes, dayRoutes } from './dayRoutes.ts';
import { dayOf, endOf } from './days.ts';
import { deckRoutes } from './deckRoutes.ts';
import { findOpponent } from './matchmaking.ts';
import { memoryRuns } from './memoryRuns.ts';
import { contentRoutes, historyRoutes } from './publicRoutes.ts';
import { resumeOf } from './resume.ts';
import { runRoutes } from './routes.ts';
import type { RunRow, RunState, Runs } from './runs.ts';
import { sqlRuns } from './sqlRuns.ts';
import type { Fought } from './tasks.ts';

/** RUN-11: a team worth less than this share of the gold received, in percent, is not for others to meet. */
const LEAST_WORTH = 75;

/** Rows of one player: more than anybody has. */
const ALL = 100_000;

export const isWorthListing = (value: number, received: number): boolean => value * 100 >= received * LEAST_WORTH;

/** What happened in a battle, from where it is fought to where it is written. */
const records = new WeakMap<Typed, string>();

/** Roguelike Run on the server: its tables, whom a run meets, how its battles go, and its requests. */
export const roguelikeRoom: Room<Runs> = {
  game: roguelike.id,
  // Content is not exported: whatever server imports this has its own.
  tables: {
    run_days: 'day',
    runs: 'created_at, id',
    snapshots: 'created_at, id',
    battles: 'created_at, id',
    run_ratings: 'player_id',
    decks: 'id',
  },
  migrations: 'games/roguelike/migrations',
  sql: sqlRuns,
  memory: memoryRuns,
  prepare: (runs) => runs.fill(content),
  async made(runs, match) {
    const options = match.options as Options;
    const player = match.seats[0]!.player!;
    const state = roguelike.setup(options, match.seed);
    if (options.resume) {
      const goingOn = await runs.active(player);
      if (!goingOn || goingOn.rules === match.rules) return refusal('run/over');
      await runs.goOn(goingOn.id, match.id, match.rules);
      return undefined;
    }
    const { day = null } = options;
    // The day may have ended since it was asked for.
    if (day !== null && day !== dayOf(match.created)) return refusal('day/over');
    // Another run may have ended since the rating was read.
    if (day === null && options.rating !== ((await runs.rating(player))?.rating ?? FIRST_RATING))
      return refusal('run/stale');
    const row = { ...stateOf(match, 0, state, match.created), id: match.id, era: 0, playerId: player, day };
    if (await runs.add({ ...row, createdAt: match.created })) return undefined;
    if (day !== null) return refusal('day/played', { runId: (await runs.runOfDay(player, day))!.id });
    const active = await runs.active(player);
    return refusal('run/active', active && { runId: active.id });
  },
  async committed(runs, { match: id, seq, arrival, step }) {
    const state = step.state as State;
    const command = step.command as Command;
    const run = await runs.runIn(id);
    // What the arena owes is still brought: a battle that was begun in time counts.
    if (isTooLate(run, arrival) && !ANY_TIME.has(command.type)) return refusal('day/over');
    const saved = run && (await runs.save(stateOf(step.match, seq, state, arrival)));
    if (!saved) return refusal('run/over');
    // A team of a day is for nobody to meet, and its battles are not rated.
    if (command.type === 'fight' && run.day === null) await saveSnapshot(runs, run, step.match, state, arrival);
    if (command.type === 'fought') await saveBattle(runs, run, state, command, arrival);
    if (run.day === null && (command.type === 'fought' || state.status !== 'active')) {
      await runs.rerate({
        playerId: run.playerId,
        from: run.rating,
        rating: state.rating,
        battles: command.type === 'fought' ? 1 : 0,
        runs: state.status === 'active' ? 0 : 1,
        won: state.status === 'won' ? 1 : 0,
        at: arrival,
      });
    }
    return undefined;
  },
  async voided(runs, match, at) {
    const run = await runs.runIn(match);
    // The run of a day that was closed stands as far as it came.
    await runs.end(match, { reason: isTooLate(run, at) ? 'day_over' : 'void', at });
  },
  withholds: ({ options }, now) =>
    (options as Options).day === dayOf(now) ? refusal('day/not-over', { ends: endOf(dayOf(now)) }) : undefined,
  claimed: (runs, guest, account) => runs.claim(guest, account),
  deleted: (runs, player) => runs.forget(player),
  async data(runs, player) {
    const [played, teams, decks] = [
      await runs.runsOf(player, ALL),
      await runs.snapshotsOf(player, ALL),
      await runs.decksOf(player),
    ];
    const rating = await runs.rating(player);
    // What is still in a deck, and what comes next in a run, its player does not know.
    const known = played.map(({ body: _, remainingDeck, ...run }) => run);
    return JSON.parse(JSON.stringify({ runs: known, teams, decks, ...(rating && { rating }) })) as Json;
  },
  async supply(runs, match, json, work) {
    const state = json as State;
    if (state.step === 'seeking') {
      const isOfDay = state.house.day !== undefined;
      const found = isOfDay ? undefined : await findOpponent(runs, match.seats[0]!.player!, state);
      return found ? { type: 'opponent', ...found } : ((await work('roguelike/opponent', write(state))) as Typed);
    }
    const { fought, events } = (await work('roguelike/battle', write(state))) as Fought;
    const command = { type: 'fought', id: battleIdOf(match, battleOf(state)), ...fought };
    records.set(command, events);
    return command;
  },
  kindOf: (supplied) => {
    const command = supplied as Command;
    if (command.type !== 'opponent') return 'battle';
    return command.id === undefined ? 'bot' : command.player ? 'snapshot' : 'house_team';
  },
  started: goOnUnderNewRules,
  routes(server, arena, runs, reading) {
    contentRoutes(server);
    historyRoutes(server, arena, runs, reading);
    dayRoutes(server, arena, runs);
  },
  playerRoutes(server, arena, runs) {
    runRoutes(server, arena, runs);
    dayPlayerRoutes(server, arena, runs);
    deckRoutes(server, arena, runs);
  },
};

/** Commands that the run of a day takes when the day is over. */
const ANY_TIME: ReadonlySet<Command['type']> = new Set(['opponent', 'fought', 'abandon']);

const isTooLate = (run: RunRow | undefined, at: number): boolean =>
  run !== undefined && run.day !== null && run.day < dayOf(at);

/** 15 letters and digits that nobody can guess who does not know the secret. */
const nameOf = (letter: string, secret: string): string =>
  letter +
  BigInt(`0x${createHash('sha256').update(secret).digest('hex')}`)
    .toString(36)
    .slice(0, 15);

/**
 * The seed of a match is known to nobody while it is played, and to its player alone afterwards. Matches of a day share
 * theirs, so the name of the match, which is as hard to guess, stands beside it.
 */
const battleIdOf = ({ id, seed, options }: MatchRow, n: number): string =>
  nameOf('b', `battle ${n} of ${(options as Options).day === undefined ? '' : id}${seed}`);
const snapshotIdOf = ({ seed }: MatchRow, n: number): string => nameOf('t', `team ${n} of ${seed}`);

/** The row that a state makes. */
function stateOf(match: MatchRow, seq: number, state: State, at: number): RunState {
  const { faction, leader, deck, remaining, hand, spells, wins, losses, streak, lossStreak, gold, rating } = state;
  return {
    match: match.id,
    seq,
    rules: match.rules,
    faction,
    leaderId: leader,
    deck: [
      ...deck.map(({ card }) => ({ id: card, kind: 'unit' as const })),
      ...spells.map(({ spell }) => ({ id: spell, kind: 'spell' as const })),
    ],
    remainingDeck: remaining.map((id) => ({ id, kind: 'unit' })),
    hand: hand.map(({ card, tier, owned, fresh, at: cell }) => ({
      id: card,
      tier,
      owned,
      fresh,
      ...(cell && { at: { x: cell.x, y: cell.y } }),
    })),
    spells: spells.map(({ spell, when }) => ({ spell, timing: when })),
    wins,
    losses,
    consecutiveLosses: lossStreak,
    consecutiveWins: streak,
    gold,
    battleHistory: state.battles.flatMap(({ id }) => id ?? []),
    status: state.status,
    reason: state.outcome?.reason ?? null,
    rating,
    step: state.step,
    body: resumeOf(state),
    updatedAt: at,
  };
}

/** RUN-11: with wins, rating and number of the battle before it. */
async function saveSnapshot(runs: Runs, run: RunRow, match: MatchRow, state: State, at: number): Promise<void> {
  const team = teamOf(state);
  const value = worthOf(state.deck, team);
  await runs.addSnapshot({
    id: snapshotIdOf(match, battleOf(state)),
    runId: run.id,
    playerId: run.playerId,
    wins: state.wins,
    rating: state.rating,
    battle: battleOf(state),
    team,
    spellTimings: state.spells,
    faction: state.faction,
    leaderId: state.leader,
    value,
    received: state.received,
    rules: BATTLE_RULES,
    listed: isWorthListing(value, state.received),
    met: 0,
    beaten: 0,
    createdAt: at,
  });
}

async function saveBattle(runs: Runs, run: RunRow, state: State, command: Typed, at: number): Promise<void> {
  const { opponent, team, spells, n, id, seed, rules, result, rounds, digest, ...told } = state.last!;
  const { faction, leader } = state;
  await runs.addBattle(
    {
      id: id!,
      runId: run.id,
      n,
      playerId: run.playerId,
      opponentSnapshot: opponent.id ?? null,
      opponentPlayer: opponent.player?.id ?? null,
      opponentRating: opponent.rating,
      rules,
      seed,
      teams: [
        { faction, leader, team, spells },
        { faction: opponent.faction, leader: opponent.leader, team: opponent.team, spells: opponent.spells },
      ],
      result,
      rounds,
      digest,
      goldEarned: told.goldEarned,
      goldAfter: state.gold,
      ratingBefore: told.ratingBefore,
      ratingAfter: told.rating,
      createdAt: at,
    },
    records.get(command),
  );
  if (opponent.id !== undefined) await runs.countMeeting(opponent.id, result === 'win');
}

/** RUN-14: when the rules of runs have changed, live ones go on in a new match made from their row. */
async function goOnUnderNewRules(runs: Runs, arena: Arena): Promise<void> {
  for (const run of await runs.outdated(roguelike.rules)) {
    // Under other rules the run of a day would not be the one that the others of its day had: it ends where it stands.
    if (run.day === null) await goOn(arena, run);
    const old = await arena.host.find(run.match);
    if (old) await arena.host.annul(old, 'rules_changed');
  }
}

async function goOn(arena: Arena, run: RunRow): Promise<void> {
  const options = { rating: run.rating, opponents: 'arena', resume: run.body };
  const begun: { ok: boolean; error?: Refusal } = await arena.lobby.begin(run.playerId, roguelike.id, options);
  // Another node that starts at the same time may have been first.
  if (!begun.ok && begun.error?.code !== 'run/over') throw new Error(`run ${run.id}: ${begun.error?.code}`);
}
