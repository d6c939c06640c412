import { type Dice, invariant, type Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { armyOf } from '../content/variants.ts';
import { knownState } from '../known.ts';
import {
  HIDDEN,
  hasMoved,
  isCourt,
  type Kind,
  type KindName,
  kindNamed,
  kindOf,
  piece,
  preyOf,
  seatOf,
  withKind,
} from '../pieces.ts';
import { type Fallen, SEATS, type State } from '../state.ts';
import type { Counts, View } from '../view.ts';

/** A state that fits the view: what is hidden is drawn from all that it could be. */
export function guess(view: View, dice: Dice): State {
  const state = knownState(view, dice);
  if (view.phase === 'finished') return state;
  for (const [seat, name] of SEATS.entries()) {
    if (name === view.viewer) continue;
    if (view.phase === 'setup') layAnything(state, seat);
    else fillHidden(state, seat, view.unseen[name] ?? {});
    if (view.tie?.chosen.includes(name)) chooseAnything(state, seat);
  }
  return state;
}

/** In setup nothing is known of the other army but whether it is ready. */
function layAnything({ board, variant, dice }: State, seat: Seat): void {
  const kinds = armyOf(variant);
  dice.shuffle('table', 'guess', kinds);
  for (const [i, index] of planFor(variant).homes[seat]!.entries()) board[index] = piece(seat, kinds[i]!);
}

function chooseAnything(state: State, seat: Seat): void {
  const { tie, variant, dice } = state;
  state.tie = { ...tie!, chosen: tie!.chosen.with(seat, dice.pick('table', 'guess', variant.movers)) };
}

/** One hidden piece, on the board or fallen, and what it could be. */
interface Slot {
  readonly options: readonly Kind[];
  readonly fill: (kind: Kind) => void;
}

const MOST_TRIES = 100;

/** Deals what is unseen over what is hidden: evenly, unless it fits in so few ways that luck does not find one. */
function fillHidden(state: State, seat: Seat, unseen: Counts): void {
  const pool = Object.entries(unseen).flatMap(([name, count]) =>
    new Array<Kind>(count).fill(kindNamed(name as KindName)),
  );
  const slots = hiddenSlots(state, seat);
  invariant(slots.length === pool.length, 'as many hidden pieces as unseen kinds');
  let dealt: readonly Kind[] | undefined;
  for (let tries = 0; !dealt && tries < MOST_TRIES; tries++) dealt = dealAtRandom(slots, pool, state.dice);
  dealt ??= dealByTrying(slots, pool);
  invariant(dealt, 'some army fits the view');
  for (const [i, slot] of slots.entries()) slot.fill(dealt[i]!);
}

function hiddenSlots(state: State, seat: Seat): readonly Slot[] {
  const { board, variant } = state;
  const slots: Slot[] = [];
  for (const [index, here] of board.entries()) {
    if (seatOf(here) !== seat || kindOf(here) !== HIDDEN) continue;
    const options = hasMoved(here) ? variant.movers : armyOf(variant);
    slots.push({ options, fill: (kind) => board.splice(index, 1, withKind(here, kind)) });
  }
  for (const [i, fallen] of state.fallen[seat]!.entries()) {
    if (fallen.kind !== HIDDEN) continue;
    slots.push({
      options: preyOf(fallen.by, variant.movers),
      fill: (kind) => rebury(state, seat, i, { ...fallen, kind }),
    });
  }
  return slots;
}

function rebury(state: State, seat: Seat, index: number, fallen: Fallen): void {
  state.fallen = state.fallen.with(seat, state.fallen[seat]!.with(index, fallen));
}

/** King and Pit first, because they fit only where nothing has moved. Undefined if a mover then does not fit. */
function dealAtRandom(slots: readonly Slot[], pool: readonly Kind[], dice: Dice): readonly Kind[] | undefined {
  const still = [...slots.keys()].filter((i) => slots[i]!.options.some(isCourt));
  dice.shuffle('table', 'guess', still);
  const movers = pool.filter((kind) => !isCourt(kind));
  dice.shuffle('table', 'guess', movers);
  const dealt = new Array<Kind>(slots.length).fill(HIDDEN);
  for (const [i, kind] of pool.filter(isCourt).entries()) dealt[still[i]!] = kind;
  for (const [i, slot] of slots.entries()) {
    if (dealt[i] !== HIDDEN) continue;
    dealt[i] = movers.pop()!;
    if (!slot.options.includes(dealt[i]!)) return undefined;
  }
  return dealt;
}

function dealByTrying([slot, ...rest]: readonly Slot[], pool: readonly Kind[]): readonly Kind[] | undefined {
  if (!slot) return [];
  for (const kind of new Set(pool)) {
    if (!slot.options.includes(kind)) continue;
    const others = dealByTrying(rest, pool.toSpliced(pool.indexOf(kind), 1));
    if (others) return [kind, ...others];
  }
  return undefined;
}
