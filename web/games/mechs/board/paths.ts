import { FACINGS, indexAhead } from '@tactarium/engine/grid/hex';
import type { View } from '@tactarium/games/mechs/client';
import type { Geometry, Spot } from '../../../board/geometry.ts';
import { angleOf, mapOf, RADIUS, toward } from './layout.ts';

/** A drawing in one path: it costs one node, however many hexes it covers. */
export type Path = string;
type FieldView = View['field'];

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

/** A hex with a corner on top. */
export const hexPath = (middle: Spot, radius = RADIUS): Path =>
  `M${[0, 60, 120, 180, 240, 300].map((degrees) => at(toward(middle, degrees, radius))).join('L')}z`;

export const hexesPath = (geometry: Geometry, cells: Iterable<number>, radius = RADIUS): Path => {
  let path = '';
  for (const cell of cells) path += hexPath(geometry.middleOf(cell), radius);
  return path;
};

export const linePath = (spots: readonly Spot[]): Path =>
  spots.map((spot, n) => `${n === 0 ? 'M' : 'L'}${at(spot)}`).join('');

/** The side of a hex in this direction, drawn a little shorter than it is. */
function sidePath(middle: Spot, degrees: number, inward = 0): Path {
  const [from, to] = [toward(middle, degrees - 30, RADIUS - inward), toward(middle, degrees + 30, RADIUS - inward)];
  return `M${at(from)}L${at(to)}`;
}

/** The sides of these hexes beyond which none of them lies. */
export function rimPath(field: FieldView, geometry: Geometry, cells: ReadonlySet<number>, turned: boolean): Path {
  const map = mapOf(field);
  let path = '';
  for (const cell of cells) {
    for (const facing of FACINGS) {
      const beyond = indexAhead(map, cell, facing);
      if (beyond === undefined || !cells.has(beyond))
        path += sidePath(geometry.middleOf(cell), angleOf(facing, turned), 2);
    }
  }
  return path;
}

export interface GroundPaths {
  readonly grid: Path;
  /** By level. */
  readonly levels: readonly Path[];
  /** By sign of the terrain: floor and drawing. */
  readonly floors: Readonly<Record<'l' | 'h' | 'r' | 'w', Path>>;
  readonly signs: Readonly<Record<'l' | 'h' | 'r' | 'w', Path>>;
  /** Slopes of one level, of two, and of those too steep to climb; with strokes toward the lower side. */
  readonly slopes: readonly [Path, Path, Path];
  readonly hachures: Path;
  /** Where a level is written. */
  readonly heights: readonly (Spot & { readonly level: number })[];
}

const tree = ({ x, y }: Spot, s: number): Path => `M${round(x)} ${round(y - 13 * s)}l${9 * s} ${20 * s}h${-18 * s}z`;
const stone = ({ x, y }: Spot, s: number): Path =>
  `M${round(x - 7 * s)} ${round(y + 4 * s)}l${3 * s} ${-9 * s}l${7 * s} ${-1 * s}l${5 * s} ${7 * s}l${-3 * s} ${4 * s}z`;
const wave = ({ x, y }: Spot): Path => `M${round(x - 15)} ${round(y)}q5-7 10 0t10 0t10 0`;
const beside = ({ x, y }: Spot, dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });

/** Signs stand around the middle, so that they can be told beside a mech. */
const SIGNS: Readonly<Record<'l' | 'h' | 'r' | 'w', (spot: Spot) => Path>> = {
  l: (spot) => tree(beside(spot, -19, 10), 1) + tree(beside(spot, 17, -12), 1.1),
  h: (spot) =>
    tree(beside(spot, -20, 12), 1.15) +
    tree(beside(spot, 18, 14), 1.05) +
    tree(beside(spot, -13, -16), 1.1) +
    tree(beside(spot, 16, -14), 1.2),
  r: (spot) => stone(beside(spot, -18, -8), 1) + stone(beside(spot, 15, 12), 1.3) + stone(beside(spot, 10, -18), 0.8),
  w: (spot) => wave(beside(spot, -8, -14)) + wave(beside(spot, 8, 2)) + wave(beside(spot, -8, 18)),
};

const cache = new WeakMap<FieldView, Map<boolean, GroundPaths>>();

/** The ground never changes in a battle: its paths are made once. */
export function groundPaths(field: FieldView, geometry: Geometry, turned: boolean): GroundPaths {
  const made = cache.get(field) ?? new Map<boolean, GroundPaths>();
  cache.set(field, made);
  const paths = made.get(turned) ?? drawGround(field, geometry, turned);
  made.set(turned, paths);
  return paths;
}

function drawGround(field: FieldView, geometry: Geometry, turned: boolean): GroundPaths {
  const map = mapOf(field);
  const levelOf = (cell: number): number => Number(field.level[Math.trunc(cell / map.width)]![cell % map.width]);
  const floors = { l: '', h: '', r: '', w: '' };
  const signs = { l: '', h: '', r: '', w: '' };
  const levels: string[] = [];
  const slopes: [Path, Path, Path] = ['', '', ''];
  const heights: (Spot & { level: number })[] = [];
  let [grid, hachures] = ['', ''];
  for (let cell = 0; cell < geometry.cells; cell++) {
    const middle = geometry.middleOf(cell);
    const level = levelOf(cell);
    const terrain = field.terrain[Math.trunc(cell / map.width)]![cell % map.width]!;
    grid += hexPath(middle);
    levels[level] = (levels[level] ?? '') + hexPath(middle, RADIUS + 0.6);
    if (level > 0) heights.push({ ...beside(middle, 0, 40), level });
    if (terrain === 'l' || terrain === 'h' || terrain === 'r' || terrain === 'w') {
      floors[terrain] += hexPath(middle, RADIUS - 1);
      signs[terrain] += SIGNS[terrain](middle);
    }
    for (const facing of FACINGS) {
      const next = indexAhead(map, cell, facing);
      if (next === undefined) continue;
      const drop = level - levelOf(next);
      if (drop <= 0) continue;
      const degrees = angleOf(facing, turned);
      slopes[Math.min(3, drop) - 1] += sidePath(middle, degrees);
      for (const lean of [-16, 0, 16]) {
        const [from, to] = [
          toward(middle, degrees + lean, 46),
          toward(middle, degrees + lean * 0.86, 46 + 5 + 3 * drop),
        ];
        hachures += linePath([from, to]);
      }
    }
  }
  return { grid, levels: levels.map((path) => path ?? ''), floors, signs, slopes, hachures, heights };
}

/** A sector of a circle, in degrees clockwise from up. */
export function sectorPath(middle: Spot, from: number, to: number, radius: number): Path {
  const sweep = (((to - from) % 360) + 360) % 360;
  const [start, end] = [toward(middle, from, radius), toward(middle, from + sweep, radius)];
  return `M${at(middle)}L${at(start)}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${at(end)}z`;
}

/** All hexes up to so far: a large hex whose corners lie along the facings. */
export const ringPath = (middle: Spot, hexes: number): Path =>
  `M${[-30, 30, 90, 150, 210, 270].map((degrees) => at(toward(middle, degrees, (hexes + 0.55) * Math.sqrt(3) * RADIUS))).join('L')}z`;

/** An arrow head that points away from the middle. */
export function wedgePath(middle: Spot, degrees: number, from: number, to: number, half: number): Path {
  const foot = toward(middle, degrees, from);
  const [left, right] = [toward(foot, degrees - 90, half), toward(foot, degrees + 90, half)];
  return `M${at(left)}L${at(toward(middle, degrees, to))}L${at(right)}z`;
}

/** A jump as it is seen from the side: a bow over the straight line. */
export function bowPath(from: Spot, to: Spot): Path {
  const height = Math.max(40, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return `M${at(from)}Q${at({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - height })} ${at(to)}`;
}
