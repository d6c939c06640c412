import { type Dice, type Json, type JsonObject, Misread } from '@tactarium/engine';
import { HEX_SHAPES } from '@tactarium/engine/grid/hex';
import { flag, indexIn, list, object, oneOf, text, whole } from '@tactarium/engine/reading';
import { emptyField, type Field, LARGEST, TERRAINS } from '../field/field.ts';
import { weaponId } from '../mech.ts';
import { PHASES } from '../phases.ts';
import { RULESETS, rulesets } from '../resolution/tables.ts';
import { declareShot } from '../rules/declare.ts';
import { hasWaiting } from '../rules/flow.ts';
import { swing } from '../rules/physical.ts';
import { other, SEATS } from '../seats.ts';
import { LOCATIONS, type LocationName } from '../sheet/locations.ts';
import { byId, EITHER, mechNamed, type State } from '../state.ts';
import { hex, level } from './hexes.ts';
import { oneOfIds, readMech } from './mechs.ts';

const GIVEN = [
  'rules',
  'phase',
  'turn',
  'initiative',
  'active',
  'current',
  'settled',
  'options',
  'declared',
  'map',
  'mechs',
];
const USUAL_SIZE = 20;

export function readState(json: JsonObject, dice: Dice): State {
  const given = object(json, 'given', GIVEN);
  const phase = oneOf(PHASES, given['phase'] ?? 'attack', 'given.phase');
  const field = readMap(given['map'] ?? {});
  const options = object(given['options'] ?? {}, 'given.options', ['boxcarsHit', 'turnLimit']);
  const mechs = list(given['mechs'] ?? [], 'given.mechs').map((mech, n) =>
    readMech(mech, field, phase, `given.mechs[${n}]`),
  );
  checkPlaces(mechs);
  const winner = given['initiative'];
  const first = winner === undefined ? 0 : other(indexIn(SEATS, winner, 'given.initiative'));
  const state: State = {
    rules: rulesets[oneOf(RULESETS, given['rules'] ?? 'introductory', 'given.rules')],
    boxcarsHit: flag(options['boxcarsHit'] ?? false, 'given.options.boxcarsHit'),
    turnLimit: whole(options['turnLimit'] ?? 30, 'given.options.turnLimit', 1),
    field,
    turn: whole(given['turn'] ?? 1, 'given.turn'),
    phase,
    active: winner === undefined ? EITHER : first,
    first,
    current: '',
    settled: '',
    mechs: byId(mechs),
    declared: [],
    outcome: undefined,
    dice,
  };
  for (const [n, one] of list(given['declared'] ?? [], 'given.declared').entries()) declare(state, one, n);
  // What was declared before does not say whose part of the phase is under way.
  state.current = text(given['current'] ?? '', 'given.current');
  state.settled = text(given['settled'] ?? '', 'given.settled');
  if (given['active'] !== undefined) state.active = indexIn(SEATS, given['active'], 'given.active');
  else if (state.active !== EITHER && !hasWaiting(state, first)) state.active = other(first);
  return state;
}

function checkPlaces(mechs: readonly { id: string; at: number; destroyed: boolean }[]): void {
  for (const [n, mech] of mechs.entries()) {
    const before = mechs.slice(0, n);
    if (before.some(({ id }) => id === mech.id)) throw new Misread(`given.mechs[${n}].id`, 'is there twice');
    const shared = before.some(({ at, destroyed }) => at === mech.at && at >= 0 && !destroyed && !mech.destroyed);
    if (shared) throw new Misread(`given.mechs[${n}].at`, 'is taken already');
  }
}

function readMap(json: Json): Field {
  const given = object(json, 'given.map', ['size', 'shape', 'hexes']);
  const [width, height] = list(given['size'] ?? [USUAL_SIZE, USUAL_SIZE], 'given.map.size');
  const field = emptyField(
    whole(width, 'given.map.size', 1, LARGEST),
    whole(height, 'given.map.size', 1, LARGEST),
    oneOf(HEX_SHAPES, given['shape'] ?? 'parallelogram', 'given.map.shape'),
  );
  for (const [n, one] of list(given['hexes'] ?? [], 'given.map.hexes').entries()) {
    const place = `given.map.hexes[${n}]`;
    const { at, terrain, level: height } = object(one, place, ['at', 'terrain', 'level']);
    const index = hex(field, at, `${place}.at`);
    field.terrain[index] = indexIn(TERRAINS, terrain ?? 'clear', `${place}.terrain`);
    field.level[index] = level(height, `${place}.level`);
  }
  return field;
}

/** An attack that was declared before: its ammunition is spent already, its heat is still to come. */
function declare(state: State, json: Json, n: number): void {
  const place = `given.declared[${n}]`;
  const given = object(json, place, ['mech', 'weapon', 'target', 'arm', 'leg']);
  const mech = state.mechs[oneOfIds(state.mechs, text(given['mech'], `${place}.mech`), `${place}.mech`)]!;
  const target = text(given['target'], `${place}.target`);
  if (!mechNamed(state, target)) throw new Misread(`${place}.target`, 'is no mech');
  const tool = weaponId(text(given['weapon'] ?? given['arm'] ?? given['leg'], `${place}.weapon`));
  if (LOCATIONS.some((limb) => limb === tool)) return swing(state, mech.id, tool as LocationName, target, undefined);
  oneOfIds(mech.sheet.weapons, tool, `${place}.weapon`);
  declareShot(state, mech, tool, target);
}
