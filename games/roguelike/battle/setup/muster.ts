import { abilityId, type Found } from '../../content/index.ts';
import type { Passive } from '../../vocabulary/abilities.ts';
import { auras } from '../../vocabulary/auras.ts';
import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import type { Line } from '../../vocabulary/factions.ts';
import { activeAt, MASTERY_TIER, passivesAt, reachesFarther } from '../../vocabulary/mastering.ts';
import { damageOf, USUAL_AMMO } from '../../vocabulary/roles.ts';
import { type Tag, tagSet } from '../../vocabulary/tags.ts';
import { lentBy } from '../abilities/lent.ts';
import type { LeaderCard } from '../state/battle.ts';
import { homeFacing, type Side } from '../state/board.ts';
import { type ActiveMake, type Make, NOBODY, type Unit } from '../state/unit.ts';

/** RUN-7: percent of HP, ATK and armor, by tier. */
const TIER_PERCENT = [0, 100, 150, 200] as const;
const RESOLVE_PER_TIER = 15;
const HIGHEST_RESOLVE = 100;
/** RUN-27. */
export const INCORPOREAL_DODGE = 50;

/** By the ids of the leader and of the enemy's, and by line; of a line by tier, the summoned after the others. */
const makes = new Map<string | undefined, Map<string | undefined, Map<Found, Make[]>>>();

/** What a card is at battle start. Reckoned once for each kind of card: all its units share it. */
export function makeOf(found: Found, tier: number, leader?: LeaderCard, enemy?: LeaderCard, summoned = false): Make {
  const led = known(makes, leader?.id, () => new Map<string | undefined, Map<Found, Make[]>>());
  const ofLine = known(
    known(led, enemy?.id, () => new Map<Found, Make[]>()),
    found,
    () => [],
  );
  const place = summoned ? TIER_PERCENT.length + tier : tier;
  ofLine[place] ??= reckon(found, tier, leader, enemy, summoned);
  return ofLine[place];
}

function known<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key);
  if (value !== undefined) return value;
  const made = make();
  map.set(key, made);
  return made;
}

/** Base × tier × faction × leader, rounded down once (RUN-7, RUN-17, RUN-35). RUN-36: the summoned cost 0. */
function reckon(
  found: Found,
  tier: number,
  leader: LeaderCard | undefined,
  enemy: LeaderCard | undefined,
  summoned: boolean,
): Make {
  const { id, faction, line } = found;
  const passives = passivesOf(found, tier, leader, enemy);
  const tags = new Set<Tag>(line.tags);
  for (const passive of passives) if (passive.is === 'tagged') for (const tag of passive.tags) tags.add(tag);
  let { attacks, dodge } = line;
  let ammo = 0;
  const factors = { hp: TIER_PERCENT[tier]!, atk: TIER_PERCENT[tier]!, armor: TIER_PERCENT[tier]! };
  let over = 100;
  for (const lesson of passives) {
    if (lesson.is !== 'trained' || !isMeantFor(lesson, line, tags)) continue;
    attacks = lesson.attacks ?? attacks;
    ammo += lesson.ammo ?? 0;
    dodge += lesson.dodge ?? 0;
    factors.hp *= 100 + (lesson.hp ?? 0);
    factors.atk *= 100 + (lesson.atk ?? 0);
    factors.armor *= 100 + (lesson.armor ?? 0);
    over *= 100;
  }
  const grown = (stat: keyof typeof factors): number => Math.floor((line[stat] * factors[stat]) / over);
  const magic = (line.damage ?? damageOf(line.role)) === 'magic';
  const shoots = line.role === 'ranged_dps' && !magic && line.range > 1;
  return {
    line: id,
    faction: faction.id,
    tier,
    role: line.role,
    cost: summoned ? 0 : line.cost,
    is: tagSet([...tags]),
    undead: faction.id === 'undead' || tags.has('Undead'),
    magic,
    maxHp: grown('hp'),
    maxResolve: Math.min(HIGHEST_RESOLVE, line.resolve + (tier - 1) * RESOLVE_PER_TIER),
    atk: grown('atk'),
    armor: grown('armor'),
    speed: line.speed,
    initiative: line.initiative,
    range: line.range + (tier >= MASTERY_TIER && reachesFarther(line) ? 1 : 0),
    attacks,
    dodge: tags.has('Incorporeal') ? INCORPOREAL_DODGE : dodge,
    maxAmmo: shoots ? (line.ammo ?? USUAL_AMMO) + ammo : 0,
    aura: line.aura && auras[line.aura],
    spreads: line.spreads ? CONTAGIONS.indexOf(line.spreads) : NOBODY,
    active: activeOf(found, tier),
    passives,
    lent: lentBy(passives),
    might: mightOf(passives),
    barricade: line.barricade ?? false,
  };
}

/** Its own; its faction's; its leader's, and what the enemy's leader does. */
function passivesOf(
  { faction, line }: Found,
  tier: number,
  leader: LeaderCard | undefined,
  enemy: LeaderCard | undefined,
): readonly Passive[] {
  if (line.barricade) return [];
  return [
    ...passivesAt(line, tier),
    ...faction.bonus,
    ...(leader?.passives ?? []).filter(({ whose }) => whose !== 'foes'),
    ...(enemy?.passives ?? []).filter(({ whose }) => whose === 'foes'),
  ];
}

/** Before a battle only what a unit is can matter. */
const isMeantFor = ({ if: conditions = [] }: Passive, { role }: Line, tags: ReadonlySet<Tag>): boolean =>
  conditions.every(
    (condition) =>
      (condition.is === 'tagged' && tags.has(condition.tag)) || (condition.is === 'role' && condition.role === role),
  );

const mightOf = (passives: readonly Passive[]): number =>
  passives.reduce(
    (might, passive) => (passive.is === 'deals' ? Math.ceil((might * (100 + passive.percent)) / 100) : might),
    100,
  );

function activeOf({ faction, line }: Found, tier: number): ActiveMake | undefined {
  const use = activeAt(line, tier);
  return use && { id: abilityId(faction.id, use.words.name), ...use };
}

/** Copied: an array that `map` makes is of another kind once that is compiled, and whoever reads it is compiled anew. */
const HEALTHY: readonly number[] = CONTAGIONS.map(() => 0);

/** The one place where a unit is made: all have the same fields in the same order. */
export function newUnit(
  id: number,
  name: string,
  side: Side,
  place: number,
  make: Make,
  cell: number,
  summoned = false,
): Unit {
  return {
    id,
    name,
    side,
    place,
    make,
    summoned,
    alive: true,
    cell,
    facing: homeFacing(side),
    hp: make.maxHp,
    resolve: make.maxResolve,
    state: 'ready',
    ammo: make.maxAmmo,
    shred: 0,
    charges: make.attacks,
    cooldown: 0,
    vigilant: false,
    used: false,
    contagions: HEALTHY.slice(),
    statuses: [],
    locked: NOBODY,
    attacked: false,
    moved: false,
    from: cell,
    acted: false,
    resting: false,
    rested: false,
    suppressed: 0,
    held: NOBODY,
    fled: false,
    breaking: false,
    counting: false,
    zero: 0,
    killer: NOBODY,
    since: 0,
    returned: false,
    met: false,
    pulsedIn: 0,
    pulsedBy: NOBODY,
  };
}
