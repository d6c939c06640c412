import { type Cell, indexOf, planFor } from './board.ts';
import { armyOf, variants } from './content/variants.ts';
import { type Event, loserOf } from './events.ts';
import { type KindName, kindName } from './pieces.ts';
import { otherName, SEATS, type SeatName } from './seats.ts';
import type { Counts, FallenView, PieceView, TieView, View } from './view.ts';

/** The view after an event that this viewer was given. */
export function project(view: View, event: Event): View {
  switch (event.type) {
    case 'placed':
      return spendCommand({ ...view, cells: placed(view, event.seat, event.king, event.pit) });
    case 'shuffled':
      return spendCommand({ ...view, cells: shuffled(view, event.seat, event.kinds) });
    case 'swapped': {
      const [a, b] = [indexIn(view, event.a), indexIn(view, event.b)];
      return spendCommand({ ...view, cells: put(view.cells, [a, view.cells[b]!], [b, view.cells[a]!]) });
    }
    case 'was_ready':
      return { ...view, ready: SEATS.filter((seat) => seat === event.seat || view.ready.includes(seat)) };
    case 'began':
      return began(view, event.first);
    case 'revealed':
      return { ...view, cells: event.cells, unseen: mapUnseen(view, () => ({})) };
    case 'moved': {
      const [from, to] = [indexIn(view, event.from), indexIn(view, event.to)];
      const piece = { ...view.cells[from]!, moved: true };
      const cells = put(view.cells, [from, null], [to, piece]);
      return { ...view, cells, turn: otherName(event.seat), plies: view.plies + 1, quiet: view.quiet + 1 };
    }
    case 'fought':
      return fought(view, event);
    case 'tied':
      return tied(view, event);
    case 'chose': {
      const chosen = SEATS.filter((seat) => seat === event.seat || view.tie!.chosen.includes(seat));
      return { ...view, tie: { ...view.tie!, chosen, ...(event.piece && { mine: event.piece }) } };
    }
    case 'choices_announced':
      return announced(view, event);
    case 'both_removed': {
      const [from, at] = [indexIn(view, event.from), indexIn(view, event.at)];
      const { tie, ...rest } = view;
      const attacker = tie!.attacker;
      const lost = { kind: event.kind, by: event.kind, known: true };
      return {
        ...rest,
        phase: 'playing',
        turn: otherName(attacker),
        plies: view.plies + 1,
        cells: put(view.cells, [from, null], [at, null]),
        fallen: { red: [...view.fallen.red, lost], blue: [...view.fallen.blue, lost] },
      };
    }
    case 'passed':
      return { ...view, turn: otherName(event.seat), plies: view.plies + 1, quiet: view.quiet + 1 };
    case 'finished': {
      const { turn: _turn, tie: _tie, setupLeft: _left, ...rest } = view;
      const { outcome, cells, fallen } = event;
      return { ...rest, phase: 'finished', outcome, cells, fallen, unseen: {} };
    }
  }
}

type Cells = View['cells'];
const indexIn = (view: View, cell: Cell): number => indexOf(variants[view.variant], cell);

function put(cells: Cells, ...changes: readonly (readonly [number, PieceView | null])[]): Cells {
  const next = cells.slice();
  for (const [index, piece] of changes) next[index] = piece;
  return next;
}

const fresh = (seat: SeatName, kind?: KindName): PieceView => ({
  seat,
  ...(kind && { kind }),
  revealed: false,
  halo: false,
  moved: false,
});

function homeOf(view: View, seat: SeatName): readonly number[] {
  return planFor(variants[view.variant]).homes[SEATS.indexOf(seat)]!;
}

/** The layout that `ready` completes for a seat without commands left costs none. */
const spendCommand = (view: View): View => ({ ...view, setupLeft: Math.max(0, view.setupLeft! - 1) });

function placed(view: View, seat: SeatName, king: Cell, pit: Cell): Cells {
  const cleared = homeOf(view, seat).map((index) => [index, null] as const);
  return put(
    view.cells,
    ...cleared,
    [indexIn(view, king), fresh(seat, 'king')],
    [indexIn(view, pit), fresh(seat, 'pit')],
  );
}

function shuffled(view: View, seat: SeatName, kinds: readonly KindName[]): Cells {
  const isCourt = (piece: PieceView | null | undefined) => piece?.kind === 'king' || piece?.kind === 'pit';
  const free = homeOf(view, seat).filter((index) => !isCourt(view.cells[index]));
  return put(view.cells, ...free.map((index, i) => [index, fresh(seat, kinds[i]!)] as const));
}

function began(view: View, first: SeatName): View {
  const { setupLeft: _, ...rest } = view;
  const army: { [kind in KindName]?: number } = {};
  for (const kind of armyOf(variants[view.variant])) army[kindName(kind)] = (army[kindName(kind)] ?? 0) + 1;
  const others = SEATS.filter((seat) => seat !== view.viewer);
  const hidden = others.flatMap((seat) => homeOf(view, seat).map((index) => [index, fresh(seat)] as const));
  return {
    ...rest,
    phase: 'playing',
    turn: first,
    cells: put(view.cells, ...hidden),
    unseen: Object.fromEntries(others.map((seat) => [seat, army])),
  };
}

function fought(view: View, event: Extract<Event, { type: 'fought' }>): View {
  const [from, at] = [indexIn(view, event.from), indexIn(view, event.at)];
  const attacker = view.cells[from]!;
  const defender = view.cells[at]!;
  const won = event.winner === 'attacker';
  const loserSeat = loserOf(event);
  const winner: PieceView = won ? { ...attacker, moved: true } : defender;
  const lost: FallenView = { ...(event.loser && { kind: event.loser }), by: event.kind, known: event.known };
  const { tie, ...rest } = view;
  return {
    ...rest,
    phase: 'playing',
    turn: otherName(event.seat),
    plies: view.plies + 1,
    quiet: 0,
    cells: put(view.cells, [from, null], [at, { ...winner, kind: event.kind, revealed: true, halo: true }]),
    fallen: { ...view.fallen, [loserSeat]: [...view.fallen[loserSeat], lost] },
    unseen: mapUnseen(view, (counts, seat) => {
      // What fought in a tie was seen when the tie began.
      if (tie) return counts;
      const piece = seat === event.seat ? attacker : defender;
      if (piece.kind !== undefined) return counts;
      if (seat !== loserSeat) return less(counts, event.kind);
      return event.known ? less(counts, event.loser!) : counts;
    }),
  };
}

function tied(view: View, event: Extract<Event, { type: 'tied' }>): View {
  const [from, at] = [indexIn(view, event.from), indexIn(view, event.at)];
  const pieces = [view.cells[from]!, view.cells[at]!];
  const { turn: _, ...rest } = view;
  const tie: TieView = { attacker: event.seat, from: event.from, at: event.at, equal: 0, chosen: [] };
  return {
    ...rest,
    phase: 'tie_breaker',
    quiet: 0,
    tie,
    cells: put(view.cells, [from, { ...pieces[0]!, kind: event.kind }], [at, { ...pieces[1]!, kind: event.kind }]),
    unseen: mapUnseen(view, (counts, seat) => {
      const piece = pieces.find((one) => one.seat === seat)!;
      return piece.kind === undefined ? less(counts, event.kind) : counts;
    }),
  };
}

/** Both pieces change for good; if the choices are equal the tie goes on. */
function announced(view: View, event: Extract<Event, { type: 'choices_announced' }>): View {
  const { mine: _, ...tie } = view.tie!;
  const changed = [tie.from, tie.at].map((cell) => {
    const index = indexIn(view, cell);
    const piece = view.cells[index]!;
    return [index, { ...piece, kind: event[piece.seat] }] as const;
  });
  return { ...view, cells: put(view.cells, ...changed), tie: { ...tie, equal: tie.equal + 1, chosen: [] } };
}

function mapUnseen(view: View, change: (counts: Counts, seat: SeatName) => Counts): View['unseen'] {
  const entries = Object.entries(view.unseen) as [SeatName, Counts][];
  return Object.fromEntries(entries.map(([seat, counts]) => [seat, change(counts, seat)]));
}

function less(counts: Counts, kind: KindName): Counts {
  const { [kind]: had = 0, ...rest } = counts;
  return had > 1 ? { ...counts, [kind]: had - 1 } : rest;
}
