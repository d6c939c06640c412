import { type Dice, diceFrom, type Seat, type Seed } from '@tactarium/engine';
import { planFor } from './board.ts';
import { moversOf, type Variant, variants } from './content/variants.ts';
import { EMPTY, type Piece, piece } from './pieces.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';
import type { Options } from './wire.ts';

export const setup = ({ variant }: Options, seed: Seed): State =>
  firstState(variants[variant], diceFrom(seed, SEATS.length));

/** RPS-3, or RPS-30 where the armies are dealt and there is no setup phase. */
export function firstState(variant: Variant, dice: Dice): State {
  const state = emptyState(variant, dice);
  if (variant.court) return state;
  for (const seat of SEATS.keys()) deal(state.board, variant, seat, dice);
  const layouts = SEATS.map(() => ({ ready: true, commands: 0 }));
  return { ...state, phase: 'playing', turn: dice.below('table', 'starter', SEATS.length), layouts };
}

export const emptyState = (variant: Variant, dice: Dice): State => ({
  variant,
  phase: 'setup',
  turn: 0,
  plies: 0,
  quiet: 0,
  board: Array.from({ length: variant.rows * variant.columns }, (): Piece => EMPTY),
  layouts: SEATS.map(() => ({ ready: false, commands: 0 })),
  tie: undefined,
  fallen: SEATS.map(() => []),
  outcome: undefined,
  dice,
});

function deal(board: Piece[], variant: Variant, seat: Seat, dice: Dice): void {
  const kinds = moversOf(variant);
  dice.shuffle(seat, 'deal', kinds);
  for (const [i, index] of planFor(variant).homes[seat]!.entries()) board[index] = piece(seat, kinds[i]!);
}
