export const PHASES = ['deployment', 'movement', 'attack', 'physical', 'finished'] as const;
export type PhaseName = (typeof PHASES)[number];
