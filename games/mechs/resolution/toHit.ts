import type { Weapon } from '../content/weapons.ts';
import { ATTACKER_MOVEMENT, type Moved, type Ruleset } from './tables.ts';

export const LINES = [
  'base',
  'range',
  'attacker',
  'target',
  'heat',
  'woods',
  'prone',
  'immobile',
  'secondary',
  'sensors',
  'actuators',
  'minimum',
  'prone_attacker',
  'cover',
  'kick',
] as const;
export type LineName = (typeof LINES)[number];

/** Every modifier by name; those of 0 are left out. */
export type Lines = { readonly [line in LineName]?: number };

export interface ToHit {
  /** MEC-10: the sum of the lines, as it is: below 2 it always hits but for a 2, above 12 it is impossible. */
  readonly number: number;
  readonly lines: Lines;
}

/** What a target adds to any attack on it. */
export interface Aim {
  readonly attackerMoved: Moved;
  readonly targetMoved: Moved;
  readonly targetHexes: number;
  readonly distance: number;
  /** Points of woods in the target's hex and between. */
  readonly woods: number;
  readonly targetProne: boolean;
  /** Shut down, or the pilot unconscious. */
  readonly targetImmobile: boolean;
  /** The target is not the attacker's primary: in its forward arc, or aside of it. */
  readonly secondary: 'no' | 'ahead' | 'aside';
  readonly sensors: boolean;
  /** Of the limb that attacks. */
  readonly actuators: number;
  readonly attackerProne: boolean;
  /** MEC-42: ground beside the target hides its legs. */
  readonly cover: boolean;
}

/** Everything that a shot depends on, without a map. */
export interface Shot extends Aim {
  readonly gunnery: number;
  readonly weapon: Weapon;
  /** With which the turn began. */
  readonly heat: number;
}

export interface Swing extends Aim {
  readonly piloting: number;
  readonly kick: boolean;
}

const IMPOSSIBLE_ABOVE = 12;
const KICK = -2;

/** MEC-5 to MEC-10. */
export function toHit(rules: Ruleset, shot: Shot): ToHit {
  const { gunnery, weapon, distance, heat } = shot;
  return sumLines(LINES, {
    base: gunnery,
    range: rules.range(weapon, distance),
    ...aimLines(rules, shot),
    heat: heatAim(rules, heat),
    minimum: distance <= weapon.minimum ? weapon.minimum - distance + 1 : 0,
  });
}

/** MEC-9: what the attacker's heat adds. */
export const heatAim = (rules: Ruleset, heat: number): number => rules.heat.find(([from]) => heat >= from)?.[1] ?? 0;

/** MEC-37. */
export const toHitByHand = (rules: Ruleset, swing: Swing): ToHit =>
  sumLines(LINES, { base: swing.piloting, ...aimLines(rules, swing), kick: swing.kick ? KICK : 0 });

const aimLines = (rules: Ruleset, aim: Aim): Lines => ({
  attacker: ATTACKER_MOVEMENT[aim.attackerMoved],
  target: targetMovement(rules, aim.targetMoved, aim.targetHexes),
  woods: aim.woods,
  prone: aim.targetProne ? (aim.distance <= 1 ? -2 : 1) : 0,
  immobile: aim.targetImmobile ? -4 : 0,
  secondary: aim.secondary === 'no' ? 0 : aim.secondary === 'ahead' ? 1 : rules.secondaryAside,
  sensors: aim.sensors ? 2 : 0,
  actuators: aim.actuators,
  prone_attacker: aim.attackerProne ? rules.proneAttacker : 0,
  cover: aim.cover ? 1 : 0,
});

/** MEC-8: who only turned is stationary here. */
export const targetMovement = (rules: Ruleset, moved: Moved, hexes: number): number =>
  moved === 'stationary' ? 0 : rules.targetMovement(hexes) + (moved === 'jumped' ? 1 : 0);

/** The sum of all, and those that are not 0, in the order of their names. */
export function sumLines<Name extends string>(
  names: readonly Name[],
  all: { readonly [name in Name]?: number },
): { readonly number: number; readonly lines: { readonly [name in Name]?: number } } {
  const lines: { [name in Name]?: number } = {};
  let number = 0;
  for (const name of names) {
    const value: number = all[name] ?? 0;
    number += value;
    if (value !== 0) lines[name] = value;
  }
  return { number, lines };
}

/** MEC-13. */
export interface HitOptions {
  readonly boxcarsHit: boolean;
}

export const isImpossible = (number: number, { boxcarsHit }: HitOptions): boolean =>
  number > IMPOSSIBLE_ABOVE && !boxcarsHit;

/** MEC-11 to MEC-13: whether this roll of 2d6 hits. */
export function hits(rules: Ruleset, number: number, roll: number, { boxcarsHit }: HitOptions): boolean {
  if (roll === 2 && rules.twoMisses) return false;
  if (roll === 12 && boxcarsHit) return true;
  return roll >= number;
}

/** Of 36: in how many ways two dice show each sum from 2 to 12; index 0 is the sum 2. */
export const WAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** In how many of 36 two dice stay below a number. */
export function waysBelow(number: number): number {
  let ways = 0;
  for (let roll = 2; roll < Math.min(number, 13); roll++) ways += WAYS[roll - 2]!;
  return ways;
}

/** In how many of 36 the shot hits. */
export function chance(rules: Ruleset, number: number, options: HitOptions): number {
  let ways = 0;
  for (let roll = 2; roll <= 12; roll++) if (hits(rules, number, roll, options)) ways += WAYS[roll - 2]!;
  return ways;
}
