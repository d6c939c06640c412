import type { Seed } from '@tactarium/engine';
import type { Timing } from '../battle/state/battle.ts';
import type { Event } from '../events.ts';
import { battleOf, isSameCell } from '../known.ts';
import { PLAYER } from '../seats.ts';
import type { Opponent, PlacedCard, State } from '../state.ts';
import type { CommandOf } from '../wire.ts';
import { conclude } from './conclude.ts';
import { offerCards } from './draft.ts';
import { placeCard, takeBack } from './field.ts';
import { goldFor } from './gold.ts';
import { ratingChangeIn } from './rating.ts';

/** RUN-3. */
export const WINS_TO_WIN = 9;
export const LOSSES_TO_LOSE = 4;

export function seekOpponent(state: State, log?: Event[]): void {
  state.step = 'seeking';
  log?.push({ type: 'opponent_sought' });
}

/** RUN-13: it stays the same until the battle is fought. */
export function meetOpponent(state: State, opponent: Opponent, log?: Event[]): void {
  state.opponent = opponent;
  state.step = 'prepare';
  log?.push({ type: 'opponent_found', opponent });
}

export function setTiming(state: State, spell: string, when: Timing, log?: Event[]): void {
  state.spells = state.spells.map((one) => (one.spell === spell ? { spell, when } : one));
  log?.push({ type: 'timing_set', spell, when });
}

/** The whole team at once, as a request over HTTP sends it: who is not in it leaves the field first. */
export function deploy(
  state: State,
  { team, timings }: Pick<CommandOf<'deploy'>, 'team' | 'timings'>,
  log?: Event[],
): void {
  for (const { card, at } of state.hand) {
    if (at && !team.some((one) => one.card === card)) takeBack(state, card, log);
  }
  for (const { card, at } of team) {
    if (!isSameCell(state.hand.find((one) => one.card === card)?.at, at)) placeCard(state, card, at, log);
  }
  for (const { spell, when } of timings) setTiming(state, spell, when as Timing, log);
}

const SEED_WORDS = 8;
const WORDS = 2 ** 32;

/** RUN-13: the seed is drawn when the fight begins and not before, so nobody can try a battle out. */
export function beginBattle(state: State, log?: Event[]): void {
  const words = Array.from({ length: SEED_WORDS }, () => state.dice.below('table', 'battle_seed', WORDS));
  state.battleSeed = `chacha8:${words.map((word) => word.toString(16).padStart(8, '0')).join('')}` as Seed;
  state.step = 'battle';
  log?.push({ type: 'battle_begun', n: battleOf(state) });
}

/** RUN-4, RUN-8, RUN-9: the reward, the rating, and what comes next. */
export function settleBattle(state: State, { type: _, ...how }: CommandOf<'fought'>, log?: Event[]): void {
  const { result } = how;
  const opponent = state.opponent!;
  const won = result === 'win';
  const n = battleOf(state);
  const ratingBefore = state.rating;
  state.streak = won ? state.streak + 1 : 0;
  state.lossStreak = won ? 0 : state.lossStreak + 1;
  if (won) state.wins++;
  else state.losses++;
  const goldEarned = goldFor(result, state.streak);
  state.gold += goldEarned;
  state.received += goldEarned;
  state.rating += ratingChangeIn(state, opponent, result);
  state.last = {
    ...how,
    n,
    seed: state.battleSeed!,
    goldEarned,
    ratingBefore,
    rating: state.rating,
    team: teamOf(state),
    spells: state.spells,
    opponent,
  };
  state.battles = [...state.battles, briefOf(state.last)];
  state.hand = state.hand.map((card) => (card.fresh ? { ...card, fresh: false } : card));
  state.opponent = undefined;
  state.battleSeed = undefined;
  const { gold, received, wins, losses, streak, lossStreak } = state;
  log?.push({ type: 'battle_fought', battle: state.last, gold, received, wins, losses, streak, lossStreak });
  if (state.wins === WINS_TO_WIN) conclude(state, { result: 'won', winner: PLAYER, reason: 'nine_wins' }, log);
  else if (state.losses === LOSSES_TO_LOSE) conclude(state, { result: 'lost', reason: 'four_losses' }, log);
  else offerCards(state, log);
}

/** Those on the field, in the order of the hand. */
export const teamOf = ({ hand }: Pick<State, 'hand'>): readonly PlacedCard[] =>
  hand.flatMap(({ card, tier, at }) => (at ? [{ card, tier, at }] : []));

export function briefOf(battle: NonNullable<State['last']>): State['battles'][number] {
  const { n, id, result, rounds, goldEarned, rating, opponent } = battle;
  const { id: snapshot, bot, faction, leader } = opponent;
  return {
    n,
    ...(id !== undefined && { id }),
    result,
    rounds,
    goldEarned,
    rating,
    opponent: { ...(snapshot !== undefined && { id: snapshot }), bot, faction, leader, rating: opponent.rating },
  };
}
