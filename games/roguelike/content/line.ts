import type { Line } from '../vocabulary/abilities.ts';
import { attacksOf, type Rarity, type Role, rangeOf, roleStats } from '../vocabulary/roles.ts';
import { masteries } from './masteries.ts';

type Numbers = readonly [
  hp: number,
  atk: number,
  armor: number,
  speed: number,
  initiative: number,
  range: number,
  attacks: number,
  dodge: number,
  resolve?: number,
];

type Rest = Omit<
  Line,
  | 'name'
  | 'role'
  | 'cost'
  | 'rarity'
  | 'tags'
  | 'hp'
  | 'atk'
  | 'armor'
  | 'speed'
  | 'initiative'
  | 'range'
  | 'attacks'
  | 'dodge'
  | 'resolve'
>;

/** A line as the tables write it: the nine numbers in their order. The Undead, who name no resolve, have 100. */
export function line(
  name: string,
  role: Role,
  cost: number,
  [hp, atk, armor, speed, initiative, range, attacks, dodge, resolve = 100]: Numbers,
  tags: Line['tags'] = [],
  rest: Partial<Rest> & { readonly rarity?: Line['rarity'] } = {},
): Line {
  const { rarity = 'common', ...others } = rest;
  return {
    name,
    role,
    rarity,
    cost,
    hp,
    atk,
    armor,
    speed,
    initiative,
    range,
    attacks,
    dodge,
    resolve,
    tags,
    ...others,
  };
}

/** What a line may have besides its table's numbers, or otherwise than its role, with a reason (RUN-20). */
type Recruit = Partial<Omit<Line, 'name' | 'role' | 'rarity' | 'cost' | 'hp' | 'atk' | 'armor' | 'tags' | 'early'>>;

/**
 * A line of the six factions: three numbers of its own, the rest from its role. Its ability is there from T1; without
 * one it gains its role's mastery at T3 (RUN-7).
 */
export function recruit(
  name: string,
  role: Role,
  rarity: Rarity,
  cost: number,
  [hp, atk, armor]: readonly [hp: number, atk: number, armor: number],
  tags: Line['tags'] = [],
  rest: Recruit = {},
): Line {
  const homing = role === 'mage' || role === 'support' || role === 'control';
  const learns = rest.active === undefined && rest.passives === undefined;
  return {
    name,
    role,
    rarity,
    cost,
    hp,
    atk,
    armor,
    ...roleStats[role],
    range: rangeOf(role, cost),
    attacks: attacksOf(role, cost),
    tags: homing ? [...tags, 'MagicMissile'] : tags,
    early: true,
    ...(learns && { late: [masteries[role]] }),
    ...rest,
  };
}
