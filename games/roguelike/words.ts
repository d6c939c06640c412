import { isObject, type Refusal, type Words } from '@tactarium/engine';
import type { Timing } from './battle/state/battle.ts';
import type { Point } from './battle/state/board.ts';
import { everyLine, factions, leaders, spells } from './content/index.ts';
import type { Event } from './events.ts';
import { unitOf } from './known.ts';
import { REFUSALS } from './refusals.ts';
import type { CardId, Step } from './state.ts';

/** A card as players call it; a card that today's content does not know keeps its id. */
export const cardName = (card: CardId): string => {
  const name = everyLine.get(unitOf(card))?.line.name ?? unitOf(card);
  const copy = card.split('#')[1];
  return copy === undefined ? name : `${name} (${copy})`;
};
export const factionName = (id: string): string => factions.find((faction) => faction.id === id)?.name ?? id;
export const leaderName = (id: string): string => leaders.get(id)?.name ?? id;
export const spellName = (id: string): string => spells.get(id)?.name ?? id;

/** Columns a to h, rows 1 and 2 from one's own edge: `d2` is in the middle of the front row. */
export const cellName = ({ x, y }: Point): string => `${'abcdefgh'[x] ?? '?'}${y + 1}`;

/** When a spell fires (RUN-29). */
export const timingWords: { readonly [T in Timing]: string } = {
  early: 'before the first round',
  mid: 'when one of yours is below 70 %',
  late: 'when one of yours is below 40 %',
};

const list = (cards: readonly CardId[]): string => cards.map(cardName).join(', ');
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const words: Words<Event> = { refusal: sayRefusal, event: say };

function say(event: Event): string | undefined {
  switch (event.type) {
    case 'run_started':
      return `${leaderName(event.leader)} leads ${factionName(event.faction)} into a run.`;
    case 'cards_offered':
      return `On offer: ${list(event.cards)}.`;
    case 'cards_drafted':
      return `Drafted: ${list(event.cards)}.`;
    case 'card_placed':
      return event.paid > 0
        ? `${cardName(event.card)} joins on ${cellName(event.at)} for ${event.paid} gold.`
        : `${cardName(event.card)} stands on ${cellName(event.at)}.`;
    case 'cards_exchanged':
      return `${cardName(event.card)} and ${cardName(event.with)} change places.`;
    case 'card_taken_back':
      return event.refund > 0
        ? `${cardName(event.card)} is taken back for ${event.refund} gold.`
        : `${cardName(event.card)} leaves the field.`;
    case 'card_upgraded':
      return `${cardName(event.card)} reaches tier ${event.tier} for ${event.paid} gold.`;
    case 'timing_set':
      return `${spellName(event.spell)} will be cast ${timingWords[event.when]}.`;
    case 'opponent_sought':
      return 'Looking for an opponent.';
    case 'opponent_found': {
      const { leader, faction, team, rating, bot } = event.opponent;
      const who = bot ? 'A bot' : 'A team';
      return `${who} of rating ${rating}: ${leaderName(leader)} of ${factionName(faction)} with ${count(team.length, 'unit')}.`;
    }
    case 'battle_begun':
      return `Battle ${event.n} begins.`;
    case 'battle_fought': {
      const { result, rounds, goldEarned, ratingBefore, rating } = event.battle;
      const change = signed(rating - ratingBefore);
      return `${result === 'win' ? 'Won' : 'Lost'} after ${count(rounds, 'round')}: +${goldEarned} gold, rating ${change}.`;
    }
    case 'run_ended':
      return ENDINGS[event.reason] ?? 'The run is over.';
  }
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const ENDINGS: { readonly [reason: string]: string } = {
  nine_wins: 'Nine wins: the run is a triumph.',
  four_losses: 'Four losses: the run is over.',
  abandoned: 'The run was abandoned.',
};

const STEP_WORDS: { readonly [S in Step]: string } = {
  start: 'choosing a faction',
  draft: 'drafting',
  prepare: 'preparing a battle',
  seeking: 'looking for an opponent',
  battle: 'in battle',
  over: 'over',
};

function sayRefusal({ code, detail }: Refusal): string {
  const sentence = REFUSALS[code as keyof typeof REFUSALS] ?? `That is refused (${code}).`;
  const added = isObject(detail) ? ADDED[code]?.(detail as never) : undefined;
  return added ? `${sentence} ${added}` : sentence;
}

/** What the detail of a refusal adds. */
const ADDED: Readonly<Record<string, (detail: never) => string>> = {
  'run/wrong-step': ({ step, needs }: { step: Step; needs: Step }) =>
    `You are ${STEP_WORDS[step]}; it belongs to ${STEP_WORDS[needs]}.`,
  'draft/wrong-number': ({ wanted }: { wanted: number }) => `Pick ${wanted}.`,
  'place/too-dear': ({ gold, cost }: { gold: number; cost: number }) => `It costs ${cost}, and you have ${gold}.`,
  'upgrade/too-dear': ({ gold, cost }: { gold: number; cost: number }) => `It costs ${cost}, and you have ${gold}.`,
};
