import { type Claim, differs, holds, type Json, type JsonObject, Misread, sameJson } from '@tactarium/engine';
import { list, object, oneOf, text } from '@tactarium/engine/reading';
import { jumpCost } from '../field/reach.ts';
import { sight } from '../field/sight.ts';
import { type Mech, MODES, mpFor, weaponId } from '../mech.ts';
import type { ToHit } from '../resolution/toHit.ts';
import { refuseAttack } from '../rules/declare.ts';
import { refuseBlow } from '../rules/physical.ts';
import { columnFor, heightsOf, shotNumber, swingNumber } from '../rules/situation.ts';
import { occupied, walkOf } from '../rules/walks.ts';
import { SEATS } from '../seats.ts';
import { LOCATIONS, type Location, type LocationName } from '../sheet/locations.ts';
import { EITHER, type State } from '../state.ts';
import { hex } from './hexes.ts';
import { oneOfIds } from './mechs.ts';
import { sameSlots } from './slots.ts';
import { writeDerived, writeMech } from './write.ts';

export const claims = (state: State): { readonly [key: string]: Claim } => ({
  phase: (expected, place) => compare(place, expected, state.phase),
  turn: (expected, place) => compare(place, expected, state.turn),
  active: (expected, place) => compare(place, expected, state.active === EITHER ? 'either' : SEATS[state.active]!),
  mechs: (expected, place) => list(expected, place).flatMap((one, n) => compareMech(state, one, `${place}[${n}]`)),
  to_hit: each((expected, place) => compareToHit(state, expected, place)),
  can: each((expected, place) => compareCan(state, expected, place)),
  column: each((expected, place) => compareColumn(state, expected, place)),
  reach: each((expected, place) => compareReach(state, expected, place)),
  sight: each((expected, place) => compareSight(state, expected, place)),
});

/** One claim, or a list of them. */
const each =
  (claim: Claim): Claim =>
  (expected, place) =>
    Array.isArray(expected)
      ? (expected as readonly Json[]).flatMap((one, n) => claim(one, `${place}[${n}]`))
      : claim(expected, place);

const compare = (place: string, expected: Json | undefined, actual: Json | undefined): readonly string[] =>
  expected === undefined || (actual !== undefined && holds(actual, expected)) ? [] : [differs(place, expected, actual)];

function mechOf(state: State, json: Json | undefined, place: string): Mech {
  return state.mechs[oneOfIds(state.mechs, text(json, place), place)]!;
}

function compareMech(state: State, json: Json, place: string): readonly string[] {
  const { id, ...fields } = object(json, place);
  const mech = mechOf(state, id, `${place}.id`);
  const actual: JsonObject = { ...writeMech(state, mech), ...writeDerived(mech), type: mech.sheet.design.name };
  return Object.entries(fields).flatMap(([key, expected]) => {
    const at = `${place}(${mech.id}).${key}`;
    if (expected === undefined) return [];
    if (!(key in actual)) throw new Misread(at, 'is not something to compare');
    if (key === 'slots') return compareSlots(actual['slots'] as JsonObject, object(expected, at, LOCATIONS), at);
    if (key === 'ammo') return compareAmmo(actual['ammo'] as JsonObject, object(expected, at), at);
    if (key === 'weapons') return compareWeapons(actual['weapons'] as readonly string[], list(expected, at), at);
    return compare(at, expected, actual[key]);
  });
}

function compareSlots(actual: JsonObject, expected: JsonObject, place: string): readonly string[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const names = list(wanted, `${place}.${name}`).map((one) => text(one, `${place}.${name}`));
    const damaged = (actual[name] ?? []) as readonly string[];
    const location = LOCATIONS.indexOf(name as LocationName);
    return sameSlots(names, damaged, location) ? [] : [differs(`${place}.${name}`, wanted, damaged)];
  });
}

const compareAmmo = (actual: JsonObject, expected: JsonObject, place: string): readonly string[] =>
  Object.entries(expected).flatMap(([key, left]) => compare(`${place}.${key}`, left, actual[weaponId(key)]));

/** The working ones, in whatever order. */
function compareWeapons(actual: readonly string[], expected: readonly Json[], place: string): readonly string[] {
  const wanted = expected.map((one, n) => weaponId(text(one, `${place}[${n}]`)));
  return sameJson(wanted.toSorted(), actual.toSorted()) ? [] : [differs(place, wanted, actual)];
}

function compareToHit(state: State, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['mech', 'weapon', 'arm', 'leg', 'target', 'number', 'lines']);
  const mech = mechOf(state, given['mech'], `${place}.mech`);
  const target = mechOf(state, given['target'], `${place}.target`);
  const { number, lines } = numberOf(state, mech, given, target, place);
  const { lines: wanted } = given;
  return [
    ...compare(`${place}.number`, given['number'], number),
    ...(wanted === undefined || sameJson(wanted, lines) ? [] : [differs(`${place}.lines`, wanted, lines)]),
  ];
}

function numberOf(state: State, mech: Mech, given: JsonObject, target: Mech, place: string): ToHit {
  const limb = limbOf(given, place);
  if (limb !== undefined) return swingNumber(state, mech, limb, target);
  const id = weaponId(text(given['weapon'], `${place}.weapon`));
  const mount = mech.sheet.weapons[oneOfIds(mech.sheet.weapons, id, `${place}.weapon`)]!;
  return shotNumber(state, mech, mount, target);
}

/** The limb of a punch or a kick; undefined where a weapon is named. */
function limbOf({ arm, leg }: JsonObject, place: string): Location | undefined {
  if (arm !== undefined) return LOCATIONS.indexOf(oneOf(['LA', 'RA'], arm, `${place}.arm`));
  return leg === undefined ? undefined : LOCATIONS.indexOf(oneOf(['LL', 'RL'], leg, `${place}.leg`));
}

function compareCan(state: State, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['mech', 'weapon', 'arm', 'leg', 'target', 'answer']);
  const mech = mechOf(state, given['mech'], `${place}.mech`);
  const target = text(given['target'], `${place}.target`);
  const limb = limbOf(given, place);
  const refused =
    limb === undefined
      ? refuseAttack(state, mech, weaponId(text(given['weapon'], `${place}.weapon`)), target)
      : refuseBlow(state, mech, LOCATIONS[limb]!, target);
  return compare(`${place}.answer`, given['answer'], refused?.code ?? 'ok');
}

function compareColumn(state: State, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['mech', 'from', 'is']);
  const target = mechOf(state, given['mech'], `${place}.mech`);
  return compare(`${place}.is`, given['is'], columnFor(state, target, mechOf(state, given['from'], `${place}.from`)));
}

function compareReach(state: State, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['mech', 'mode', 'to', 'mp']);
  const mech = mechOf(state, given['mech'], `${place}.mech`);
  const mode = oneOf(MODES, given['mode'] ?? 'walk', `${place}.mode`);
  const to = hex(state.field, given['to'], `${place}.to`);
  const taken = [...occupied(state, mech, 'friends'), ...occupied(state, mech, 'enemies')];
  const mp =
    mode === 'jump'
      ? jumpCost(state.field, mech.at, to, mech.prone ? 0 : mpFor(state.rules, mech, mode), taken)
      : walkOf(state, mech, mode).least(to);
  return compare(`${place}.mp`, given['mp'], mp ?? 'none');
}

function compareSight(state: State, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['from', 'to', 'clear', 'woods']);
  const [from, to] = [hex(state.field, given['from'], `${place}.from`), hex(state.field, given['to'], `${place}.to`)];
  // MEC-42: a standing mech is taken at an end where none lies.
  const at = (index: number) => ({ prone: state.mechs.some((mech) => mech.at === index && mech.prone) });
  const { clear, woods } = sight(state.field, from, to, heightsOf(state, at(from), at(to)));
  return [...compare(`${place}.clear`, given['clear'], clear), ...compare(`${place}.woods`, given['woods'], woods)];
}
