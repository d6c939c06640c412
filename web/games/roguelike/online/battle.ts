import { err, ok, type Refusal, type Result, type Seed } from '@tactarium/engine';
import {
  BATTLE_RULES,
  type BattleEvent,
  type BattleView,
  type Fielded,
  type Replayed,
  type ToldBattle,
} from '@tactarium/games/roguelike/client';
import type { Battle } from '@tactarium/protocol';
import { arena, refusedBy } from '../../../online/session.ts';
import { lab } from '../lab/lab.ts';

export interface OpenedBattle {
  readonly told: ToldBattle;
  readonly replayed: Replayed;
}

/** RUN-14: a battle of the server by its id, fought again here; one of other rules is shown from its record. */
export async function openBattle(id: string): Promise<Result<OpenedBattle, Refusal>> {
  const server = await arena();
  const found = await server.battle(id);
  if (!found.ok) return err(refusedBy(found.error));
  const told = toldOf(found.value);
  if (told.rules === BATTLE_RULES) return lab.ask('read', { json: told });
  const record = await server.battleEvents(id);
  if (!record.ok) return err(refusedBy(record.error));
  const { result, rounds } = told;
  return ok({ told, replayed: { verdict: 'other_rules', ...recorded(record.value), result, rounds } });
}

/** What the server recorded itself: the view and the events of an earlier version of this game. */
const recorded = ({ first, events }: Readonly<Record<'first' | 'events', unknown>>) => ({
  first: first as BattleView,
  events: events as readonly BattleEvent[],
});

export function toldOf({ rules, seed, teams, result, rounds, digest }: Battle): ToldBattle {
  const [own, opponent] = teams;
  return { rules, seed: seed as Seed, own: fielded(own), opponent: fielded(opponent), result, rounds, digest };
}

const fielded = ({ leaderId, team, spellTimings }: Battle['teams'][0]): Fielded => ({
  leader: leaderId,
  team: team.map(({ card, tier, position }) => ({ card, tier, at: position })),
  spells: spellTimings.map(({ spellId, timing }) => ({ spell: spellId, when: timing })),
});
