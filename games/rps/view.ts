import { type OutcomeView, type Seat, type Viewer, writeOutcome } from '@tactarium/engine';
import { type Cell, planFor } from './board.ts';
import type { VariantId } from './content/variants.ts';
import {
  EMPTY,
  HIDDEN,
  hasHalo,
  hasMoved,
  isRevealed,
  type KindName,
  kindName,
  kindOf,
  type Piece,
  seatOf,
} from './pieces.ts';
import { SEATS, type SeatName } from './seats.ts';
import type { Fallen, Phase, State } from './state.ts';

export type PieceView = {
  readonly seat: SeatName;
  /** Absent while this viewer may not know it. */
  readonly kind?: KindName;
  readonly revealed: boolean;
  readonly halo: boolean;
  /** A piece that has moved is neither King nor Pit. */
  readonly moved: boolean;
};

export type FallenView = {
  readonly kind?: KindName;
  readonly by: KindName;
  readonly known: boolean;
};

export type TieView = {
  readonly attacker: SeatName;
  readonly from: Cell;
  readonly at: Cell;
  readonly equal: number;
  /** Who has chosen already. */
  readonly chosen: readonly SeatName[];
  readonly mine?: KindName;
};

export type Counts = { readonly [kind in KindName]?: number };

/** What one viewer may know: the same for a person, a bot and a program far away. */
export type View = {
  readonly variant: VariantId;
  readonly rows: number;
  readonly columns: number;
  readonly viewer: SeatName | 'spectator';
  readonly phase: Phase;
  /** To move; only while playing. */
  readonly turn?: SeatName;
  readonly plies: number;
  readonly quiet: number;
  /** In row order; null is empty, or not to be seen. */
  readonly cells: readonly (PieceView | null)[];
  readonly ready: readonly SeatName[];
  /** Setup commands that this seat has left; only in setup. */
  readonly setupLeft?: number;
  readonly tie?: TieView;
  readonly fallen: { readonly red: readonly FallenView[]; readonly blue: readonly FallenView[] };
  /**
   * What the pieces of another army that this viewer has not seen are in all, those on the board and the fallen:
   * nothing but what can be counted by remembering the game.
   */
  readonly unseen: { readonly [seat in SeatName]?: Counts };
  readonly outcome?: OutcomeView<SeatName>;
};

/** RPS-3: after this many changes only `ready` is left. */
export const SETUP_COMMANDS = 60;

export function view(state: State, viewer: Viewer): View {
  const { variant, phase, tie, outcome } = state;
  const mine = viewer === 'spectator' ? undefined : viewer;
  return {
    variant: variant.id,
    rows: variant.rows,
    columns: variant.columns,
    viewer: mine === undefined ? 'spectator' : SEATS[mine]!,
    phase,
    ...(phase === 'playing' && { turn: SEATS[state.turn]! }),
    plies: state.plies,
    quiet: state.quiet,
    cells: state.board.map((piece, index) => seePiece(state, piece, index, viewer)),
    ready: SEATS.filter((_, seat) => state.layouts[seat]!.ready),
    ...(phase === 'setup' && mine !== undefined && { setupLeft: SETUP_COMMANDS - state.layouts[mine]!.commands }),
    ...(tie && {
      tie: {
        attacker: SEATS[state.turn]!,
        from: planFor(variant).cells[tie.from]!,
        at: planFor(variant).cells[tie.at]!,
        equal: tie.equal,
        chosen: SEATS.filter((_, seat) => tie.chosen[seat] !== HIDDEN),
        ...(mine !== undefined && tie.chosen[mine] !== HIDDEN && { mine: kindName(tie.chosen[mine]!) }),
      },
    }),
    fallen: {
      red: state.fallen[0]!.map((fallen) => seeFallen(fallen, phase === 'finished' || viewer === 0)),
      blue: state.fallen[1]!.map((fallen) => seeFallen(fallen, phase === 'finished' || viewer === 1)),
    },
    unseen: countUnseen(state, viewer),
    ...(outcome && { outcome: writeOutcome({ seats: SEATS }, outcome) }),
  };
}

function seePiece(state: State, piece: Piece, index: number, viewer: Viewer): PieceView | null {
  if (piece === EMPTY) return null;
  const seat = seatOf(piece);
  // RPS-4: of the other army nothing is seen in setup, not even that a cell is filled.
  if (state.phase === 'setup' && seat !== viewer) return null;
  return showPiece(piece, isKnown(state, piece, index, viewer));
}

/** A piece as it is told: with or without what it is. */
export function showPiece(piece: Piece, known: boolean): PieceView {
  const seat = SEATS[seatOf(piece)]!;
  const revealed = isRevealed(piece);
  const halo = hasHalo(piece);
  const moved = hasMoved(piece);
  return known ? { seat, kind: kindName(kindOf(piece)), revealed, halo, moved } : { seat, revealed, halo, moved };
}

const isKnown = ({ phase, tie }: State, piece: Piece, index: number, viewer: Viewer): boolean =>
  phase === 'finished' ||
  seatOf(piece) === viewer ||
  isRevealed(piece) ||
  // RPS-15: in a tie both types are seen.
  (tie !== undefined && (index === tie.from || index === tie.at));

export const seeFallen = ({ kind, by, known }: Fallen, mayKnow: boolean): FallenView =>
  known || mayKnow ? { kind: kindName(kind), by: kindName(by), known } : { by: kindName(by), known };

function countUnseen(state: State, viewer: Viewer): View['unseen'] {
  if (state.phase === 'setup' || state.phase === 'finished') return {};
  const count = (seat: Seat): Counts => {
    const counts = new Array<number>(8).fill(0);
    state.board.forEach((piece, index) => {
      if (seatOf(piece) === seat && !isKnown(state, piece, index, viewer)) counts[kindOf(piece)]!++;
    });
    for (const fallen of state.fallen[seat]!) if (!fallen.known) counts[fallen.kind]!++;
    const named: { [kind in KindName]?: number } = {};
    counts.forEach((n, kind) => {
      if (n > 0) named[kindName(kind)] = n;
    });
    return named;
  };
  return { ...(viewer !== 0 && { red: count(0) }), ...(viewer !== 1 && { blue: count(1) }) };
}
