import { err, ok, type Refusal, type Result, refusal, type Seed } from '@tactarium/engine';
import { type BattleDocument, recordBattle } from './battle/resolve.ts';
import type { BattleEvent } from './battle/state/events.ts';
import type { BattleView } from './battle/view/view.ts';
import { leaders, lines, spells } from './content/index.ts';
import { documentOf, type Fielded } from './document.ts';
import { inZone, unitOf } from './known.ts';
import type { BattleResult, FoughtBattle } from './state.ts';
import type { View } from './view.ts';

/** A battle that is handed on: all that is needed to fight it again, and what came of it. */
export type ToldBattle = {
  readonly rules: string;
  readonly seed: Seed;
  readonly own: Fielded;
  readonly opponent: Fielded;
  readonly result: BattleResult;
  readonly rounds: number;
  readonly digest: string;
};

/** `same`: fought again, and all came out alike. `broken`: it did not, so something in it was changed. */
export const VERDICTS = ['same', 'other_rules', 'broken'] as const;
export type BattleVerdict = (typeof VERDICTS)[number];

export interface Replayed {
  readonly verdict: BattleVerdict;
  readonly first: BattleView;
  readonly events: readonly BattleEvent[];
  readonly result: BattleResult;
  readonly rounds: number;
}

/** A battle of a run that this leader has led. */
export const toldOf = (battle: FoughtBattle, leader: string): ToldBattle => ({
  rules: battle.rules,
  seed: battle.seed,
  own: { team: battle.team, leader, spells: battle.spells },
  opponent: { team: battle.opponent.team, leader: battle.opponent.leader, spells: battle.opponent.spells },
  result: battle.result,
  rounds: battle.rounds,
  digest: battle.digest,
});

/** The last battle of a run. */
export const lastTold = ({ last, leader }: Pick<View, 'last' | 'leader'>): ToldBattle | undefined =>
  last && toldOf(last, leader);

export const documentFrom = ({ seed, own, opponent }: ToldBattle): BattleDocument => documentOf(seed, own, opponent);

/** Fights two teams under today's rules, to be told of. */
export function fight(seed: Seed, own: Fielded, opponent: Fielded): ToldBattle {
  const { rules, digest, result, rounds } = recordBattle(documentOf(seed, own, opponent));
  return { rules, seed, own, opponent, result, rounds, digest };
}

/** Fights it again under today's rules. */
export function replayTold(told: ToldBattle): Replayed {
  const { rules, digest, result, rounds, first, events } = recordBattle(documentFrom(told));
  const isSame = digest === told.digest && result === told.result && rounds === told.rounds;
  const verdict = rules !== told.rules ? 'other_rules' : isSame ? 'same' : 'broken';
  return { verdict, first, events, result, rounds };
}

/** Why today's content cannot field this team; undefined if it can. */
export function refuseFielded({ team, leader, spells: known }: Fielded): Refusal | undefined {
  const stranger = team.find(({ card }) => !lines.has(unitOf(card)));
  if (stranger) return refusal('battle/unknown-unit', { unit: stranger.card });
  if (!leaders.has(leader)) return refusal('battle/unknown-leader', { leader });
  if (known.some(({ spell }) => !spells.has(spell))) return refusal('battle/unknown-spell');
  const places = new Set(team.map(({ at: { x, y } }) => `${x},${y}`));
  if (places.size < team.length || !team.every(({ at }) => inZone(at))) return refusal('battle/bad-places');
  return undefined;
}

/** A battle whose shape has been read: whether it can be fought here. */
export function admit(told: ToldBattle): Result<ToldBattle, Refusal> {
  const refused = refuseFielded(told.own) ?? refuseFielded(told.opponent);
  return refused ? err(refused) : ok(told);
}
