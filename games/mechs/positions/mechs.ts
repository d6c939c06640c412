import { type Json, type JsonObject, Misread } from '@tactarium/engine';
import { FACINGS, type Facing } from '@tactarium/engine/grid/hex';
import { flag, indexIn, list, object, oneOf, text, whole } from '@tactarium/engine/reading';
import { designNamed, STOCK } from '../content/mechs/index.ts';
import { structureOf } from '../content/structure.ts';
import { weaponNamed } from '../content/weapons.ts';
import type { Field } from '../field/field.ts';
import { type Mech, NOWHERE, newMech, weaponId } from '../mech.ts';
import type { PhaseName } from '../phases.ts';
import { MOVED } from '../resolution/tables.ts';
import { SEATS } from '../seats.ts';
import { AMMUNITION, type Design, REAR } from '../sheet/design.ts';
import {
  CT,
  HD,
  isTorso,
  LA,
  LOCATIONS,
  type LocationName,
  LT,
  locationOfPlate,
  PLATES,
  type PlateName,
  plateOf,
  RA,
  RT,
} from '../sheet/locations.ts';
import { readDesign } from '../sheet/readDesign.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';
import { sayProblem } from '../words/problems.ts';
import { hex } from './hexes.ts';
import { slotsNamed } from './slots.ts';

const KEYS = [
  ...['id', 'side', 'pilot', 'type', 'design', 'tons', 'walk', 'jump', 'sinks', 'at', 'facing', 'twist', 'twisted'],
  ...['gunnery', 'piloting', 'moved', 'hexes', 'spent', 'heat', 'wounds', 'prone', 'shutdown', 'conscious'],
  ...['killed', 'destroyed', 'done', 'fired', 'struck', 'primary', 'armor', 'structure', 'slots', 'ammo', 'weapons'],
];

/** One mech of a position. What is given replaces what its type has, or what an unnamed mech usually has. */
export function readMech(json: Json, field: Field, phase: PhaseName, place: string): Mech {
  const given = object(json, place, KEYS);
  const { sheet, shots } = readSheet(given, place);
  const side = indexIn(SEATS, given['side'], `${place}.side`);
  const pilot = given['pilot'];
  const mech: Mech = {
    ...newMech(text(given['id'], `${place}.id`), side, sheet),
    ...(pilot !== undefined && { pilot: text(pilot, `${place}.pilot`) }),
  };
  const at = given['at'];
  if (at === undefined && phase !== 'deployment') throw new Misread(`${place}.at`, 'is missing');
  mech.at = at === undefined || at === 'none' ? NOWHERE : hex(field, at, `${place}.at`);
  mech.facing = whole(given['facing'] ?? 0, `${place}.facing`, 0, FACINGS.length - 1) as Facing;
  mech.twist = whole(given['twist'] ?? 0, `${place}.twist`, -1, 1);
  mech.twisted = flag(given['twisted'] ?? mech.twist !== 0, `${place}.twisted`);
  mech.gunnery = whole(given['gunnery'] ?? 4, `${place}.gunnery`, 0, 12);
  mech.piloting = whole(given['piloting'] ?? 5, `${place}.piloting`, 0, 12);
  mech.moved = oneOf(MOVED, given['moved'] ?? 'stationary', `${place}.moved`);
  mech.hexes = whole(given['hexes'] ?? 0, `${place}.hexes`);
  mech.spent = whole(given['spent'] ?? 0, `${place}.spent`);
  mech.heat = whole(given['heat'] ?? 0, `${place}.heat`);
  mech.wounds = whole(given['wounds'] ?? 0, `${place}.wounds`);
  mech.prone = flag(given['prone'] ?? false, `${place}.prone`);
  mech.shutdown = flag(given['shutdown'] ?? false, `${place}.shutdown`);
  mech.conscious = flag(given['conscious'] ?? true, `${place}.conscious`);
  mech.killed = flag(given['killed'] ?? mech.wounds >= 6, `${place}.killed`);
  mech.done = flag(given['done'] ?? false, `${place}.done`);
  mech.primary = text(given['primary'] ?? '', `${place}.primary`);
  fillPoints(mech.structure, LOCATIONS, given['structure'], `${place}.structure`);
  loseArms(mech, object(given['structure'] ?? {}, `${place}.structure`));
  // MEC-24: no armor is left on what is gone.
  for (const plate of PLATES.keys()) if (mech.structure[locationOfPlate(plate)] === 0) mech.armor[plate] = 0;
  fillPoints(mech.armor, PLATES, given['armor'], `${place}.armor`);
  for (const [bin, { location }] of sheet.bins.entries()) if (mech.structure[location] === 0) mech.ammo[bin] = 0;
  for (const [bin, left] of shots) mech.ammo[bin] = left;
  readMarks(mech, given, place);
  const lost = mech.structure[HD] === 0 || mech.structure[CT] === 0 || mech.killed;
  mech.destroyed = flag(given['destroyed'] ?? lost, `${place}.destroyed`);
  return mech;
}

function fillPoints(points: number[], names: readonly string[], json: Json | undefined, place: string): void {
  for (const [name, value] of Object.entries(object(json ?? {}, place, names))) {
    points[names.indexOf(name)] = whole(value, `${place}.${name}`);
  }
}

/** MEC-22: a destroyed side torso has taken its arm with it, unless the position says otherwise. */
function loseArms({ structure }: Mech, given: JsonObject): void {
  for (const [torso, arm] of [
    [LT, LA],
    [RT, RA],
  ] as const) {
    if (structure[torso] === 0 && given[LOCATIONS[arm]] === undefined) structure[arm] = 0;
  }
}

function readMarks(mech: Mech, given: JsonObject, place: string): void {
  for (const [name, marks] of Object.entries(object(given['slots'] ?? {}, `${place}.slots`, LOCATIONS))) {
    const location = LOCATIONS.indexOf(name as LocationName);
    mech.hits[location] = slotsNamed(
      mech.sheet,
      location,
      list(marks, `${place}.slots.${name}`),
      `${place}.slots.${name}`,
    );
  }
  for (const [n, weapon] of list(given['fired'] ?? [], `${place}.fired`).entries()) {
    const id = weaponId(text(weapon, `${place}.fired[${n}]`));
    mech.fired |= 1 << oneOfIds(mech.sheet.weapons, id, `${place}.fired[${n}]`);
  }
  for (const [n, limb] of list(given['struck'] ?? [], `${place}.struck`).entries()) {
    mech.struck |= 1 << indexIn(LOCATIONS, limb, `${place}.struck[${n}]`);
  }
}

export function oneOfIds(things: readonly { readonly id: string }[], id: string, place: string): number {
  const index = things.findIndex((thing) => thing.id === id);
  if (index < 0)
    throw new Misread(place, `has no ${id} among ${things.map((thing) => thing.id).join(', ') || 'nothing'}`);
  return index;
}

/** A sheet, and the shots left by bin. */
interface Fitted {
  readonly sheet: Mech['sheet'];
  readonly shots: ReadonlyMap<number, number>;
}

function readSheet(given: JsonObject, place: string): Fitted {
  const base = readBase(given, place);
  const weapons = given['weapons'];
  const equipment: { [location in LocationName]?: readonly string[] } = {};
  for (const name of LOCATIONS) {
    equipment[name] = (base.equipment[name] ?? []).filter((item) => weapons === undefined || !isWeapon(item));
  }
  const add = (location: number, item: string): void => {
    equipment[LOCATIONS[location]!] = [...(equipment[LOCATIONS[location]!] ?? []), item];
  };
  for (const [n, json] of list(weapons ?? [], `${place}.weapons`).entries()) {
    const { name, plate } = readPlaced(text(json, `${place}.weapons[${n}]`), `${place}.weapons[${n}]`);
    const location = locationOfPlate(plate);
    add(location, plate === location ? name : `${name}${REAR}`);
  }
  const bins = Object.entries(object(given['ammo'] ?? {}, `${place}.ammo`));
  const had = sheetOf({ ...base, equipment }).bins.map(({ id }) => id);
  for (const [key] of bins) {
    if (had.includes(weaponId(key))) continue;
    const { name, plate } = readPlaced(key, `${place}.ammo.${key}`);
    add(locationOfPlate(plate), `${name}${AMMUNITION}`);
  }
  const changed = weapons !== undefined || bins.some(([key]) => !had.includes(weaponId(key)));
  const sheet = sheetFor(changed ? { ...base, equipment } : base);
  const shots = new Map(
    bins.map(([key, left]) => [
      oneOfIds(sheet.bins, weaponId(key), `${place}.ammo`),
      whole(left, `${place}.ammo.${key}`),
    ]),
  );
  return { sheet, shots };
}

const isWeapon = (item: string): boolean =>
  weaponNamed(item.endsWith(REAR) ? item.slice(0, -REAR.length) : item) !== undefined;

/** `medium laser in RA #2`: the number only tells it from the first. */
function readPlaced(spelled: string, place: string): { name: string; plate: number } {
  const [, name = '', where = ''] = /^(.*) in (\w+)(?: #\d+)?$/.exec(weaponId(spelled)) ?? [];
  const plate = PLATES.indexOf(where as PlateName);
  if (!weaponNamed(name) || plate < 0) throw new Misread(place, `is no weapon in a location: ${spelled}`);
  return { name, plate };
}

/** What the mech would be if nothing were given but its type or its weight. */
function readBase(given: JsonObject, place: string): Design {
  if (given['design'] !== undefined) {
    const read = readDesign(given['design']);
    if (!read.ok) throw new Misread(`${place}.design`, `is no design: ${sayProblem(read.error[0]!)}`);
    return read.value;
  }
  const type = given['type'];
  const stock = type === undefined ? undefined : designNamed(oneOf(STOCK, type, `${place}.type`));
  const usual = stock ?? UNNAMED;
  const [tons, walk, jump, sinks] = (['tons', 'walk', 'jump', 'sinks'] as const).map((key) =>
    whole(given[key] ?? usual[key], `${place}.${key}`, 0, 100),
  ) as [number, number, number, number];
  if (!structureOf(tons)) throw new Misread(`${place}.tons`, 'is not 20 to 100 in steps of 5');
  if (stock && [tons, walk, jump, sinks].every((n, i) => n === [stock.tons, stock.walk, stock.jump, stock.sinks][i])) {
    return stock;
  }
  return { ...usual, tons, walk, jump, sinks, ...(!stock && { armor: fullArmor(tons) }) };
}

/** A mech without a type, where nothing else is given: its sinks are in the engine, and it carries nothing. */
const UNNAMED = { name: 'unnamed', tons: 50, walk: 5, jump: 4, sinks: 10, equipment: {} } as Design;

/** As much as it bears, a quarter of a torso's behind. */
function fullArmor(tons: number): Design['armor'] {
  const structure = structureOf(tons)!;
  const points: number[] = new Array(PLATES.length).fill(0);
  for (const location of LOCATIONS.keys()) {
    const most = location === HD ? 9 : 2 * structure[location]!;
    const rear = isTorso(location) ? Math.trunc(most / 4) : 0;
    points[plateOf(location, true)] = rear;
    points[location] = most - rear;
  }
  return Object.fromEntries(PLATES.map((plate, n) => [plate, points[n]])) as Design['armor'];
}
