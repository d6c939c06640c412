import { type Claim, differs, holds, isObject, type Json, type JsonObject, Misread, sameJson } from '@tactarium/engine';
import { list, object, oneOf } from '@tactarium/engine/reading';
import { newStrike } from '../../battle/actions/blow.ts';
import { orders } from '../../battle/actions/orders.ts';
import { engagersOf } from '../../battle/reach/reach.ts';
import { armorOf, atkOf, dodgeOf, initiativeOf, speedOf, steadinessOf } from '../../battle/resolution/questions.ts';
import type { Battle } from '../../battle/state/battle.ts';
import { ARCS, arcOf, FACINGS, pointOf, SIDES } from '../../battle/state/board.ts';
import type { Unit } from '../../battle/state/unit.ts';
import { formationArmor } from '../../battle/subsystems/phalanx/phalanx.ts';
import { queueOfRound } from '../../battle/turns/queue.ts';
import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import { readOrder, unitNamed } from './steps.ts';

/** What `then` and `expect` may claim of a battle. */
export function claimsOf(battle: Battle): { readonly [key: string]: Claim } {
  const names = (units: readonly Unit[]): readonly string[] => units.map(({ name }) => name);
  return {
    units: (expected, place) => list(expected, place).flatMap((one, i) => compareUnit(battle, one, `${place}[${i}]`)),
    gone: (expected, place) =>
      list(expected, place).flatMap((one, i) =>
        unitNamed(battle, one, `${place}[${i}]`).alive ? [`${place}: ${String(one)} is still there`] : [],
      ),
    can: (expected, place) => each(expected, place, (one, at) => compareCan(battle, one, at)),
    phalanx: (expected, place) => each(expected, place, (one, at) => comparePhalanx(battle, one, at)),
    arc: (expected, place) => each(expected, place, (one, at) => compareArc(battle, one, at)),
    relics: (expected, place) => compareRelics(battle, expected, place),
    order: (expected, place) => {
      const order = battle.queue.length > 0 ? battle.queue : queueOfRound(battle);
      return compare(place, expected, names(order.map((id) => battle.units[id]!)));
    },
    engaged: (expected, place) =>
      byUnit(battle, expected, place, (unit, wanted, at) => compareNames(at, wanted, names(engagersOf(battle, unit)))),
    charges: (expected, place) =>
      byUnit(battle, expected, place, ({ charges }, wanted, at) => compare(at, wanted, charges)),
    winner: (expected, place) => compare(place, expected, battle.winner === undefined ? 'none' : SIDES[battle.winner]!),
    round: (expected, place) => compare(place, expected, battle.round),
  };
}

const compare = (place: string, expected: Json, actual: Json): readonly string[] =>
  sameJson(expected, actual) ? [] : [differs(place, expected, actual)];

/** One claim, or a list of them. */
const each = (expected: Json, place: string, claim: Claim): readonly string[] =>
  Array.isArray(expected)
    ? (expected as readonly Json[]).flatMap((one, i) => claim(one, `${place}[${i}]`))
    : claim(expected, place);

/** These names, in any order. */
const compareNames = (place: string, expected: Json, actual: readonly string[]): readonly string[] =>
  sameJson(list(expected, place).toSorted(), actual.toSorted()) ? [] : [differs(place, expected, actual)];

function byUnit(
  battle: Battle,
  expected: Json,
  place: string,
  claim: (unit: Unit, expected: Json, place: string) => readonly string[],
): readonly string[] {
  if (!isObject(expected)) throw new Misread(place, 'is not a map by unit');
  return Object.entries(expected).flatMap(([name, value]) => {
    const at = `${place}.${name}`;
    return claim(unitNamed(battle, name, at), value as Json, at);
  });
}

function compareUnit(battle: Battle, json: Json, place: string): readonly string[] {
  if (!isObject(json)) throw new Misread(place, 'is not a unit');
  const unit = unitNamed(battle, json['id'], `${place}.id`);
  const actual = describe(battle, unit);
  return Object.entries(json).flatMap(([key, expected]) => {
    if (key === 'id' || expected === undefined) return [];
    if (!(key in actual)) throw new Misread(`${place}.${key}`, 'is nothing to claim of a unit');
    if (key === 'contagions' || key === 'statuses') {
      return compareTimed(`${place}.${key}`, expected, actual[key] as readonly JsonObject[]);
    }
    return compare(`${place}.${key} (${unit.name})`, expected, actual[key]!);
  });
}

function describe(battle: Battle, unit: Unit): { readonly [key: string]: Json } {
  const { x, y } = pointOf(unit.cell);
  return {
    at: [x, y],
    hp: unit.hp,
    maxHp: unit.make.maxHp,
    resolve: unit.resolve,
    maxResolve: unit.make.maxResolve,
    state: unit.state,
    facing: FACINGS[unit.facing]!,
    armor: armorOf(battle, unit),
    atk: atkOf(battle, unit),
    speed: speedOf(battle, unit),
    initiative: initiativeOf(battle, unit),
    dodge: dodgeOf(battle, unit),
    range: unit.make.range,
    attacks: unit.make.attacks,
    shred: unit.shred,
    ammo: unit.ammo,
    maxAmmo: unit.make.maxAmmo,
    charges: unit.charges,
    vigilant: unit.vigilant,
    used: unit.used,
    attacked: unit.attacked,
    rested: unit.rested,
    zero: unit.zero,
    locked: battle.units[unit.locked]?.name ?? 'none',
    cooldowns: unit.make.active ? { [unit.make.active.id]: unit.cooldown } : {},
    contagions: CONTAGIONS.flatMap((type, i) =>
      unit.contagions[i]! > 0 ? [{ type, turns: unit.contagions[i]! }] : [],
    ),
    statuses: unit.statuses.map(({ kind, turns }) => ({ type: kind, turns })),
    team: SIDES[unit.side]!,
    unit: unit.make.line,
    alive: unit.alive,
  };
}

/** `[{ type: fire, turns: 2 }]`, or names alone; in any order. */
function compareTimed(place: string, expected: Json, actual: readonly JsonObject[]): readonly string[] {
  const wanted = list(expected, place).map((one) => (typeof one === 'string' ? { type: one } : one));
  const same = wanted.length === actual.length && wanted.every((one) => actual.some((other) => holds(other, one)));
  return same ? [] : [differs(place, expected, actual)];
}

/** From the present cell and range; `answer: false` is any refusal. */
function compareCan(battle: Battle, json: Json, place: string): readonly string[] {
  const { name, order } = readOrder(battle, json, place);
  const answer = orders[name].refuse(battle, order) ?? true;
  const expected = (json as JsonObject)['answer'] ?? true;
  if (expected === false && answer !== true) return [];
  return compare(`${place}.answer`, expected, answer);
}

function comparePhalanx(battle: Battle, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['unit', 'from', 'armor', 'resolve']);
  const unit = unitNamed(battle, given['unit'], `${place}.unit`);
  const from = given['from'];
  const strike =
    from === undefined ? undefined : newStrike(battle, unitNamed(battle, from, `${place}.from`), unit, 'attack');
  const { armor, resolve } = given;
  return [
    ...(armor === undefined ? [] : compare(`${place}.armor`, armor, on(battle, formationArmor(battle, unit, strike)))),
    ...(resolve === undefined ? [] : compare(`${place}.resolve`, resolve, steadinessOf(battle, unit, strike))),
  ];
}

const on = (battle: Battle, armor: number): number => (battle.rules.on.phalanx ? armor : 0);

function compareArc(battle: Battle, json: Json, place: string): readonly string[] {
  const given = object(json, place, ['unit', 'from', 'is']);
  const unit = unitNamed(battle, given['unit'], `${place}.unit`);
  const from = unitNamed(battle, given['from'], `${place}.from`);
  oneOf(ARCS, given['is'], `${place}.is`);
  return compare(`${place}.is`, given['is']!, arcOf(unit.cell, unit.facing, from.cell));
}

function compareRelics(battle: Battle, expected: Json, place: string): readonly string[] {
  const actual = battle.relics.map(({ aura, side, cell, turns }): JsonObject => {
    const { x, y } = pointOf(cell);
    return { aura: aura.id, team: SIDES[side]!, at: [x, y], turns };
  });
  const wanted = list(expected, place);
  const same = wanted.length === actual.length && wanted.every((one) => actual.some((other) => holds(other, one)));
  return same ? [] : [differs(place, expected, actual)];
}
