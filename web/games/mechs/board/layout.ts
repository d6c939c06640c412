import { distance, FACINGS, type Facing, type HexMap, hexAt, indexOf } from '@tactarium/engine/grid/hex';
import type { Cell, View } from '@tactarium/games/mechs/client';
import { type Geometry, hexes, type Spot } from '../../../board/geometry.ts';

/** Units of the drawing: from the middle of a hex to a corner, and the frame around the map. */
export const RADIUS = 50;
export const FRAME = 44;
/** Across a hex from side to side: what the level of detail goes by. */
export const HEX = Math.sqrt(3) * RADIUS;

type FieldView = View['field'];

export const mapOf = ({ size: [width, height], shape }: FieldView): HexMap => ({ width, height, shape });

const known = new Map<string, Geometry>();

/** Where the hexes of a map are. Side A has its own rows below when it looks at a turned map. */
export function geometryOf(field: FieldView, turned: boolean): Geometry {
  const map = mapOf(field);
  const key = `${map.width} ${map.height} ${map.shape} ${turned}`;
  const geometry = known.get(key) ?? hexes({ ...map, radius: RADIUS, frame: FRAME, turned });
  known.set(key, geometry);
  return geometry;
}

/** Side A's rows are the first ones: for A the map is turned, so that one's own are below. */
export const isTurned = ({ viewer }: Pick<View, 'viewer'>): boolean => viewer === 'a';

/** Degrees clockwise from straight up. */
export const angleOf = (facing: number, turned: boolean): number => -30 + 60 * facing + (turned ? 180 : 0);

/** The facing as it is seen on the screen: 0 is up left, then clockwise. */
export const seenFacing = (facing: number, turned: boolean): Facing => FACINGS[(facing + (turned ? 3 : 0)) % 6]!;

export const indexAt = (field: FieldView, [q, r]: Cell): number | undefined => indexOf(mapOf(field), { q, r });

/** So many units from a spot, in degrees clockwise from up. */
export function toward({ x, y }: Spot, degrees: number, units: number): Spot {
  const radians = (degrees * Math.PI) / 180;
  return { x: x + Math.sin(radians) * units, y: y - Math.cos(radians) * units };
}

/** Hexes from one to another. */
export const rangeOf = (field: FieldView, from: number, to: number): number =>
  distance(hexAt(mapOf(field), from), hexAt(mapOf(field), to));
