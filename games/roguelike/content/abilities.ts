import type { Active, CooldownClass, Effect, Passive } from '../vocabulary/abilities.ts';
import type { StatusName } from '../vocabulary/statuses.ts';

/** The shapes that many abilities share, so that a unit's block says only what is its own. */

interface More {
  readonly cooldown?: CooldownClass;
  readonly aim?: Active['aim'];
  readonly trajectory?: Active['trajectory'];
  /** What else it does. */
  readonly also?: readonly Effect[];
}

/** Struck hand to hand. */
export const blow = (name: string, percent: number, { cooldown = 'power', also = [] }: More = {}): Active => ({
  name,
  cooldown,
  reach: 1,
  aim: 'best_foe',
  effects: [{ does: 'strike', percent, to: 'aim' }, ...also],
});

/** Struck at all around it, when there are two at least. */
export const spin = (name: string, percent: number, { cooldown = 'power', also = [] }: More = {}): Active => ({
  name,
  cooldown,
  reach: 1,
  aim: 'none',
  use: [{ is: 'foes_in_reach', atLeast: 2 }],
  effects: [{ does: 'strike', percent, to: 'adjacent_foes' }, ...also],
});

/** AMM-1: a shot of a physical weapon costs one, whatever it does. */
export const shot = (
  name: string,
  reach: number,
  percent: number,
  {
    cooldown = 'power',
    aim = 'best_foe',
    trajectory = 'direct',
    armor,
    also = [],
  }: More & { readonly armor?: number } = {},
): Active => ({
  name,
  cooldown,
  reach,
  aim,
  trajectory,
  ammo: 1,
  effects: [{ does: 'strike', percent, to: 'aim', ...(armor !== undefined && { armor }) }, ...also],
});

/** Shots at all around an aim. */
export const salvo = (
  name: string,
  reach: number,
  percent: number,
  within: number,
  { cooldown = 'power', trajectory = 'arc', ammo = 1, also = [] }: More & { readonly ammo?: number } = {},
): Active => ({
  name,
  cooldown,
  reach,
  aim: 'densest_foe',
  trajectory,
  ammo,
  effects: [{ does: 'strike', percent, to: 'foes_around', centre: 'aim', within }, ...also],
});

/** RUN-20: magic at one target finds its way, but the bolts of shooters fly straight (`trajectory: 'direct'`). */
export const bolt = (
  name: string,
  reach: number,
  percent: number,
  { cooldown = 'power', aim = 'best_foe', trajectory = 'homing', also = [] }: More = {},
): Active => ({
  name,
  cooldown,
  reach,
  aim,
  trajectory,
  effects: [{ does: 'damage', amount: percent, of: 'atk', kind: 'magic', to: 'aim' }, ...also],
});

/** Magic at all around an aim. */
export const burst = (
  name: string,
  reach: number,
  percent: number,
  within: number,
  { cooldown = 'power', trajectory = 'homing', also = [] }: More = {},
): Active => ({
  name,
  cooldown,
  reach,
  aim: 'densest_foe',
  trajectory,
  effects: [
    { does: 'damage', amount: percent, of: 'atk', kind: 'magic', to: 'foes_around', centre: 'aim', within },
    ...also,
  ],
});

/** Magic that leaps from foe to foe. */
export const chain = (
  name: string,
  reach: number,
  percent: number,
  count: number,
  { cooldown = 'power', trajectory = 'homing' }: More = {},
): Active => ({
  name,
  cooldown,
  reach,
  aim: 'best_foe',
  trajectory,
  effects: [{ does: 'damage', amount: percent, of: 'atk', kind: 'magic', to: 'chain', count }],
});

/** Heals the weakest ally in reach that has lost a quarter of its HP. */
export const mend = (name: string, amount: number, { cooldown = 'power', also = [] }: More = {}): Active => ({
  name,
  cooldown,
  reach: 3,
  aim: 'wounded_ally',
  trajectory: 'homing',
  effects: [{ does: 'heal', amount, to: 'aim' }, ...also],
});

/** Lent to itself when somebody is in reach. */
export const stance = (
  name: string,
  given: readonly StatusName[],
  turns: number,
  { cooldown = 'power', also = [] }: More = {},
): Active => ({
  name,
  cooldown,
  reach: 0,
  aim: 'none',
  use: [{ is: 'foes_in_reach', atLeast: 1 }],
  effects: [...given.map((status): Effect => ({ does: 'status', status, turns, to: 'self' })), ...also],
});

/** Lent to the allies around it, once the enemy is near. */
export const blessing = (
  name: string,
  given: readonly StatusName[],
  turns: number,
  within: number,
  { cooldown = 'power', also = [] }: More = {},
): Active => ({
  name,
  cooldown,
  reach: 0,
  aim: 'none',
  use: [{ is: 'foes_near', within: 4, atLeast: 1 }],
  effects: [
    ...given.map((status): Effect => ({ does: 'status', status, turns, to: 'allies_around', centre: 'self', within })),
    ...also,
  ],
});

/** Lent to one enemy, or with `within` to all around it. */
export const hex = (
  name: string,
  given: readonly StatusName[],
  turns: number,
  { cooldown = 'power', aim = 'best_foe', within, also = [] }: More & { readonly within?: number } = {},
): Active => ({
  name,
  cooldown,
  reach: 3,
  aim: within === undefined ? aim : 'densest_foe',
  trajectory: 'homing',
  effects: [
    ...given.map(
      (status): Effect =>
        within === undefined
          ? { does: 'status', status, turns, to: 'aim' }
          : { does: 'status', status, turns, to: 'foes_around', centre: 'aim', within },
    ),
    ...also,
  ],
});

/** Lent to the enemies around it. */
export const shout = (
  name: string,
  within: number,
  effects: readonly Effect[],
  { cooldown = 'power' }: More = {},
): Active => ({
  name,
  cooldown,
  reach: 0,
  aim: 'none',
  use: [{ is: 'foes_near', within, atLeast: 1 }],
  effects,
});

/** Abilities of the same name are the same thing, whoever has them. */
export const shieldWall = stance('Shield Wall', ['shield_wall'], 2);
export const cleave: Active = {
  name: 'Cleave',
  cooldown: 'power',
  reach: 1,
  aim: 'best_foe',
  use: [{ is: 'foes_in_reach', atLeast: 2 }],
  effects: [{ does: 'strike', percent: 100, to: 'front_foes' }],
};
export const execute: Passive = { name: 'Execute', is: 'executes', below: 20 };
export const annihilate = blow('Annihilate', 150, { cooldown: 'ultimate' });
export const healing = mend('Heal', 18, { cooldown: 'basic' });
export const darkHeal = mend('Dark Heal', 24, { also: [{ does: 'damage', amount: 4, kind: 'magic', to: 'self' }] });
export const confuse = hex('Confuse', ['charmed'], 1, { cooldown: 'ultimate' });
export const poisonShot = shot('Poison', 4, 100, {
  trajectory: 'arc',
  also: [{ does: 'infect', contagion: 'poison', to: 'aim' }],
});
