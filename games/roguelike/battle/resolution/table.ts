import { abilities } from '../subsystems/abilities/abilities.ts';
import { ammunition } from '../subsystems/ammunition/ammunition.ts';
import { auras } from '../subsystems/auras/auras.ts';
import { charge } from '../subsystems/charge/charge.ts';
import { contagion } from '../subsystems/contagion/contagion.ts';
import { engagement } from '../subsystems/engagement/engagement.ts';
import { flanking } from '../subsystems/flanking/flanking.ts';
import { phalanx } from '../subsystems/phalanx/phalanx.ts';
import { resolve } from '../subsystems/resolve/resolve.ts';
import { riposte } from '../subsystems/riposte/riposte.ts';
import { shred } from '../subsystems/shred/shred.ts';
import { sight } from '../subsystems/sight/sight.ts';
import { vigilance } from '../subsystems/vigilance/vigilance.ts';
import type { Moments, Questions, Slot, Subsystem } from './subsystem.ts';

/** The order of resolution. This table is the whole of it. */
export const resolution = {
  // Questions: sums, products and any-of, so the order cannot matter (laws.test.ts shuffles it).
  atk: [resolve, engagement, ammunition, contagion, abilities],
  armor: [resolve, phalanx, shred, abilities],
  speed: [vigilance, contagion, abilities],
  initiative: [auras, abilities],
  dodge: [auras, abilities],
  damage: [riposte, charge, vigilance, abilities],
  shock: [flanking],
  steadiness: [phalanx, abilities],
  recovery: [resolve, auras, abilities],
  missing: [auras, abilities],
  holds: [engagement],
  disarms: [ammunition],
  handToHand: [engagement],
  obscures: [sight],
  locksFacing: [flanking],
  bypassesShield: [flanking],
  forbidsRiposte: [flanking, resolve],
  fearless: [auras],
  holdsTogether: [auras],
  breaks: [resolve],
  delaysBreak: [phalanx],
  resists: [contagion],
  invulnerable: [abilities],

  // Moments: order matters. Read the rows from above, each left to right.
  roundStarted: [riposte],

  // The turn start of RUN-26, row by row. A unit that dies on the way stops there.
  cooled: [abilities],
  pulsed: [auras],
  sickened: [contagion],
  suffered: [auras, abilities],
  regenerated: [abilities],
  daunted: [resolve, auras],
  wavered: [phalanx, resolve],
  crumbled: [resolve],
  recovered: [resolve],
  rallied: [resolve],
  mended: [shred],
  resupplied: [ammunition],
  engaged: [flanking],

  // A march, cell by cell.
  leaving: [engagement],
  stepped: [engagement, vigilance],
  guarded: [vigilance],
  arrived: [engagement, charge],
  displaced: [vigilance, sight],

  // A blow.
  loosed: [ammunition],
  landed: [abilities],
  softened: [abilities, phalanx],
  struck: [shred, resolve, abilities],
  delivered: [engagement, riposte, charge, vigilance, abilities],
  clashed: [riposte],
  died: [phalanx, auras, contagion, sight, resolve, abilities],
  broke: [vigilance, resolve],

  turnEnded: [contagion, abilities, vigilance],
  roundEnded: [auras],
} satisfies { readonly [S in Slot]: readonly (Subsystem & Required<Pick<Subsystem, S>>)[] };

/** The rows of a turn start, in order. */
export const TURN_START = [
  'cooled',
  'pulsed',
  'sickened',
  'suffered',
  'regenerated',
  'daunted',
  'wavered',
  'crumbled',
  'recovered',
  'rallied',
  'mended',
  'resupplied',
  'engaged',
] as const satisfies readonly (keyof Moments)[];

/** The twelve that can be switched off. Abilities are always on. */
export const SYSTEMS = [
  'resolve',
  'engagement',
  'flanking',
  'sight',
  'riposte',
  'charge',
  'phalanx',
  'auras',
  'ammunition',
  'vigilance',
  'contagion',
  'shred',
] as const;
export type SystemName = (typeof SYSTEMS)[number];

/** The table as a battle uses it: for each slot the functions to call, without the systems that are off. */
export type Rules = {
  readonly [S in Slot]: readonly (Questions & Moments)[S][];
} & {
  readonly on: { readonly [S in SystemName]: boolean };
  /** The rows of TURN_START, one after the other. */
  readonly turnStart: readonly Moments['cooled'][];
};

type Table = { readonly [S in Slot]: readonly Subsystem[] };

/** The table for these systems. Another arrangement of rows is for tests. */
export function rulesFor(systems: readonly SystemName[], table: Table = resolution): Rules {
  const isOn = (name: string): boolean => name === 'abilities' || systems.includes(name as SystemName);
  const answering = (slot: Slot) => table[slot].filter(({ name }) => isOn(name)).map((subsystem) => subsystem[slot]);
  const slots = (Object.keys(resolution) as Slot[]).map((slot) => [slot, answering(slot)]);
  const turnStart = TURN_START.flatMap(answering);
  const on = Object.fromEntries(SYSTEMS.map((name) => [name, isOn(name)]));
  return { ...Object.fromEntries(slots), on, turnStart } as Rules;
}

export const allRules: Rules = rulesFor(SYSTEMS);
