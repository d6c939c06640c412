import type { Line } from '../battle/abilities/vocabulary.ts';
import type { Role } from './roles.ts';

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
