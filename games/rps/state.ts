import { type Dice, type Json, type Outcome, readDice, type Seat } from '@tactarium/engine';
import { type Variant, type VariantId, variants } from './content/variants.ts';
import type { Kind, Piece } from './pieces.ts';

export const PHASES = ['setup', 'playing', 'tie_breaker', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** How far a seat has come with laying out its army. */
export type Layout = {
  readonly ready: boolean;
  /** Setup commands made so far: RPS-3 gives each seat 60. */
  readonly commands: number;
};

/** A fight of equals. The attacker's owner is the one whose turn it is. */
export type Tie = {
  readonly from: number;
  readonly at: number;
  /** Equal choices in a row so far. */
  readonly equal: number;
  /** By seat; HIDDEN until chosen. */
  readonly chosen: readonly Kind[];
};

export type Fallen = {
  readonly kind: Kind;
  /** The kind that beat it: public, because winners are revealed. */
  readonly by: Kind;
  /** Whether everybody knows what it was: it had been revealed, or nothing else loses to its winner. */
  readonly known: boolean;
};

export type State = {
  readonly variant: Variant;
  phase: Phase;
  /** To move; in a tie the attacker. Means nothing in setup. */
  turn: Seat;
  /** Plies completed. */
  plies: number;
  /** Plies in a row without combat. */
  quiet: number;
  board: Piece[];
  layouts: readonly Layout[];
  tie: Tie | undefined;
  /** By owner, in the order they fell. */
  fallen: readonly (readonly Fallen[])[];
  outcome: Outcome | undefined;
  dice: Dice;
};

/** All parts but board and dice are replaced and never written to, so they can be shared. */
export const copy = (state: State): State => ({
  variant: state.variant,
  phase: state.phase,
  turn: state.turn,
  plies: state.plies,
  quiet: state.quiet,
  board: state.board.slice(),
  layouts: state.layouts,
  tie: state.tie,
  fallen: state.fallen,
  outcome: state.outcome,
  dice: state.dice.copy(),
});

export const write = (state: State): Json => ({ ...state, variant: state.variant.id, dice: state.dice.write() });

export function read(json: Json): State {
  const { variant, dice, ...rest } = json as Omit<State, 'variant' | 'dice'> & {
    variant: VariantId;
    dice: Json;
  };
  return {
    ...rest,
    variant: variants[variant],
    tie: rest.tie ?? undefined,
    outcome: rest.outcome ?? undefined,
    dice: readDice(dice),
  };
}
