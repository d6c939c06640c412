import type { Weapon } from '../content/weapons.ts';

export const RULESETS = ['introductory', 'classic'] as const;
export type RulesetName = (typeof RULESETS)[number];

export const MOVED = ['stationary', 'walked', 'ran', 'jumped'] as const;
export type Moved = (typeof MOVED)[number];

/** The tables in which the rulesets differ. The pipeline asks them and knows neither ruleset by name. */
export interface Ruleset {
  readonly name: RulesetName;
  /** The farthest a weapon reaches. */
  reach(weapon: Weapon): number;
  /** What a distance within its reach adds. */
  range(weapon: Weapon, distance: number): number;
  /** By the hexes a target entered; what a jump adds is separate. */
  targetMovement(hexes: number): number;
  /** What the attacker's heat adds: the first row whose heat it has reached. */
  readonly heat: readonly (readonly [from: number, adds: number])[];
  /** By wounds: the least roll with which a pilot stays awake. */
  consciousness(wounds: number): number;
  /** MEC-12. */
  readonly twoMisses: boolean;
  /** MEC-37: whether a physical phase follows the resolution. */
  readonly physical: boolean;
  /** MEC-38: what lying down adds to one's own shots; where it adds anything, one arm must prop the mech up. */
  readonly proneAttacker: number;
  /** MEC-39: a shoulder spoils the aim and a hip halves movement alone, whatever else of that limb is hit. */
  readonly jointsAlone: boolean;
  /** MEC-41: kicks that hit and hit leg actuators are piloting rolls, and a lost leg adds to every roll. */
  readonly moreRolls: boolean;
  /** MEC-42: mechs and woods have heights. */
  readonly heights: boolean;
  /** MEC-43: what a secondary target outside the forward arc adds. */
  readonly secondaryAside: number;
}

/** MEC-6: no weapon reaches beyond. */
const FARTHEST = 15;
const SHORT = 3;
const MEDIUM = 6;

/** MEC-36: the least number of hexes for each step of target movement. */
const TARGET_STEPS = [3, 5, 7, 10, 18, 25];
const STAYS_AWAKE = [3, 5, 7, 10, 11];

export const rulesets: Readonly<Record<RulesetName, Ruleset>> = {
  introductory: {
    name: 'introductory',
    reach: ({ long }) => Math.min(long, FARTHEST),
    range: (_weapon, distance) => (distance <= SHORT ? 0 : distance <= MEDIUM ? 2 : 4),
    targetMovement: (hexes) => Math.trunc((hexes + 4) / 5),
    heat: [
      [13, 3],
      [8, 2],
      [5, 1],
    ],
    consciousness: (wounds) => 4 + wounds,
    twoMisses: true,
    physical: false,
    proneAttacker: 0,
    jointsAlone: false,
    moreRolls: false,
    heights: false,
    secondaryAside: 1,
  },
  classic: {
    name: 'classic',
    reach: ({ long }) => long,
    range: ({ short, medium }, distance) => (distance <= short ? 0 : distance <= medium ? 2 : 4),
    targetMovement: (hexes) => TARGET_STEPS.filter((from) => hexes >= from).length,
    heat: [
      [24, 4],
      [17, 3],
      [13, 2],
      [8, 1],
    ],
    // A position may hold a pilot who sleeps without a wound.
    consciousness: (wounds) => STAYS_AWAKE[Math.max(0, wounds - 1)] ?? 13,
    twoMisses: false,
    physical: true,
    proneAttacker: 2,
    jointsAlone: true,
    moreRolls: true,
    heights: true,
    secondaryAside: 2,
  },
};

/** MEC-7. */
export const ATTACKER_MOVEMENT: Readonly<Record<Moved, number>> = { stationary: 0, walked: 1, ran: 2, jumped: 3 };
