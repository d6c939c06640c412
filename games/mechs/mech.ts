import type { Seat } from '@tactarium/engine';
import type { Facing } from '@tactarium/engine/grid/hex';

import { damaged, legActuators, legsLost, newRecord, type RecordSheet, workingJets } from './resolution/record.ts';
import type { Moved, Ruleset } from './resolution/tables.ts';
import { LL, RL } from './sheet/locations.ts';
import type { Mount, Sheet } from './sheet/sheet.ts';

export const MODES = ['walk', 'walk_back', 'run', 'jump'] as const;
export type Mode = (typeof MODES)[number];

/** MEC-7: as what a move of each mode counts. */
export const COUNTS_AS: Readonly<Record<Mode, Moved>> = {
  walk: 'walked',
  walk_back: 'walked',
  run: 'ran',
  jump: 'jumped',
};

/** Not on the map yet. */
export const NOWHERE = -1;

/** A mech on the field: its record sheet, where it stands, and what it has done this turn. */
export interface Mech extends RecordSheet {
  readonly side: Seat;
  gunnery: number;
  /** The pilot's name, where one was given. */
  readonly pilot?: string;
  /** A hex index, or NOWHERE before it is deployed. */
  at: number;
  facing: Facing;
  twist: number;
  twisted: boolean;
  moved: Moved;
  hexes: number;
  /** MP spent this turn. */
  spent: number;
  /** With which the turn began. */
  heat: number;
  shutdown: boolean;
  /** The turn in which it shut down; 0: before this one. */
  shutdownIn: number;
  /** The turn in which the pilot lost consciousness; 0: before this one. */
  unconsciousIn: number;
  /** Bit n is set when weapon n was used this turn. */
  fired: number;
  /** The limbs, by location, that struck this turn: a bit each. */
  struck: number;
  /** The first target declared this turn; empty: none yet. */
  primary: string;
  /** Its part of this phase is over. */
  done: boolean;
}

export const newMech = (id: string, side: Seat, sheet: Sheet): Mech => ({
  ...newRecord(id, sheet),
  side,
  gunnery: 4,
  at: NOWHERE,
  facing: 0,
  twist: 0,
  twisted: false,
  moved: 'stationary',
  hexes: 0,
  spent: 0,
  heat: 0,
  shutdown: false,
  shutdownIn: 0,
  unconsciousIn: 0,
  fired: 0,
  struck: 0,
  primary: '',
  done: false,
});

export const copyMech = (mech: Mech): Mech => ({
  ...mech,
  armor: mech.armor.slice(),
  structure: mech.structure.slice(),
  hits: mech.hits.slice(),
  ammo: mech.ammo.slice(),
});

/** A copy whose fields are in the usual order, wherever they were read from: views are compared byte by byte. */
export const mechFrom = (mech: Mech): Mech => copyMech({ ...newMech(mech.id, mech.side, mech.sheet), ...mech });

/** What lasts for one turn. */
type Deeds = Pick<Mech, 'twist' | 'twisted' | 'moved' | 'hexes' | 'spent' | 'fired' | 'struck' | 'primary'>;

/** What a new turn forgets: MEC-19 ends the twist. */
export function beginTurn(mech: Deeds): void {
  mech.twist = 0;
  mech.twisted = false;
  mech.moved = 'stationary';
  mech.hexes = 0;
  mech.spent = 0;
  mech.fired = 0;
  mech.struck = 0;
  mech.primary = '';
}

/** MEC-28: the others are passed over. */
export const isAble = ({ destroyed, shutdown, conscious }: Mech): boolean => !destroyed && !shutdown && conscious;

/** MEC-10: a target that cannot move. */
export const isImmobile = ({ shutdown, conscious }: Mech): boolean => shutdown || !conscious;

const HEAT_A_POINT = 5;

/** MEC-24, MEC-30: on one leg a mech has 1 MP whatever else is damaged; without legs none. */
export function walkMp(rules: Ruleset, mech: Mech): number {
  const { walk } = mech.sheet.design;
  const lost = legsLost(mech);
  const mp = lost === 0 ? limping(rules, mech, walk) : lost === 1 ? Math.min(walk, 1) : 0;
  return Math.max(0, mp - Math.trunc(mech.heat / HEAT_A_POINT));
}

/** Hips halve, rounded up, then leg actuators take a point each. MEC-39: a hip may count alone, and both leave nothing. */
function limping({ jointsAlone }: Ruleset, mech: Mech, walk: number): number {
  const hips = damaged(mech, 'hip');
  if (hips > 1 && jointsAlone) return 0;
  let mp = walk;
  for (let n = 0; n < hips; n++) mp = Math.trunc((mp + 1) / 2);
  for (const leg of [LL, RL]) if (!jointsAlone || damaged(mech, 'hip', leg) === 0) mp -= legActuators(mech, leg);
  return mp;
}

/** MEC-29: one and a half times the walk, rounded up. */
export const runFor = (walk: number): number => Math.trunc((3 * walk + 1) / 2);

/** MEC-24: a mech on one leg does not run. */
export const runMp = (rules: Ruleset, mech: Mech): number => (legsLost(mech) > 0 ? 0 : runFor(walkMp(rules, mech)));

/** MEC-24: a jet that was hit, or was in a lost location, lifts no more. */
export const jumpMp = (mech: Mech): number => (legsLost(mech) > 1 ? 0 : workingJets(mech));

/** All that it could spend on foot this turn. */
const mpOnFoot = (rules: Ruleset, mech: Mech): number => Math.max(walkMp(rules, mech), runMp(rules, mech));

const STAND_MP = 2;

/** MEC-31: a mech that has only 1 MP may spend it for the attempt. */
export const standCost = (rules: Ruleset, mech: Mech): number => (mpOnFoot(rules, mech) === 1 ? 1 : STAND_MP);

/** MP left on foot after what was spent. */
export const mpLeft = (rules: Ruleset, mech: Mech): number => Math.max(0, mpOnFoot(rules, mech) - mech.spent);

/** MP left for a mode after what standing up has cost. A jump is not made from a standing start. */
export function mpFor(rules: Ruleset, mech: Mech, mode: Mode): number {
  if (mode === 'jump') return mech.spent > 0 ? 0 : jumpMp(mech);
  return Math.max(0, (mode === 'run' ? runMp(rules, mech) : walkMp(rules, mech)) - mech.spent);
}

const SHORTEST_JUMP_HEAT = 3;
export const ENGINE_HEAT = 5;

export function movementHeat({ moved, hexes }: Pick<Mech, 'moved' | 'hexes'>): number {
  switch (moved) {
    case 'stationary':
      return 0;
    case 'walked':
      return 1;
    case 'ran':
      return 2;
    case 'jumped':
      return Math.max(SHORTEST_JUMP_HEAT, hexes);
  }
}

/** MEC-30: what the turn has recorded so far, to be added in the heat phase. */
export function heatRecorded(mech: Mech): number {
  let heat = movementHeat(mech) + ENGINE_HEAT * damaged(mech, 'engine');
  for (const [index, { weapon }] of mech.sheet.weapons.entries()) if (mech.fired & (1 << index)) heat += weapon.heat;
  return heat;
}

/** How commands and scenarios may spell a weapon: `Medium laser in ra` is `medium laser in RA`. */
export function weaponId(text: string): string {
  const [, name, place, number = ''] = /^(.*?)\s+in\s+(\w+)(?:\s+(#\d+))?$/i.exec(text.trim()) ?? [];
  if (name === undefined || place === undefined) return text;
  const plain = `${name.toLowerCase().replaceAll('_', ' ')} in ${place.toUpperCase()}`;
  return number === '' || number === '#1' ? plain : `${plain} ${number}`;
}

export const weaponIndex = ({ sheet }: Mech, id: string): number => sheet.weapons.findIndex((mount) => mount.id === id);

/** The bin that the weapon's next shot comes from, in sheet order; undefined: none is left. -1: it needs none. */
export function feedOf({ sheet, ammo, structure, hits }: Mech, { weapon }: Mount): number | undefined {
  if (weapon.shots === 0) return -1;
  const index = sheet.bins.findIndex(
    (bin, n) =>
      bin.weapon === weapon && ammo[n]! > 0 && structure[bin.location]! > 0 && !(hits[bin.location]! & bin.mask),
  );
  return index < 0 ? undefined : index;
}
