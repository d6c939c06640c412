import { type Dice, type Json, type Outcome, readDice, type Seat } from '@tactarium/engine';
import type { Difficulty } from './content/difficulties.ts';
import type { Size } from './content/numbers.ts';
import { BASE_HP } from './content/numbers.ts';
import { type Plan, planFor } from './map.ts';
import type { Pair } from './seats.ts';
import { addSight, type Memory, newMemory } from './sight.ts';
import { NO_UNIT, seatOf } from './units.ts';

export type Countdown = {
  readonly side: Seat;
  /** Turns of that side still to begin until it wins. */
  readonly left: number;
};

/** FOR-31: what one action changed, as it was before. */
export type UndoStep = {
  /** Tile and unit, in turns, in the order of change; likewise the others. */
  readonly units: readonly number[];
  /** Edge and wall. */
  readonly walls: readonly number[];
  /** Forest, owner and captors. */
  readonly forests: readonly number[];
  readonly bases: Pair;
  readonly reserve: Pair;
  readonly wood: Pair;
  readonly countdown: Countdown | undefined;
  readonly built: boolean;
};

export type State = {
  readonly plan: Plan;
  readonly difficulty: Difficulty | undefined;
  /** FOR-29: whether the map was asked for by its number; such games make no score. */
  readonly chosenMap: boolean;
  /** Tiles, rising: a forest is an index into this list. */
  readonly forests: readonly number[];
  /** By tile: the forest there, or -1. */
  readonly forestAt: Int8Array;
  round: number;
  turn: Seat;
  /** By tile. */
  readonly units: Int32Array;
  /** By edge. */
  readonly walls: Int32Array;
  /** By forest: a seat, or -1. */
  readonly owners: Int8Array;
  /** By forest: a bit for each seat that has ever captured it. */
  readonly captors: Uint8Array;
  bases: Pair;
  reserve: Pair;
  wood: Pair;
  countdown: Countdown | undefined;
  /** FOR-10: whether the side to move has built its wall of this turn. */
  built: boolean;
  /** Actions of this turn that can be taken back, the last one last. */
  undos: readonly UndoStep[];
  /** By seat, what lies behind the fog; undefined without fog. */
  readonly memory: readonly [Memory, Memory] | undefined;
  outcome: Outcome | undefined;
  dice: Dice;
};

export type Ground = {
  readonly size: Size;
  readonly fog: boolean;
  readonly difficulty: Difficulty | undefined;
  readonly chosenMap?: boolean;
  readonly forests: readonly number[];
};

/** A map with nothing on it but bases and forests. */
export function emptyState({ size, fog, difficulty, chosenMap = false, forests }: Ground, dice: Dice): State {
  const plan = planFor(size);
  const sorted = forests.toSorted((a, b) => a - b);
  const forestAt = new Int8Array(plan.tiles.length).fill(-1);
  for (const [forest, tile] of sorted.entries()) forestAt[tile] = forest;
  return {
    plan,
    difficulty,
    chosenMap,
    forests: sorted,
    forestAt,
    round: 1,
    turn: 0,
    units: new Int32Array(plan.tiles.length),
    walls: new Int32Array(plan.tiles.length * 2),
    owners: new Int8Array(sorted.length).fill(-1),
    captors: new Uint8Array(sorted.length),
    bases: [BASE_HP, BASE_HP],
    reserve: [0, 0],
    wood: [0, 0],
    countdown: undefined,
    built: false,
    undos: [],
    memory: fog ? [newMemory(plan, sorted.length, 0), newMemory(plan, sorted.length, 1)] : undefined,
    outcome: undefined,
    dice,
  };
}

/** Counts what the units standing there see. For a state whose units were just put down. */
export function openEyes({ plan, units, memory }: State): void {
  if (!memory) return;
  for (const [tile, unit] of units.entries()) {
    if (unit !== NO_UNIT) addSight(memory[seatOf(unit)]!, plan.around[tile]!, 1);
  }
}

/** Arrays are copied; everything else is replaced and never written to, so it can be shared. */
export const copy = (state: State): State => ({
  plan: state.plan,
  difficulty: state.difficulty,
  chosenMap: state.chosenMap,
  forests: state.forests,
  forestAt: state.forestAt,
  round: state.round,
  turn: state.turn,
  units: state.units.slice(),
  walls: state.walls.slice(),
  owners: state.owners.slice(),
  captors: state.captors.slice(),
  bases: state.bases,
  reserve: state.reserve,
  wood: state.wood,
  countdown: state.countdown,
  built: state.built,
  undos: state.undos,
  memory: state.memory && [copyMemory(state.memory[0]), copyMemory(state.memory[1])],
  outcome: state.outcome,
  dice: state.dice.copy(),
});

const copyMemory = (memory: Memory): Memory => ({
  sight: memory.sight.slice(),
  lastSeen: memory.lastSeen.slice(),
  units: memory.units.slice(),
  walls: memory.walls.slice(),
  owners: memory.owners.slice(),
});

type Numbers = Int8Array | Uint8Array | Int16Array | Int32Array;

/** Index and value, in turns, wherever the value is not the usual one: most of a map is empty. */
function sparse(numbers: Numbers, usual = 0): number[] {
  const written: number[] = [];
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== usual) written.push(i, numbers[i]!);
  return written;
}

function fill(numbers: Numbers, written: readonly number[]): void {
  for (let i = 0; i < written.length; i += 2) numbers[written[i]!] = written[i + 1]!;
}

type WrittenMemory = Record<'lastSeen' | 'units' | 'walls' | 'owners', readonly number[]>;

type Written = Pick<State, 'forests' | 'round' | 'turn' | 'bases' | 'reserve' | 'wood' | 'built' | 'undos'> & {
  readonly size: Size;
  readonly difficulty?: Difficulty;
  readonly chosenMap?: true;
  readonly units: readonly number[];
  readonly walls: readonly number[];
  readonly owners: readonly number[];
  readonly captors: readonly number[];
  readonly memory?: readonly WrittenMemory[];
  readonly countdown?: Countdown;
  readonly outcome?: Outcome;
  readonly dice: Json;
};

export function write(state: State): Json {
  const { difficulty, memory, countdown, outcome } = state;
  const written: Written = {
    size: state.plan.size,
    ...(difficulty && { difficulty }),
    ...(state.chosenMap && { chosenMap: true }),
    forests: state.forests,
    round: state.round,
    turn: state.turn,
    units: sparse(state.units),
    walls: sparse(state.walls),
    owners: sparse(state.owners, -1),
    captors: sparse(state.captors),
    bases: state.bases,
    reserve: state.reserve,
    wood: state.wood,
    ...(countdown && { countdown }),
    built: state.built,
    undos: state.undos.map(({ countdown: before, ...step }) => ({
      ...step,
      ...(before && { countdown: before }),
    })) as UndoStep[],
    ...(memory && {
      memory: memory.map(({ lastSeen, units, walls, owners }) => ({
        lastSeen: sparse(lastSeen),
        units: sparse(units),
        walls: sparse(walls),
        owners: sparse(owners, -1),
      })),
    }),
    ...(outcome && { outcome }),
    dice: state.dice.write(),
  };
  return written;
}

export function read(json: Json): State {
  const written = json as Written;
  const { size, difficulty, chosenMap = false, forests, memory } = written;
  const ground = { size, difficulty, chosenMap, forests, fog: memory !== undefined };
  const state = emptyState(ground, readDice(written.dice));
  for (const part of ['units', 'walls', 'owners', 'captors'] as const) fill(state[part], written[part]);
  for (const [seat, known] of (memory ?? []).entries()) {
    for (const part of ['lastSeen', 'units', 'walls', 'owners'] as const) fill(state.memory![seat]![part], known[part]);
  }
  openEyes(state);
  const { round, turn, bases, reserve, wood, built, countdown, outcome } = written;
  const undos = written.undos.map((step) => ({ ...step, countdown: step.countdown }));
  return Object.assign(state, { round, turn, bases, reserve, wood, built, countdown, outcome, undos });
}
