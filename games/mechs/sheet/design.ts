import type { LocationName, PlateName } from './locations.ts';

/**
 * A mech on paper: what a builder writes, a file holds and a sheet is made from. Equipment is listed by location in the
 * order of its slots: a weapon's name, with ` (rear)` where it looks backward, `<weapon> ammunition` for a ton of it,
 * `heat sink`, `jump jet`.
 */
export type Design = {
  readonly name: string;
  readonly tons: number;
  readonly walk: number;
  readonly jump: number;
  /** All of them; those that are not in `equipment` are in the engine. */
  readonly sinks: number;
  readonly armor: { readonly [plate in PlateName]: number };
  readonly equipment: { readonly [location in LocationName]?: readonly string[] };
};

export const REAR = ' (rear)';
export const AMMUNITION = ' ammunition';
export const HEAT_SINK = 'heat sink';
export const JUMP_JET = 'jump jet';
