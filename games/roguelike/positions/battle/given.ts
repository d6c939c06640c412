import { type Dice, isObject, type Json, type JsonObject, Misread } from '@tactarium/engine';
import { flag, indexIn, list, object, oneOf, text, whole } from '@tactarium/engine/reading';
import { rulesFor, SYSTEMS, type SystemName } from '../../battle/resolution/table.ts';
import { assemble, leaderCard } from '../../battle/setup/create.ts';
import { INCORPOREAL_DODGE, makeOf, newUnit } from '../../battle/setup/muster.ts';
import { type Battle, type LeaderCard, type SpellCard, TIMINGS } from '../../battle/state/battle.ts';
import { FACINGS, SIDES } from '../../battle/state/board.ts';
import { type Make, NOBODY, UNIT_STATES, type Unit } from '../../battle/state/unit.ts';
import { leaders as everyLeader, everyLine, spells } from '../../content/index.ts';
import { AURAS, auras } from '../../vocabulary/auras.ts';
import { CONTAGIONS, contagions } from '../../vocabulary/contagions.ts';
import { DAMAGE, ROLES, USUAL_AMMO } from '../../vocabulary/roles.ts';
import { STATUSES } from '../../vocabulary/statuses.ts';
import { TAGS, tagSet } from '../../vocabulary/tags.ts';
import { cell } from '../cell.ts';

export const BATTLE_KEYS = ['systems', 'round', 'units', 'leaders', 'spells', 'relics'];
const UNIT = [
  'id',
  'team',
  'unit',
  'tier',
  'at',
  'facing',
  'hp',
  'resolve',
  'ammo',
  'maxAmmo',
  'shred',
  'state',
  'vigilant',
  'used',
  'contagions',
  'cooldowns',
  'statuses',
  'stats',
  'tags',
  'role',
  'cost',
  'attacked',
  'charges',
  'rested',
  'moved',
  'locked',
  'zero',
  'aura',
];
const STATS = ['hp', 'resolve', 'atk', 'armor', 'speed', 'initiative', 'range', 'attacks', 'dodge', 'damage'];

/** A battle as scenarios write it. */
export function readGiven(given: JsonObject, dice: Dice): Battle {
  object(given, 'given', BATTLE_KEYS);
  const cards = readLeaders(given['leaders'] ?? {});
  const listed = list(given['units'] ?? [], 'given.units').map((json, i) => object(json, `given.units[${i}]`, UNIT));
  const names = listed.map((json, i) => text(json['id'], `given.units[${i}].id`));
  const places = [0, 0];
  const units = listed.map((json, id) => {
    const place = `given.units[${id}]`;
    if (names.indexOf(names[id]!) !== id) throw new Misread(`${place}.id`, 'is there twice');
    const side = indexIn(SIDES, json['team'], `${place}.team`);
    return readUnit(json, place, id, names, side, places[side]!++, cards);
  });
  const spellCards = list(given['spells'] ?? [], 'given.spells').map((json, i) =>
    readSpell(json, `given.spells[${i}]`),
  );
  const battle = assemble(units, cards, spellCards, { rules: rulesFor(readSystems(given['systems'])), dice });
  for (const unit of units) {
    if (battle.board[unit.cell] !== unit.id) throw new Misread(`given.units[${unit.id}].at`, 'is taken');
  }
  battle.relics = list(given['relics'] ?? [], 'given.relics').map((json, i) => readRelic(json, `given.relics[${i}]`));
  battle.round = whole(given['round'] ?? 1, 'given.round', 1);
  return battle;
}

function readSystems(json: Json | undefined): readonly SystemName[] {
  if (json === undefined || json === 'all') return SYSTEMS;
  if (json === 'none') return [];
  return list(json, 'given.systems').map((name, i) => oneOf(SYSTEMS, name, `given.systems[${i}]`));
}

function readLeaders(json: Json): readonly (LeaderCard | undefined)[] {
  const given = object(json, 'given.leaders', SIDES);
  return SIDES.map((side) => {
    const id = given[side];
    return id === undefined ? undefined : leaderCard(oneOf([...everyLeader.keys()], id, `given.leaders.${side}`));
  });
}

function readSpell(json: Json, place: string): SpellCard {
  const given = object(json, place, ['team', 'spell', 'timing']);
  const id = oneOf([...spells.keys()], given['spell'], `${place}.spell`);
  return {
    side: indexIn(SIDES, given['team'], `${place}.team`),
    id,
    words: spells.get(id)!,
    timing: oneOf(TIMINGS, given['timing'] ?? 'mid', `${place}.timing`),
    cast: false,
  };
}

function readRelic(json: Json, place: string) {
  const given = object(json, place, ['aura', 'team', 'at', 'turns']);
  const aura = auras[oneOf(AURAS, given['aura'], `${place}.aura`)];
  return {
    aura,
    side: indexIn(SIDES, given['team'], `${place}.team`),
    cell: cell(given['at'], `${place}.at`),
    turns: whole(given['turns'] ?? aura.turns, `${place}.turns`, 1),
  };
}

function readUnit(
  json: JsonObject,
  place: string,
  id: number,
  names: readonly string[],
  side: number,
  rank: number,
  leaders: readonly (LeaderCard | undefined)[],
): Unit {
  const make = readMake(json, place, leaders[side], leaders[1 - side]);
  const unit = newUnit(id, names[id]!, side, rank, make, cell(json['at'], `${place}.at`));
  const number = (key: string, usual: number, least = 0): number =>
    json[key] === undefined ? usual : whole(json[key], `${place}.${key}`, least);
  const isSet = (key: string): boolean => json[key] !== undefined && flag(json[key], `${place}.${key}`);
  if (json['facing'] !== undefined) unit.facing = indexIn(FACINGS, json['facing'], `${place}.facing`);
  unit.hp = number('hp', unit.hp, 1);
  unit.resolve = number('resolve', unit.resolve, -25);
  unit.ammo = number('ammo', unit.ammo);
  unit.shred = number('shred', 0);
  unit.charges = number('charges', make.attacks);
  unit.zero = number('zero', 0);
  unit.counting = unit.zero > 0;
  unit.state = oneOf(UNIT_STATES, json['state'] ?? 'ready', `${place}.state`);
  unit.vigilant = isSet('vigilant');
  unit.used = isSet('used');
  unit.attacked = isSet('attacked');
  unit.met = unit.attacked;
  unit.moved = isSet('moved');
  unit.rested = isSet('rested');
  unit.resting = unit.rested;
  if (json['locked'] !== undefined) unit.locked = indexIn(names, json['locked'], `${place}.locked`);
  readContagions(unit, json['contagions'] ?? [], `${place}.contagions`);
  readStatuses(unit, json['statuses'] ?? [], names, `${place}.statuses`);
  readCooldowns(unit, json['cooldowns'] ?? {}, `${place}.cooldowns`);
  return unit;
}

/** What is given replaces the unit's own; numbers in `stats` are final. */
function readMake(json: JsonObject, place: string, leader?: LeaderCard, enemy?: LeaderCard): Make {
  const found = everyLine.get(oneOf([...everyLine.keys()], json['unit'], `${place}.unit`))!;
  const tier = whole(json['tier'] ?? 1, `${place}.tier`, 1);
  if (tier > 3) throw new Misread(`${place}.tier`, 'is not 1, 2 or 3');
  const make = makeOf(found, tier, leader, enemy);
  const stats = object(json['stats'] ?? {}, `${place}.stats`, STATS);
  const number = (key: string, usual: number): number =>
    stats[key] === undefined ? usual : whole(stats[key], `${place}.stats.${key}`);
  const damage = oneOf(DAMAGE, stats['damage'] ?? (make.magic ? 'magic' : 'physical'), `${place}.stats.damage`);
  const given = json['tags'];
  const tags =
    given === undefined
      ? make.is
      : tagSet(list(given, `${place}.tags`).map((tag, i) => oneOf(TAGS, tag, `${place}.tags[${i}]`)));
  const range = number('range', make.range);
  const role = oneOf(ROLES, json['role'] ?? make.role, `${place}.role`);
  // AMM-1: a unit made a shooter has what other shooters have.
  const shoots = role === 'ranged_dps' && range > 1 && damage === 'physical';
  const usual = make.maxAmmo > 0 ? make.maxAmmo : shoots ? USUAL_AMMO : 0;
  const ammo = json['maxAmmo'] ?? (usual === 0 ? (json['ammo'] ?? 0) : usual);
  return {
    ...make,
    role,
    cost: whole(json['cost'] ?? make.cost, `${place}.cost`),
    is: tags,
    undead: found.faction.id === 'undead' || tags.Undead,
    magic: damage === 'magic',
    maxHp: number('hp', make.maxHp),
    maxResolve: number('resolve', make.maxResolve),
    atk: number('atk', make.atk),
    armor: number('armor', make.armor),
    speed: number('speed', make.speed),
    initiative: number('initiative', make.initiative),
    range,
    attacks: number('attacks', make.attacks),
    dodge: number('dodge', tags.Incorporeal ? INCORPOREAL_DODGE : make.dodge),
    maxAmmo: whole(ammo, `${place}.maxAmmo`),
    aura: json['aura'] === undefined ? make.aura : auras[oneOf(AURAS, json['aura'], `${place}.aura`)],
    spreads: tags.DeathSpread && make.spreads === NOBODY ? CONTAGIONS.indexOf('plague') : make.spreads,
  };
}

/** `fire` is short for `{ type: fire }`, which lasts as long as when it is caught. */
const named = (json: Json): Json => (typeof json === 'string' ? { type: json } : json);

function readContagions(unit: Unit, json: Json, place: string): void {
  for (const [i, one] of list(json, place).entries()) {
    const { type, turns } = object(named(one), `${place}[${i}]`, ['type', 'turns']);
    const contagion = indexIn(CONTAGIONS, type, `${place}[${i}].type`);
    unit.contagions[contagion] = whole(turns ?? contagions[contagion]!.turns, `${place}[${i}].turns`, 1);
  }
}

function readStatuses(unit: Unit, json: Json, names: readonly string[], place: string): void {
  unit.statuses = list(json, place).map((one, i) => {
    const given = object(named(one), `${place}[${i}]`, ['type', 'turns', 'by']);
    const by = given['by'];
    return {
      kind: oneOf(STATUSES, given['type'], `${place}[${i}].type`),
      turns: whole(given['turns'] ?? 1, `${place}[${i}].turns`, 1),
      by: by === undefined ? NOBODY : indexIn(names, by, `${place}[${i}].by`),
      fresh: false,
    };
  });
}

/** By the ability's id, or its name alone. */
function readCooldowns(unit: Unit, json: Json, place: string): void {
  if (!isObject(json)) throw new Misread(place, 'is not a map by ability');
  const id = unit.make.active?.id;
  for (const [key, turns] of Object.entries(json)) {
    if (key !== id && key !== id?.split('/')[1]) throw new Misread(`${place}.${key}`, 'is no ability of this unit');
    unit.cooldown = whole(turns, `${place}.${key}`);
  }
}
