import {
  type Dice,
  type Json,
  type JsonObject,
  Misread,
  type Positions,
  type ScriptedDice,
  type Seat,
} from '@tactarium/engine';
import { flag, indexIn, list, object, oneOf, whole } from '@tactarium/engine/reading';
import { claims } from './claims.ts';
import { DIFFICULTIES } from './content/difficulties.ts';
import { BASE_HP, COUNTDOWN, REBUILD_WAIT, SIZES, type Size, WALL_HP } from './content/numbers.ts';
import { MOST_HP } from './content/tiers.ts';
import { LUCK } from './events.ts';
import { bySide, readEdge, readTile } from './notation.ts';
import { ownsEvery } from './rules/forests.ts';
import { SEATS } from './seats.ts';
import { emptyState, openEyes, type State } from './state.ts';
import { MOST_STILL, NO_UNIT, unit } from './units.ts';
import { NEUTRAL, ruin, stands, wall } from './walls.ts';
import { writeState } from './writing.ts';

/** FOR-14, FOR-18: in the order of the dice's answers. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  luck: LUCK,
  tie: ['draw', 'lucky'],
  survivor: ['attacker', 'defender'],
};

export const positions: Positions<State> = {
  read: readState,
  write: writeState,
  readRoll: (purpose, value, place) => {
    const names = ROLLS[purpose];
    if (!names) throw new Misread(place, 'is no roll of this game');
    return indexIn(names, value, place);
  },
  diceOf: ({ dice }) => dice as ScriptedDice,
  claims,
};

const GIVEN = [
  'size',
  'turn',
  'round',
  'fog',
  'difficulty',
  'units',
  'forests',
  'owners',
  'walls',
  'waiting',
  'bases',
  'reserve',
  'wood',
  'countdown',
  'built',
];

function readState(given: JsonObject, dice: Dice): State {
  object(given, 'given', GIVEN);
  const size = given['size'] ?? 10;
  if (!SIZES.includes(size as Size)) throw new Misread('given.size', `is not one of ${SIZES.join(', ')}`);
  const level = given['difficulty'];
  const difficulty = level === undefined ? undefined : oneOf(DIFFICULTIES, level, 'given.difficulty');
  const forests = list(given['forests'] ?? [], 'given.forests').map((tile, i) =>
    readTile({ size: size as Size }, tile, `given.forests[${i}]`),
  );
  if (new Set(forests).size < forests.length) throw new Misread('given.forests', 'names a tile twice');
  const ground = { size: size as Size, fog: flag(given['fog'] ?? false, 'given.fog'), forests };
  const state = emptyState({ ...ground, difficulty }, dice);
  state.turn = indexIn(SEATS, given['turn'] ?? 'a', 'given.turn');
  state.round = whole(given['round'] ?? 1, 'given.round', 1);
  state.built = flag(given['built'] ?? false, 'given.built');
  state.bases = bySide(given['bases'], BASE_HP, 'given.bases');
  state.reserve = bySide(given['reserve'], 0, 'given.reserve');
  state.wood = bySide(given['wood'], 0, 'given.wood');
  for (const [i, json] of list(given['units'] ?? [], 'given.units').entries())
    readUnit(state, json, `given.units[${i}]`);
  openEyes(state);
  for (const [i, json] of list(given['walls'] ?? [], 'given.walls').entries())
    readWall(state, json, `given.walls[${i}]`);
  for (const [i, json] of list(given['waiting'] ?? [], 'given.waiting').entries()) {
    readWait(state, json, `given.waiting[${i}]`);
  }
  readOwners(state, given['owners'] ?? {});
  readCountdown(state, given['countdown']);
  return state;
}

function readUnit({ plan, units }: State, json: Json, place: string): void {
  const given = object(json, place, ['side', 'at', 'hp', 'still', 'acted']);
  const tile = readTile(plan, given['at'] ?? null, `${place}.at`);
  if (plan.bases.includes(tile)) throw new Misread(`${place}.at`, 'is a base, and no unit stands there');
  if (units[tile] !== NO_UNIT) throw new Misread(`${place}.at`, 'has another unit on it');
  units[tile] = unit(
    indexIn(SEATS, given['side'] ?? 'a', `${place}.side`),
    whole(given['hp'] ?? 5, `${place}.hp`, 1, MOST_HP),
    whole(given['still'] ?? 0, `${place}.still`, 0, MOST_STILL),
    flag(given['acted'] ?? false, `${place}.acted`),
  );
}

function readWall({ plan, walls }: State, json: Json, place: string): void {
  const given = object(json, place, ['between', 'owner', 'hp']);
  const edge = readEdge(plan, given['between'] ?? null, `${place}.between`);
  const owner = given['owner'] ?? 'neutral';
  const seat: Seat = owner === 'neutral' ? NEUTRAL : indexIn(SEATS, owner, `${place}.owner`);
  walls[edge] = wall(seat, whole(given['hp'] ?? WALL_HP, `${place}.hp`, 1, WALL_HP));
}

function readWait({ plan, walls, round }: State, json: Json, place: string): void {
  const given = object(json, place, ['between', 'rounds']);
  const edge = readEdge(plan, given['between'] ?? null, `${place}.between`);
  if (stands(walls[edge]!)) throw new Misread(place, 'has a wall on it');
  walls[edge] = ruin(round + whole(given['rounds'] ?? REBUILD_WAIT, `${place}.rounds`, 0));
}

/** A forest is owned by who captured it. */
function readOwners(state: State, json: Json): void {
  for (const [name, tiles] of Object.entries(object(json, 'given.owners'))) {
    const seat = indexIn(SEATS, name, 'given.owners');
    for (const [i, at] of list(tiles ?? [], `given.owners.${name}`).entries()) {
      const place = `given.owners.${name}[${i}]`;
      const forest = state.forestAt[readTile(state.plan, at, place)]!;
      if (forest < 0) throw new Misread(place, 'is no forest');
      state.owners[forest] = seat;
      state.captors[forest] = 1 << seat;
      // Its owner was there when it was taken.
      if (state.memory) state.memory[seat]!.owners[forest] = seat;
    }
  }
}

/** FOR-24: left out, it has just begun for who owns every forest. */
function readCountdown(state: State, json: Json | undefined): void {
  if (json === 'none') return;
  if (json === undefined) {
    const side = SEATS.findIndex((_, seat) => ownsEvery(state, seat));
    if (side >= 0) state.countdown = { side, left: COUNTDOWN };
    return;
  }
  const given = object(json, 'given.countdown', ['side', 'left']);
  const side = indexIn(SEATS, given['side'], 'given.countdown.side');
  state.countdown = { side, left: whole(given['left'] ?? COUNTDOWN, 'given.countdown.left', 1) };
}
