import { type Dice, NO_DICE, readOutcome } from '@tactarium/engine';
import { edgeOf, indexOf } from './map.ts';
import { SEATS, type SeatName } from './seats.ts';
import { seesEdge } from './sight.ts';
import { emptyState, openEyes, type State, type UndoStep } from './state.ts';
import { unit } from './units.ts';
import type { View } from './view.ts';
import { NEUTRAL, ruin, wall } from './walls.ts';

/** What stands on the map: the part of it that a state and what a view tells have in common. */
export type Field = Pick<State, 'plan' | 'units' | 'walls' | 'memory'>;

/** What `legal` and `refuse` look at; all of it is in the seat's own view. */
export type Known = Field & Pick<State, 'turn' | 'round' | 'reserve' | 'wood' | 'built' | 'undos' | 'outcome'>;

const seatNamed = (name: SeatName | 'neutral' | null): number => (name === 'a' ? 0 : name === 'b' ? 1 : NEUTRAL);

/**
 * The state as far as a view tells it: out of sight there is nothing, and what is remembered is in the memory. Of the
 * other side's stores nothing is known.
 */
export function knownState(view: View, dice: Dice = NO_DICE): State {
  const { size, difficulty, mine, outcome, countdown } = view;
  const forests = view.forests.map(({ at }) => indexOf({ size }, at));
  const state = emptyState({ size, difficulty, forests, fog: view.fog }, dice);
  const seat = view.viewer === 'spectator' ? undefined : seatNamed(view.viewer);
  state.round = view.round;
  state.turn = seatNamed(view.turn);
  state.bases = [view.bases.a, view.bases.b];
  state.countdown = countdown && { side: seatNamed(countdown.side), left: countdown.left };
  if (mine && seat !== undefined) {
    state.reserve = seat === 0 ? [mine.reserve, 0] : [0, mine.reserve];
    state.wood = seat === 0 ? [mine.wood, 0] : [0, mine.wood];
    state.built = mine.built;
  }
  state.outcome = outcome && readOutcome({ seats: SEATS }, outcome);
  putBoard(state, view, seat);
  if (mine) state.undos = new Array<UndoStep>(mine.undos).fill(nothingDone(state));
  return state;
}

function putBoard(state: State, view: View, seat: number | undefined): void {
  const { plan } = state;
  const memory = seat === undefined ? undefined : state.memory?.[seat];
  for (const seen of view.units) {
    const units = seen.remembered ? memory!.units : state.units;
    units[indexOf(plan, seen.at)] = unit(seatNamed(seen.seat), seen.hp, seen.still, seen.acted);
  }
  openEyes(state);
  if (memory && view.sight) memory.lastSeen.set(view.sight.map((round) => Math.max(round, 0)));
  for (const seen of view.walls) {
    const walls = seen.remembered ? memory!.walls : state.walls;
    walls[edgeOf(plan, seen.between)] = wall(seatNamed(seen.owner), seen.hp);
  }
  for (const { between, free } of view.waiting) {
    const edge = edgeOf(plan, between);
    const walls = memory && !seesEdge(state, seat!, edge) ? memory.walls : state.walls;
    walls[edge] = ruin(free);
  }
  for (const [forest, { owner, remembered }] of view.forests.entries()) {
    const owners = remembered && memory ? memory.owners : state.owners;
    owners[forest] = seatNamed(owner);
  }
}

const nothingDone = ({ bases, reserve, wood, countdown, built }: State): UndoStep => ({
  units: [],
  walls: [],
  forests: [],
  bases,
  reserve,
  wood,
  countdown,
  built,
});

/** Computed once for each view, however often it is asked. The result is shared: nobody may write to it. */
export function oncePerView<Result>(make: (view: View) => Result): (view: View) => Result {
  const made = new WeakMap<View, Result>();
  return (view) => {
    const known = made.get(view);
    if (known !== undefined) return known;
    const result = make(view);
    made.set(view, result);
    return result;
  };
}

/** The state as far as a view tells it, to be read only. */
export const knownOnce = oncePerView((view) => knownState(view));

export const seatOfView = ({ viewer }: View): number => SEATS.indexOf(viewer as SeatName);
