import type { Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { VARIANTS, type Variant, type VariantId, variants } from '../content/variants.ts';
import {
  beats,
  EMPTY,
  hasMoved,
  isCourt,
  isRevealed,
  KIND_NAMES,
  KING,
  type Kind,
  kindOf,
  PIT,
  seatOf,
} from '../pieces.ts';
import { other } from '../seats.ts';
import type { State } from '../state.ts';

/** What is counted of each army in a position that is fully known. */
export const FEATURES = [
  'movers',
  /** Movers that everybody knows. */
  'shown',
  /** Movers that have moved and are hidden: neither King nor Pit, and everybody can tell. */
  'walkers',
  /** Of all duels between a mover of ours and one of theirs, the share that we would win. */
  'duels',
  /** Movers that nothing of theirs beats. */
  'unbeaten',
  /** A Pit that nobody has found. */
  'trap',
  /** One divided by how many pieces may be the King, as the opponent sees it. */
  'exposure',
  /** Enemy movers one, two and three steps from our King. */
  'besiegers1',
  'besiegers2',
  'besiegers3',
  /** Those one step from our King, each as bad as the King is exposed. */
  'hunters',
  /** Those two steps from our King with nothing between. */
  'raiders',
  /** Those one step from our King that a mover of ours beside them beats. */
  'caught',
  /** Shown enemies, and hidden ones, beside a mover of ours that beats them. */
  'preyShown',
  'preyHidden',
  /** Our share of all movers. */
  'share',
  /** Enemy pieces beside our movers of which we do not know what they are. */
  'contacts',
] as const;
export type Feature = (typeof FEATURES)[number];

const index = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;
const KINDS = KIND_NAMES.length;

/** WINS[attacker × KINDS + defender]: 1 where the attacker wins. */
const WINS = Uint8Array.from({ length: KINDS * KINDS }, (_, i) => (beats(Math.trunc(i / KINDS), i % KINDS) ? 1 : 0));

const STEPS_APART = Object.fromEntries(VARIANTS.map((id) => [id, distancesOn(variants[id])])) as Record<
  VariantId,
  readonly Uint8Array[]
>;

function distancesOn({ rows, columns }: Variant): readonly Uint8Array[] {
  const cells = [...new Array(rows * columns).keys()];
  const row = (cell: number) => Math.trunc(cell / columns);
  return cells.map((a) =>
    Uint8Array.from(cells, (b) => Math.abs(row(a) - row(b)) + Math.abs((a % columns) - (b % columns))),
  );
}

/** Used again for each position: features are read before the next position is looked at. */
const counts = [new Float64Array(FEATURES.length), new Float64Array(FEATURES.length)];
const kinds = [new Uint8Array(KINDS), new Uint8Array(KINDS)];
const kings = [-1, -1];
const candidates = [0, 0];

/** By seat, in the order of FEATURES. The arrays are written anew by the next call. */
export function featuresOf({ variant, board }: State): readonly Float64Array[] {
  count(board);
  for (let seat = 0; seat < 2; seat++) relate(seat);
  for (let at = 0; at < board.length; at++) if (board[at] !== EMPTY) meet(variant, board, at);
  return counts;
}

function count(board: readonly number[]): void {
  for (let seat = 0; seat < 2; seat++) {
    counts[seat]!.fill(0);
    kinds[seat]!.fill(0);
    kings[seat] = -1;
    candidates[seat] = 0;
  }
  for (let at = 0; at < board.length; at++) {
    const piece = board[at]!;
    if (piece === EMPTY) continue;
    const seat = seatOf(piece);
    const mine = counts[seat]!;
    const kind = kindOf(piece);
    const revealed = isRevealed(piece);
    if (!revealed && !hasMoved(piece)) candidates[seat]!++;
    if (kind === KING) kings[seat] = at;
    else if (kind === PIT) mine[index.trap] = revealed ? 0 : 1;
    else {
      kinds[seat]![kind]!++;
      mine[index.movers]!++;
      if (revealed) mine[index.shown]!++;
      else if (hasMoved(piece)) mine[index.walkers]!++;
    }
  }
}

/** What follows from the numbers of each kind alone. */
function relate(seat: Seat): void {
  const mine = counts[seat]!;
  const [ours, theirs] = [kinds[seat]!, kinds[other(seat)]!];
  const foes = counts[other(seat)]![index.movers]!;
  let won = 0;
  for (let kind = 1; kind < KING; kind++) {
    if (ours[kind] === 0) continue;
    let feared = 0;
    for (let foe = 1; foe < KING; foe++) {
      won += ours[kind]! * theirs[foe]! * WINS[kind * KINDS + foe]!;
      feared += theirs[foe]! * WINS[foe * KINDS + kind]!;
    }
    if (feared === 0) mine[index.unbeaten]! += ours[kind]!;
  }
  const movers = mine[index.movers]!;
  mine[index.duels] = won / Math.max(1, movers * foes);
  mine[index.share] = movers / Math.max(1, movers + foes);
  mine[index.exposure] = kings[seat]! < 0 ? 0 : 1 / Math.max(1, candidates[seat]!);
}

/** What a piece means to those beside it, and to the enemy King. */
function meet(variant: Variant, board: readonly number[], at: number): void {
  const piece = board[at]!;
  const seat = seatOf(piece);
  const kind: Kind = kindOf(piece);
  const mine = counts[seat]!;
  const around = planFor(variant).neighbours[at]!;
  if (isCourt(kind)) return;
  const king = kings[other(seat)]!;
  if (king >= 0) {
    const steps = STEPS_APART[variant.id][at]![king]!;
    if (steps <= 3) besiege(variant, board, at, king, steps);
  }
  for (let i = 0; i < around.length; i++) {
    const foe = board[around[i]!]!;
    if (foe === EMPTY || seatOf(foe) === seat) continue;
    const shown = isRevealed(foe);
    if (!shown) mine[index.contacts]!++;
    if (WINS[kind * KINDS + kindOf(foe)]) mine[shown ? index.preyShown : index.preyHidden]!++;
  }
}

/** A mover stands one, two or three steps from the enemy King. */
function besiege(variant: Variant, board: readonly number[], at: number, king: number, steps: number): void {
  const foe = seatOf(board[king]!);
  const theirs = counts[foe]!;
  const apart = STEPS_APART[variant.id];
  theirs[index.besiegers1 + steps - 1]!++;
  if (steps === 1) theirs[index.hunters]! += theirs[index.exposure]!;
  if (steps === 3) return;
  let free = false;
  let caught = false;
  for (const near of planFor(variant).neighbours[at]!) {
    const piece = board[near]!;
    if (piece === EMPTY) free ||= apart[near]![king] === 1;
    else if (seatOf(piece) === foe) caught ||= WINS[kindOf(piece) * KINDS + kindOf(board[at]!)] === 1;
  }
  if (steps === 2 && free) theirs[index.raiders]!++;
  if (steps === 1 && caught) theirs[index.caught]!++;
}
