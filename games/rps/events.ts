import type { OutcomeView, Viewer } from '@tactarium/engine';
import type { Cell } from './board.ts';
import type { KindName } from './pieces.ts';
import { otherName, SEATS, type SeatName } from './seats.ts';
import type { FallenView, PieceView } from './view.ts';

export type Event =
  // Setup: told to nobody but the seat itself.
  | { readonly type: 'placed'; readonly seat: SeatName; readonly king: Cell; readonly pit: Cell }
  /** The movers in row order, over the home cells that King and Pit leave. */
  | { readonly type: 'shuffled'; readonly seat: SeatName; readonly kinds: readonly KindName[] }
  | { readonly type: 'swapped'; readonly seat: SeatName; readonly a: Cell; readonly b: Cell }
  // Setup, told to all.
  | { readonly type: 'was_ready'; readonly seat: SeatName }
  | { readonly type: 'began'; readonly first: SeatName }
  /** RPS-29: every piece, in row order. */
  | { readonly type: 'revealed'; readonly cells: readonly (PieceView | null)[] }
  | { readonly type: 'moved'; readonly seat: SeatName; readonly from: Cell; readonly to: Cell }
  | {
      readonly type: 'fought';
      /** The attacker's. */
      readonly seat: SeatName;
      readonly from: Cell;
      readonly at: Cell;
      readonly winner: 'attacker' | 'defender';
      /** What the winner is. */
      readonly kind: KindName;
      /** What the loser was: RPS-13 keeps it from those who could not deduce it. */
      readonly loser?: KindName;
      /** Whether everybody can. */
      readonly known: boolean;
    }
  | { readonly type: 'tied'; readonly seat: SeatName; readonly from: Cell; readonly at: Cell; readonly kind: KindName }
  /** The piece is told to the chooser alone. */
  | { readonly type: 'chose'; readonly seat: SeatName; readonly piece?: KindName }
  | { readonly type: 'choices_announced'; readonly red: KindName; readonly blue: KindName }
  /** RPS-17: too many equal choices in a row. */
  | { readonly type: 'both_removed'; readonly from: Cell; readonly at: Cell; readonly kind: KindName }
  | { readonly type: 'passed'; readonly seat: SeatName }
  | {
      readonly type: 'finished';
      readonly outcome: OutcomeView<SeatName>;
      readonly cells: readonly (PieceView | null)[];
      readonly fallen: { readonly red: readonly FallenView[]; readonly blue: readonly FallenView[] };
    };

export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'placed':
    case 'shuffled':
    case 'swapped':
      return isSeat(viewer, event.seat) ? event : undefined;
    case 'chose':
      return isSeat(viewer, event.seat) ? event : { type: event.type, seat: event.seat };
    case 'fought': {
      if (event.known || isSeat(viewer, loserOf(event))) return event;
      const { loser: _, ...told } = event;
      return told;
    }
    case 'was_ready':
    case 'began':
    case 'revealed':
    case 'moved':
    case 'tied':
    case 'choices_announced':
    case 'both_removed':
    case 'passed':
    case 'finished':
      return event;
  }
}

export const loserOf = ({ seat, winner }: Extract<Event, { type: 'fought' }>): SeatName =>
  winner === 'defender' ? seat : otherName(seat);

const isSeat = (viewer: Viewer, name: SeatName): boolean => viewer !== 'spectator' && SEATS[viewer] === name;
