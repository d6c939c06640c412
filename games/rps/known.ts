import { type Dice, NO_DICE, readOutcome, type Seat } from '@tactarium/engine';
import { indexOf } from './board.ts';
import { type Variant, variants } from './content/variants.ts';
import { EMPTY, HALO, HIDDEN, kindNamed, MOVED, type Piece, piece, REVEALED } from './pieces.ts';
import { SEATS } from './seats.ts';
import { emptyState } from './setup.ts';
import type { Layout, State, Tie } from './state.ts';
import { type PieceView, SETUP_COMMANDS, type View } from './view.ts';

/** What `legal` looks at: the part that a state and a seat's own view share. */
export interface Known {
  readonly variant: Variant;
  readonly phase: State['phase'];
  readonly turn: Seat;
  readonly board: readonly Piece[];
  readonly layouts: readonly Pick<Layout, 'ready' | 'commands'>[];
  readonly tie: Pick<Tie, 'chosen'> | undefined;
}

/** The state as far as a view tells it: what is hidden is of kind HIDDEN, what is unseen is absent. */
export function knownState(view: View, dice: Dice = NO_DICE): State {
  const variant = variants[view.variant];
  const { tie, outcome, turn, setupLeft } = view;
  return {
    ...emptyState(variant, dice),
    phase: view.phase,
    turn: SEATS.indexOf(turn ?? tie?.attacker ?? 'red'),
    plies: view.plies,
    quiet: view.quiet,
    board: view.cells.map((cell) => (cell === null ? EMPTY : readPiece(cell))),
    layouts: SEATS.map((name) => ({
      ready: view.ready.includes(name),
      commands: name === view.viewer && setupLeft !== undefined ? SETUP_COMMANDS - setupLeft : 0,
    })),
    tie: tie && {
      from: indexOf(variant, tie.from),
      at: indexOf(variant, tie.at),
      equal: tie.equal,
      chosen: SEATS.map((name) => (name === view.viewer && tie.mine ? kindNamed(tie.mine) : HIDDEN)),
    },
    fallen: SEATS.map((name) =>
      view.fallen[name].map(({ kind, by, known }) => ({
        kind: kind ? kindNamed(kind) : HIDDEN,
        by: kindNamed(by),
        known,
      })),
    ),
    outcome: outcome && readOutcome({ seats: SEATS }, outcome),
  };
}

const readPiece = ({ seat, kind, revealed, halo, moved }: PieceView): Piece =>
  piece(
    SEATS.indexOf(seat),
    kind ? kindNamed(kind) : HIDDEN,
    (revealed ? REVEALED : 0) | (halo ? HALO : 0) | (moved ? MOVED : 0),
  );
