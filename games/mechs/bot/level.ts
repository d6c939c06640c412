import type { Mode } from '../mech.ts';
import type { Gunner } from './salvo.ts';

/** A level is a budget and a temperament: the same thinking with other numbers. */
export interface Level extends Gunner {
  readonly name: string;
  readonly about: string;
  readonly modes: readonly Mode[];
  /** Weight of damage to be expected against damage to be done. */
  readonly caution: number;
  /** How many of its best moves it follows through the enemy's replies; 0: it looks no further than its own move. */
  readonly follows: number;
  /** How many of the best replies it tries of an enemy that has still to move. */
  readonly replies: number;
  /** Whether it reckons that an enemy that has still to move may turn and come nearer. */
  readonly foresees: boolean;
  /** How much better it is to strike whom comrades strike too. */
  readonly focus: number;
}
