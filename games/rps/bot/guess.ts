import { type Dice, invariant, type Seat } from '@tactarium/engine';
import { indexOf, planFor } from '../board.ts';
import { armyOf, type Variant, variants } from '../content/variants.ts';
import {
  EMPTY,
  HALO,
  HIDDEN,
  hasMoved,
  isCourt,
  type Kind,
  type KindName,
  kindNamed,
  kindOf,
  MOVED,
  type Piece,
  piece,
  preyOf,
  REVEALED,
  seatOf,
  withKind,
} from '../pieces.ts';
import { emptyState } from '../setup.ts';
import { type Fallen, SEATS, type State } from '../state.ts';
import { type PieceView, SETUP_COMMANDS, type View } from '../view.ts';

/** A state that fits the view: what is hidden is drawn evenly from all that it could be. */
export function guess(view: View, dice: Dice): State {
  const variant = variants[view.variant];
  const known = knownState(view, dice);
  if (view.phase === 'finished') return known;
  for (const [seat, name] of SEATS.entries()) {
    if (name === view.viewer) continue;
    if (view.phase === 'setup') layAnything(known, variant, seat, view.ready.includes(name), dice);
    else fillHidden(known, view, variant, seat, dice);
  }
  return known;
}

/** The state as far as the view tells it; what is hidden is of kind HIDDEN. */
export function knownState(view: View, dice: Dice): State {
  const variant = variants[view.variant];
  const state = emptyState(variant, dice);
  const { tie, outcome, turn, setupLeft } = view;
  return {
    ...state,
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
      chosen: SEATS.map((name) => {
        if (!tie.chosen.includes(name)) return HIDDEN;
        return name === view.viewer ? kindNamed(tie.mine!) : dice.pick('table', 'guess', variant.movers);
      }),
    },
    fallen: SEATS.map((name) =>
      view.fallen[name].map(({ kind, by, known }) => ({
        kind: kind ? kindNamed(kind) : HIDDEN,
        by: kindNamed(by),
        known,
      })),
    ),
    outcome:
      outcome &&
      (outcome.winner
        ? { result: 'won', winner: SEATS.indexOf(outcome.winner), reason: outcome.reason }
        : { result: outcome.draw ? 'draw' : 'void', reason: outcome.reason }),
  };
}

const readPiece = ({ seat, kind, revealed, halo, moved }: PieceView): Piece =>
  piece(
    SEATS.indexOf(seat),
    kind ? kindNamed(kind) : HIDDEN,
    (revealed ? REVEALED : 0) | (halo ? HALO : 0) | (moved ? MOVED : 0),
  );

/** In setup nothing is known of the other army but whether it is ready. */
function layAnything({ board, layouts }: State, variant: Variant, seat: Seat, ready: boolean, dice: Dice): void {
  const kinds = armyOf(variant);
  dice.shuffle('table', 'guess', kinds);
  for (const [i, index] of planFor(variant).homes[seat]!.entries()) board[index] = piece(seat, kinds[i]!);
  (layouts as { ready: boolean; commands: number }[])[seat] = { ready, commands: 2 };
}

/** One hidden piece, on the board or fallen, and what it could be. */
interface Slot {
  readonly options: readonly Kind[];
  readonly fill: (kind: Kind) => void;
}

const MOST_TRIES = 100;

/** Deals what is unseen over the slots. Court pieces first, because they fit the fewest. */
function fillHidden(state: State, view: View, variant: Variant, seat: Seat, dice: Dice): void {
  const pool = Object.entries(view.unseen[SEATS[seat]!] ?? {}).flatMap(([name, count]) =>
    new Array<Kind>(count).fill(kindNamed(name as KindName)),
  );
  const slots = hiddenSlots(state, variant, seat);
  invariant(slots.length === pool.length, 'as many hidden pieces as unseen kinds');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = dealAtRandom(slots, pool, dice);
    if (!dealt) continue;
    for (const [slot, kind] of dealt) slot.fill(kind);
    return;
  }
  const found = fit(slots, pool);
  invariant(found, 'some army fits the view');
  for (const [i, slot] of slots.entries()) slot.fill(found[i]!);
}

function dealAtRandom(slots: readonly Slot[], pool: readonly Kind[], dice: Dice): Map<Slot, Kind> | undefined {
  const dealt = new Map<Slot, Kind>();
  const court = pool.filter(isCourt);
  const still = [...slots.keys()].filter((i) => slots[i]!.options.some(isCourt));
  dice.shuffle('table', 'guess', still);
  for (const [i, kind] of court.entries()) dealt.set(slots[still[i]!]!, kind);
  const rest = pool.filter((kind) => !isCourt(kind));
  dice.shuffle('table', 'guess', rest);
  let next = 0;
  for (const slot of slots) {
    if (dealt.has(slot)) continue;
    const kind = rest[next++]!;
    if (!slot.options.includes(kind)) return undefined;
    dealt.set(slot, kind);
  }
  return dealt;
}

function hiddenSlots(state: State, variant: Variant, seat: Seat): readonly Slot[] {
  const slots: Slot[] = [];
  for (const [index, here] of state.board.entries()) {
    if (seatOf(here) !== seat || kindOf(here) !== HIDDEN) continue;
    const options = hasMoved(here) ? variant.movers : armyOf(variant);
    slots.push({ options, fill: (kind) => state.board.splice(index, 1, withKind(here, kind)) });
  }
  const fallen = state.fallen[seat]! as Fallen[];
  for (const [i, one] of fallen.entries()) {
    if (one.kind !== HIDDEN) continue;
    slots.push({ options: preyOf(one.by, variant.movers), fill: (kind) => fallen.splice(i, 1, { ...one, kind }) });
  }
  return slots;
}

/** The first assignment that fits, for views on which dealing keeps failing. */
function fit(slots: readonly Slot[], pool: readonly Kind[]): Kind[] | undefined {
  const [slot, ...rest] = slots;
  if (!slot) return [];
  for (const kind of new Set(pool)) {
    if (!slot.options.includes(kind)) continue;
    const left = pool.toSpliced(pool.indexOf(kind), 1);
    const found = fit(rest, left);
    if (found) return [kind, ...found];
  }
  return undefined;
}
