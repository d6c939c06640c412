import type { OutcomeView } from '@tactarium/engine';
import { cellName, type Event } from '@tactarium/games/roguelike/client';
import type { Translate } from '../face.ts';
import { cardName, factionName, leaderName, spellName } from './names.ts';

type T = Translate<'roguelike'>;

const list = (cards: readonly string[]): string => cards.map(cardName).join(', ');

/** One sentence on an event of a run. */
export function sayRun(t: T, event: Event): string {
  switch (event.type) {
    case 'run_started':
      return t('run.run_started', { leader: leaderName(event.leader), faction: factionName(event.faction) });
    case 'cards_offered':
    case 'cards_drafted':
      return t(`run.${event.type}`, { cards: list(event.cards) });
    case 'card_placed':
      return t(event.paid > 0 ? 'run.card_bought' : 'run.card_placed', {
        card: cardName(event.card),
        cell: cellName(event.at),
        gold: event.paid,
      });
    case 'cards_exchanged':
      return t('run.cards_exchanged', { card: cardName(event.card), other: cardName(event.with) });
    case 'card_taken_back':
      return t(event.refund > 0 ? 'run.card_refunded' : 'run.card_taken_back', {
        card: cardName(event.card),
        gold: event.refund,
      });
    case 'card_upgraded':
      return t('run.card_upgraded', { card: cardName(event.card), tier: event.tier, gold: event.paid });
    case 'timing_set':
      return t('run.timing_set', { spell: spellName(event.spell), when: t(`timingAbout.${event.when}`) });
    case 'opponent_sought':
      return t('run.opponent_sought');
    case 'opponent_found':
      return t('run.opponent_found', {
        leader: leaderName(event.opponent.leader),
        faction: factionName(event.opponent.faction),
        count: event.opponent.team.length,
      });
    case 'battle_begun':
      return t('run.battle_begun', { number: event.n });
    case 'battle_fought':
      return t(`run.fought.${event.battle.result}`, { count: event.battle.rounds, gold: event.battle.goldEarned });
    case 'run_ended':
      return sayReason(t, event.reason);
  }
}

const REASONS = ['nine_wins', 'four_losses', 'abandoned'] as const;

function sayReason(t: T, reason: string): string {
  const known = REASONS.find((one) => one === reason);
  return known ? t(`reason.${known}`) : reason;
}

export const sayEnd = (t: T, { reason }: OutcomeView): string => sayReason(t, reason);
