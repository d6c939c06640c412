import type { Refusal } from '@tactarium/engine';
import { recordBattle } from './battle/resolve.ts';
import { legal } from './commands.ts';
import { documentOf } from './document.ts';
import { refuse } from './refuse.ts';
import { PLAYER } from './seats.ts';
import type { View } from './view.ts';
import type { Command } from './wire.ts';

export { TIMINGS, type Timing } from './battle/state/battle.ts';
export { type Point, WIDTH } from './battle/state/board.ts';
export { transcript } from './battle/view/transcript.ts';
export { cardOf, type TierCard, type UnitCard } from './card.ts';
export { everyLine, factions, leaders, lines, spells } from './content/index.ts';
export type { Event } from './events.ts';
export { battleOf, cardAt, cardIn, costOf, inZone, picksOf, unitOf, ZONE } from './known.ts';
export { project } from './project.ts';
export { goldFor } from './rules/gold.ts';
export { HIGHEST_TIER, priceOfTier } from './rules/prices.ts';
export { ratingChange } from './rules/rating.ts';
export { SEATS } from './seats.ts';
export type { BattleBrief, CardId, FoughtBattle, HandCard, PlacedCard, SpellTiming, Step } from './state.ts';
export type { OpponentView, View } from './view.ts';
export { describePassives, describeSpell } from './vocabulary/describe.ts';
export type { Command, Options } from './wire.ts';
export { cardName, cellName, factionName, leaderName, spellName, timingWords, words } from './words.ts';

/** The legal commands of the player, from the view alone. */
export const legalOf = (view: View): readonly Command[] => legal(view, PLAYER);

/** Why the rules refuse this command now; undefined if they do not. `words.refusal` says it. */
export const refusalOf = (view: View, command: Command): Refusal | undefined => refuse(view, PLAYER, command);

/** The last battle of a run, fought again: the field before it, and all that happened. */
export function lastBattle({ last, leader }: View): ReturnType<typeof recordBattle> | undefined {
  return last && recordBattle(documentOf(last.seed, { ...last, leader }, last.opponent));
}
