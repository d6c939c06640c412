import type { Refusal } from '@tactarium/engine';
import { recordBattle } from './battle/resolve.ts';
import { legal } from './commands.ts';
import { documentOf } from './document.ts';
import { refuse } from './refuse.ts';
import { PLAYER } from './seats.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

export { BATTLE_RULES } from './battle/digests.ts';
export {
  type Account,
  accountOf,
  type BlowReckoning,
  type Decision,
  EXPLAINED,
  type Part,
  type Reckoning,
  type UnitReckoning,
} from './battle/explain.ts';
export { TIMINGS, type Timing } from './battle/state/battle.ts';
export { HEIGHT, type Point, type SideName, WIDTH } from './battle/state/board.ts';
export type { BattleEvent } from './battle/state/events.ts';
export {
  arcsOf,
  blockerBetween,
  type Overlays,
  overlaysOf,
  type Prospects,
  type Zone,
} from './battle/view/overlays.ts';
export { transcript } from './battle/view/transcript.ts';
export { type BattleView, projectBattle, type UnitView } from './battle/view/view.ts';
export { cardOf, type TierCard, type UnitCard } from './card.ts';
export { everyLine, factions, leaders, lines, snakeCase, spells } from './content/index.ts';
export { puzzleOf, puzzles } from './content/puzzles.ts';
export { starterDecks } from './decks.ts';
export { fieldBefore, fieldedOf, overlaysBefore, reachBefore, sightBefore } from './deployment.ts';
export { battleTeam, type Fielded } from './document.ts';
export type { Event } from './events.ts';
export { battleOf, cardAt, cardIn, costOf, inZone, picksOf, refundOf, unitOf, ZONE } from './known.ts';
export { oddsFrom, type Rival, winsOf } from './odds.ts';
export { project } from './project.ts';
export { type Attempt, attemptPuzzle } from './puzzles/attempt.ts';
export { goldFor } from './rules/gold.ts';
export { HIGHEST_TIER, priceOfTier } from './rules/prices.ts';
export { ratingChange } from './rules/rating.ts';
export { SEATS } from './seats.ts';
export type { BattleBrief, CardId, FoughtBattle, HandCard, PlacedCard, SpellTiming, Step } from './state.ts';
export { spellbookOf } from './teams/spellbook.ts';
export {
  admit,
  type BattleVerdict,
  documentFrom,
  fight,
  lastTold,
  type Replayed,
  replayTold,
  type ToldBattle,
  toldOf,
} from './told.ts';
export type { OpponentView, View } from './view.ts';
export type { Condition, Effect, Modifier, Passive, Spell } from './vocabulary/abilities.ts';
export { AURAS, type Aura, type AuraEffect, type AuraName, auras } from './vocabulary/auras.ts';
export { clauses, type Fact, factsOf } from './vocabulary/clauses.ts';
export { CONTAGIONS, contagions } from './vocabulary/contagions.ts';
export { describeAt, describeAura, describeLine, describePassives, describeSpell } from './vocabulary/describe.ts';
export { english } from './vocabulary/english.ts';
export { cellsOf, type Placement, type Puzzle } from './vocabulary/puzzle.ts';
export { type Damage, ROLES, type Role } from './vocabulary/roles.ts';
export { BURNOUT_PERCENT, type ScriptName } from './vocabulary/scripts.ts';
export { STATUSES as STATUS_NAMES, type StatusName } from './vocabulary/statuses.ts';
export { TAGS, type Tag } from './vocabulary/tags.ts';
export { type Named, type Noun, signed, type Tongue } from './vocabulary/tongue.ts';
export { type Command, type Options, readTold } from './wire.ts';
export { cardName, cellName, factionName, leaderName, spellName, timingWords, words } from './words.ts';

/** The legal commands of the player, from the view alone. */
export const legalOf = (view: View): readonly Command[] => legal(view, PLAYER);

/** Why the rules refuse this command now; undefined if they do not. `words.refusal` says it. */
export const refusalOf = (view: View, command: Command): Refusal | undefined => refuse(view, PLAYER, command);

/** The last battle of a run, fought again: the field before it, and all that happened. */
export function lastBattle({ last, leader }: View): ReturnType<typeof recordBattle> | undefined {
  return last && recordBattle(documentOf(last.seed, { ...last, leader }, last.opponent));
}
