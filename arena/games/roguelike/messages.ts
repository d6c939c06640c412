import { cardOf } from '@tactarium/games/roguelike/card';
import { lines } from '@tactarium/games/roguelike/content/index';
import { costOf, unitOf } from '@tactarium/games/roguelike/known';
import { HIGHEST_TIER, priceOfTier } from '@tactarium/games/roguelike/rules/prices';
import type { HandCard, Opponent, PlacedCard, SpellTiming, State } from '@tactarium/games/roguelike/state';
import type { Battle, Deck, PlacedUnit, Run, RunBrief, RunCard, RunOpponent, runShop } from '@tactarium/protocol';
import type { z } from 'zod';
import type { BattleRow, BattleSide, DeckRow, Named, RunRow } from './runs.ts';

/** A run as its match has it now. */
export interface Standing {
  readonly row: RunRow;
  readonly state: State;
  /** Commands that its player has made so far. */
  readonly n: number;
}

/** Told with everything about a run. A run on the server has begun with its draft. */
export const standingOf = ({ state, n }: Standing): Pick<Run, 'n' | 'step'> => ({ n, step: state.step as Run['step'] });

/** A card that today's content does not know any more keeps its id and its price. */
function cardMessage({ deck }: Pick<State, 'deck'>, held: HandCard): RunCard {
  const { card: id, tier, owned, fresh, at } = held;
  const cost = costOf({ deck }, id);
  const found = lines.get(unitOf(id));
  const known = found && cardOf(found);
  const { stats = {}, tags = [], abilities = [], title = id } = known?.tiers[tier - 1] ?? {};
  return {
    id,
    unit: unitOf(id),
    name: title,
    role: known?.role ?? 'unknown',
    rarity: known?.rarity ?? 'common',
    cost,
    tier,
    owned,
    fresh,
    ...(at && { at: { x: at.x, y: at.y } }),
    stats,
    tags: [...tags],
    abilities: [...abilities],
    ...(tier < HIGHEST_TIER && { upgrade: { tier: tier + 1, cost: priceOfTier(cost, tier + 1) } }),
  };
}

export const handMessage = ({ state }: Standing): RunCard[] => state.hand.map((card) => cardMessage(state, card));

/** RUN-2: what is on offer, as it would come into the hand. */
export const offerMessage = ({ state }: Standing): RunCard[] =>
  state.offer.map((card) => cardMessage(state, { card, tier: 1, owned: false, fresh: false }));

export const placedMessage = (team: readonly PlacedCard[]): PlacedUnit[] =>
  team.map(({ card, tier, at }) => ({ card, tier, position: { x: at.x, y: at.y } }));

/** RUN-13: without timings, and without whose it is. */
export const opponentMessage = (opponent: Opponent): RunOpponent => ({
  bot: opponent.bot,
  wins: opponent.wins,
  rating: opponent.rating,
  battle: opponent.battle,
  faction: opponent.faction,
  leaderId: opponent.leader,
  team: placedMessage(opponent.team),
  spells: opponent.spells.map(({ spell }) => ({ spellId: spell, timing: null })),
});

export const timingsMessage = (spells: readonly SpellTiming[]): Run['spells'] =>
  spells.map(({ spell, when }) => ({ spellId: spell, timing: when }));

export function runMessage(standing: Standing): Run {
  const { row, state } = standing;
  return {
    ...standingOf(standing),
    id: row.id,
    match: row.match,
    playerId: row.playerId,
    ...(row.day !== null && { day: row.day }),
    faction: state.faction,
    leaderId: state.leader,
    deck: [...row.deck],
    remainingDeck: state.remaining.map((id) => ({ id, kind: 'unit' })),
    hand: handMessage(standing),
    spells: timingsMessage(state.spells),
    wins: state.wins,
    losses: state.losses,
    consecutiveWins: state.streak,
    consecutiveLosses: state.lossStreak,
    gold: state.gold,
    rating: state.rating,
    battleHistory: state.battles.flatMap(({ id }) => id ?? []),
    status: row.status === 'active' ? state.status : row.status,
    ...(row.reason !== null && { reason: row.reason }),
    offer: offerMessage(standing),
    ...(state.opponent && { opponent: opponentMessage(state.opponent) }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** RUN-6. */
export function shopMessage(standing: Standing): z.infer<typeof runShop> {
  const { state } = standing;
  const hand = handMessage(standing);
  const upgradeCosts = hand.flatMap(({ upgrade, owned }, cardIndex) =>
    upgrade
      ? [{ cardIndex, targetTier: upgrade.tier, cost: upgrade.cost, owned, affordable: upgrade.cost <= state.gold }]
      : [],
  );
  return { ...standingOf(standing), hand, gold: state.gold, upgradeCosts };
}

export function briefMessage(row: RunRow, player: Named): RunBrief {
  const { id, day, faction, leaderId, wins, losses, rating, status, reason, createdAt, updatedAt } = row;
  const known = { ...(day !== null && { day }), ...(reason !== null && { reason }) };
  return { id, player, faction, leaderId, wins, losses, rating, status, ...known, createdAt, updatedAt };
}

const sideMessage = ({ faction, leader, team, spells }: BattleSide): Battle['teams'][0] => ({
  faction,
  leaderId: leader,
  team: placedMessage(team),
  spellTimings: timingsMessage(spells),
});

export function battleMessage(row: BattleRow, players: ReadonlyMap<string, Named>): Battle {
  const { playerId, opponentPlayer, opponentSnapshot: _, teams, goldAfter: __, ...rest } = row;
  const opponent = opponentPlayer === null ? undefined : players.get(opponentPlayer);
  return {
    ...rest,
    player: players.get(playerId)!,
    ...(opponent && { opponent }),
    bot: opponentPlayer === null,
    teams: [sideMessage(teams[0]), sideMessage(teams[1])],
  };
}

export function deckMessage({ playerId: _, units, spells, ...deck }: DeckRow): Deck {
  return { ...deck, units: [...units], spells: [...spells] };
}
