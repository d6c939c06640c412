import { type Dice, diceFrom, digest, type Json, type Seed } from '@tactarium/engine';
import { BATTLE_RULES } from './digests.ts';
import { createBattle } from './setup/create.ts';
import type { Team } from './setup/team.ts';
import type { Battle } from './state/battle.ts';
import type { BattleEvent } from './state/events.ts';
import { playOut } from './turns/play.ts';
import { type BattleView, viewBattle } from './view/view.ts';

/** A battle as a document: with the same rules anybody can fight it again and gets the same digest. */
export interface BattleDocument {
  readonly seed: Seed;
  /** The player's. */
  readonly left: Team;
  /** The opponent's, mirrored (RUN-13). */
  readonly right: Team;
}

export interface Resolved {
  /** The version of the rules it was fought by. */
  readonly rules: string;
  /** RUN-9, for the left team. */
  readonly result: 'win' | 'lose';
  readonly rounds: number;
  /** Of the field at the end, the round and all the dice that were thrown. */
  readonly digest: string;
}

/** Fights a battle to its end. */
export const resolveBattle = (document: BattleDocument): Resolved => resolved(fight(document));

/** Only whether the left team wins, without the digest: for counting many. */
export const isWon = (document: BattleDocument): boolean => leftWon(fight(document));

/** Resolved, with what happened and the field before it. */
export function recordBattle(document: BattleDocument): Resolved & {
  readonly first: BattleView;
  readonly events: readonly BattleEvent[];
} {
  const events: BattleEvent[] = [];
  let first: BattleView | undefined;
  const battle = fight(document, events, (begun) => {
    first = viewBattle(begun);
  });
  return { ...resolved(battle), first: first!, events };
}

function fight({ seed, left, right }: BattleDocument, log?: BattleEvent[], look?: (battle: Battle) => void): Battle {
  const battle = createBattle([left, right], { dice: diceFrom(seed, 0), ...(log && { log }) });
  look?.(battle);
  playOut(battle);
  return battle;
}

const leftWon = ({ winner, player }: Battle): boolean => winner === player;

const resolved = (battle: Battle): Resolved => ({
  rules: BATTLE_RULES,
  result: leftWon(battle) ? 'win' : 'lose',
  rounds: battle.round,
  digest: digest([viewBattle(battle), battle.round, drawnFrom(battle.dice)]),
});

/** How much was drawn, and not from which seed: that stands in the document. */
const drawnFrom = (dice: Dice): Json => (dice.write() as { readonly drawn: Json }).drawn;
