import type { Dice, Seat } from '@tactarium/engine';
import { THRESHOLDS } from '../content/tiers.ts';
import { knownState, seatOfView } from '../known.ts';
import { other, SEATS } from '../seats.ts';
import { addSight, sees, seesEdge } from '../sight.ts';
import type { State } from '../state.ts';
import { NO_UNIT, seatOf, unit } from '../units.ts';
import type { View } from '../view.ts';

/** So many more units than are remembered may stand out of sight. */
const MOST_STRANGERS = 4;
const MOST_STORES = 60;

/** A state that fits the view. What is remembered mostly still stands; the rest is drawn at random. */
export function guess(view: View, dice: Dice): State {
  const state = knownState(view, dice);
  const seat = view.viewer === 'spectator' ? undefined : seatOfView(view);
  for (const hidden of SEATS.keys()) {
    if (hidden !== seat) guessStores(state, hidden, dice);
  }
  if (state.memory && !state.outcome) {
    if (seat === undefined) for (const side of SEATS.keys()) scatter(state, side, undefined, dice);
    else guessUnseen(state, seat, dice);
    guessOwners(state, view, seat, dice);
  }
  guessCaptors(state, view, seat);
  return state;
}

function guessStores(state: State, seat: Seat, dice: Dice): void {
  const draw = (): number => dice.below('table', 'guess', MOST_STORES);
  const [reserve, wood] = [draw(), draw()];
  state.reserve = seat === 0 ? [reserve, state.reserve[1]] : [state.reserve[0], reserve];
  state.wood = seat === 0 ? [wood, state.wood[1]] : [state.wood[0], wood];
}

function guessUnseen(state: State, seat: Seat, dice: Dice): void {
  const memory = state.memory![seat]!;
  for (const [tile, there] of memory.units.entries()) {
    if (there === NO_UNIT || sees(state, seat, tile) || dice.chance('table', 'guess', 25)) continue;
    put(state, tile, there);
  }
  for (const [edge, there] of memory.walls.entries()) {
    if (there !== 0 && !seesEdge(state, seat, edge)) state.walls[edge] = there;
  }
  scatter(state, other(seat), seat, dice);
}

/** Some units of a side, where the viewer does not see them. */
function scatter(state: State, side: Seat, viewer: Seat | undefined, dice: Dice): void {
  const { plan, units } = state;
  const hidden = [...plan.tiles.keys()].filter(
    (tile) =>
      units[tile] === NO_UNIT && !plan.bases.includes(tile) && (viewer === undefined || !sees(state, viewer, tile)),
  );
  for (let left = dice.below('table', 'guess', MOST_STRANGERS + 1); left > 0 && hidden.length > 0; left--) {
    const [tile] = hidden.splice(dice.below('table', 'guess', hidden.length), 1);
    const hp = THRESHOLDS[dice.below('table', 'guess', 9)]!;
    put(state, tile!, unit(side, hp, dice.below('table', 'guess', 5), false));
  }
}

function put({ plan, units, memory }: State, tile: number, there: number): void {
  units[tile] = there;
  addSight(memory![seatOf(there)]!, plan.around[tile]!, 1);
}

/** FOR-24: how many each side has is public; which, out of sight, is not. */
function guessOwners(state: State, view: View, seat: Seat | undefined, dice: Dice): void {
  const hidden = [...state.forests.keys()].filter(
    (forest) => seat === undefined || !sees(state, seat, state.forests[forest]!),
  );
  for (const forest of hidden) state.owners[forest] = -1;
  dice.shuffle('table', 'guess', hidden);
  for (const [owner, name] of SEATS.entries()) {
    let missing = view.holdings[name] - state.owners.filter((one) => one === owner).length;
    for (; missing > 0; missing--) state.owners[hidden.pop()!] = owner;
  }
}

/** At least what each side owns; as many as the viewer knows of, its own count and, when it is over, both. */
function guessCaptors(state: State, view: View, seat: Seat | undefined): void {
  const { owners, captors } = state;
  for (const [forest, owner] of owners.entries()) if (owner >= 0) captors[forest] = 1 << owner;
  for (const [side, name] of SEATS.entries()) {
    const known = view.captured?.[name] ?? (side === seat ? view.mine?.captured : undefined);
    let missing = known === undefined ? 0 : known - view.holdings[name];
    for (let forest = 0; forest < owners.length && missing > 0; forest++) {
      if (owners[forest] === side) continue;
      captors[forest] = captors[forest]! | (1 << side);
      missing--;
    }
  }
}
