import type { Seat } from '@tactarium/engine';

export const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];
export const other = (seat: Seat): Seat => 1 - seat;

export const PHASES = ['deployment', 'movement', 'attack', 'physical', 'finished'] as const;
export type PhaseName = (typeof PHASES)[number];

export const MODES = ['walk', 'walk_back', 'run', 'jump'] as const;
export type Mode = (typeof MODES)[number];

export type OutcomeView = {
  readonly winner?: SideName;
  readonly draw?: true;
  readonly void?: true;
  readonly reason: string;
};
