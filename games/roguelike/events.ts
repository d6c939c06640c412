import type { Outcome } from '@tactarium/engine';
import type { Timing } from './battle/state/battle.ts';
import type { Point } from './battle/state/board.ts';
import type { CardId, DeckCard, FoughtBattle, Opponent, SpellTiming, Status } from './state.ts';
import { type OpponentView, showOpponent } from './view.ts';

export type Event =
  | {
      readonly type: 'run_started';
      readonly faction: string;
      readonly leader: string;
      readonly deck: readonly DeckCard[];
      readonly spells: readonly SpellTiming[];
    }
  | { readonly type: 'cards_offered' | 'cards_drafted'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'card_placed';
      readonly card: CardId;
      readonly at: Point;
      readonly paid: number;
      readonly gold: number;
    }
  | {
      readonly type: 'cards_exchanged';
      readonly card: CardId;
      readonly at: Point;
      readonly with: CardId;
      readonly from: Point;
    }
  | { readonly type: 'card_taken_back'; readonly card: CardId; readonly refund: number; readonly gold: number }
  | {
      readonly type: 'card_upgraded';
      readonly card: CardId;
      readonly tier: number;
      readonly paid: number;
      readonly gold: number;
    }
  | { readonly type: 'timing_set'; readonly spell: string; readonly when: Timing }
  | { readonly type: 'opponent_sought' }
  /** Whole in the log; as OpponentView to everybody who is told. */
  | { readonly type: 'opponent_found'; readonly opponent: Opponent | OpponentView }
  | { readonly type: 'battle_begun'; readonly n: number }
  | {
      readonly type: 'battle_fought';
      readonly battle: FoughtBattle;
      readonly gold: number;
      readonly received: number;
      readonly wins: number;
      readonly losses: number;
      readonly streak: number;
      readonly lossStreak: number;
    }
  | {
      readonly type: 'run_ended';
      readonly status: Status;
      readonly reason: string;
      readonly rating: number;
      readonly outcome: Outcome;
    };

/** RUN-13: nobody is told the opponent's timings, nor who it is, before the battle is fought. */
export const redact = (event: Event): Event =>
  event.type === 'opponent_found' ? { ...event, opponent: showOpponent(event.opponent) } : event;
