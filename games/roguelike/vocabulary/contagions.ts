import type { Tag } from './tags.ts';

/** CON-1, in the order in which a unit's contagions are dealt with. */
export const CONTAGIONS = ['fire', 'poison', 'curse', 'frost', 'plague'] as const;
export type ContagionName = (typeof CONTAGIONS)[number];
/** An index into CONTAGIONS. */
export type Contagion = number;

export interface ContagionKind {
  /** Percent, for each orthogonal neighbour. */
  readonly spread: number;
  readonly damage: number;
  readonly turns: number;
  /** Lost at each turn start. */
  readonly resolve: number;
  /** Percent of ATK. */
  readonly atk: number;
  readonly speed: number;
  readonly immune: Tag;
}

export const contagions: readonly ContagionKind[] = [
  { spread: 50, damage: 8, turns: 3, resolve: 5, atk: 0, speed: 0, immune: 'FireImmune' },
  { spread: 30, damage: 5, turns: 5, resolve: 0, atk: -10, speed: 0, immune: 'PoisonImmune' },
  { spread: 40, damage: 0, turns: 4, resolve: 10, atk: -20, speed: 0, immune: 'CurseImmune' },
  { spread: 25, damage: 3, turns: 3, resolve: 0, atk: 0, speed: -1, immune: 'FrostImmune' },
  { spread: 60, damage: 10, turns: 2, resolve: 8, atk: 0, speed: 0, immune: 'PlagueImmune' },
];

export const FIRE: Contagion = 0;
export const POISON: Contagion = 1;
/** CON-2: what Humans catch more easily. */
export const FIRE_ON_HUMANS = 10;
