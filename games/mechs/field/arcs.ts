import { bearing, type Facing, type HexMap, hexAt, inSector, turn } from '@tactarium/engine/grid/hex';
import type { Column } from '../resolution/location.ts';
import { isArm, isLeg, LA, type Location } from '../sheet/locations.ts';
import type { Field } from './field.ts';

/** MEC-18: from which side `attacker` strikes a mech at `at`. Edges go to the front, then to the side. */
export function columnOf(field: Field, at: number, facing: Facing, attacker: number): Column {
  const degrees = bearing(hexAt(field, at), hexAt(field, attacker), facing);
  if (inSector(degrees, 270, 90)) return 'front';
  if (inSector(degrees, 90, 150)) return 'right';
  return inSector(degrees, 210, 270) ? 'left' : 'rear';
}

/** MEC-19: sectors clockwise from the facing of what bears the weapon, edges included. */
export const FORWARD = [300, 60] as const;
const LEFT_ARM = [240, 60] as const;
const RIGHT_ARM = [300, 120] as const;
const REARWARD = [120, 240] as const;

/** The arc of what is mounted there: from and to, in degrees. */
export const sectorOf = (location: Location, rear: boolean): readonly [number, number] => {
  if (rear) return REARWARD;
  if (!isArm(location)) return FORWARD;
  return location === LA ? LEFT_ARM : RIGHT_ARM;
};

/** Whether what is mounted there bears on a hex. Legs do not twist. */
export function bears(
  field: Field,
  at: number,
  facing: Facing,
  twist: number,
  mount: { readonly location: Location; readonly rear: boolean },
  target: number,
): boolean {
  const ahead = isLeg(mount.location) ? facing : turn(facing, twist);
  const [from, to] = sectorOf(mount.location, mount.rear);
  return inSector(bearing(hexAt(field, at), hexAt(field, target), ahead), from, to);
}

/** The facing that looks most nearly from hex to hex; halfway between two, the one clockwise. */
export const facingToward = (map: HexMap, from: number, to: number): Facing =>
  (Math.trunc((bearing(hexAt(map, from), hexAt(map, to)) + 30) / 60) % 6) as Facing;

/** MEC-37: punches follow the torso, kicks the legs. */
export function inFront(field: Field, at: number, facing: Facing, target: number): boolean {
  return inSector(bearing(hexAt(field, at), hexAt(field, target), facing), ...FORWARD);
}
