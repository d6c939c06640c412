import {
  type SeatName,
  SHIELD_FROM,
  type Tile,
  type UnitOn,
  type View,
  type WallView,
} from '@tactarium/games/forests/client';
import type { Colors } from '../../terminal.ts';

/** Four columns a tile, and one for the wall beside it. */
const WIDTH = 4;
const FOREST = '♣';
const FOG = '░░░░';

export const sideName = (seat: SeatName): string => seat.toUpperCase();
export const paint = (colors: Colors, owner: SeatName | 'neutral' | null, text: string): string =>
  owner === 'a' ? colors.cyan(text) : owner === 'b' ? colors.magenta(text) : text;

type Key = string;
const keyOf = ([x, y]: Tile): Key => `${x},${y}`;

/** The map with its coordinates: columns above and below, rows on both sides. */
export function drawMap(view: View, colors: Colors): readonly string[] {
  const indices = [...Array(view.size).keys()];
  const units = new Map(view.units.map((unit) => [keyOf(unit.at), unit]));
  const forests = new Map(view.forests.map((forest) => [keyOf(forest.at), forest]));
  const walls = new Map(view.walls.map((wall) => [`${keyOf(wall.between[0])} ${keyOf(wall.between[1])}`, wall]));
  const wallOf = (one: Tile, two: Tile): WallView | undefined => walls.get(`${keyOf(one)} ${keyOf(two)}`);
  const numbers = `   ${indices
    .map((x) =>
      String(x)
        .padStart(3)
        .padEnd(WIDTH + 1),
    )
    .join('')}`.trimEnd();
  const rule = colors.gray(`  +${'-'.repeat(view.size * (WIDTH + 1) - 1)}+`);
  const side = colors.gray('|');
  const lines = indices.flatMap((y) => {
    const row = indices.map((x) => {
      const tile = drawTile(view, [x, y], units.get(keyOf([x, y])), forests.get(keyOf([x, y]))?.owner, colors);
      return x === view.size - 1 ? tile : tile + upright(wallOf([x, y], [x + 1, y]), colors);
    });
    const drawn = `${String(y).padStart(2)}${side}${row.join('')}${side}${y}`;
    if (y === view.size - 1) return [drawn];
    const below = indices.map((x) => lying(wallOf([x, y], [x, y + 1]), colors)).join(' ');
    return [drawn, `  ${side}${below}${side}`];
  });
  return [numbers, rule, ...lines, rule, numbers];
}

function drawTile(
  view: View,
  at: Tile,
  unit: UnitOn | undefined,
  owner: SeatName | null | undefined,
  colors: Colors,
): string {
  const base = keyOf(at) === '0,0' ? 'a' : keyOf(at) === keyOf([view.size - 1, view.size - 1]) ? 'b' : undefined;
  if (base) return paint(colors, base, colors.bold(`[${sideName(base)}] `));
  const wood = owner === undefined ? '' : FOREST;
  if (unit) {
    const name = `${sideName(unit.seat)}${unit.hp}`;
    const marks = `${unit.remembered ? '?' : markOf(unit)}${wood}`;
    const text = (name + marks).slice(0, WIDTH).padEnd(WIDTH);
    return unit.remembered ? colors.gray(text) : paint(colors, unit.seat, text);
  }
  const seen = view.sight?.[at[1] * view.size + at[0]] ?? -1;
  if (owner !== undefined) {
    const text = ` ${FOREST}${owner ?? ' '}${seen === -1 ? ' ' : '?'}`;
    return paint(colors, owner, colors.green(text));
  }
  return seen === -1 ? ' '.repeat(WIDTH) : seen > 0 ? colors.gray(' ·· ') : colors.gray(FOG);
}

/** A shield, or an action spent. */
const markOf = (unit: UnitOn): string => (unit.still >= SHIELD_FROM ? '°' : unit.acted ? '.' : '');

/** Whole walls are drawn strong, damaged ones broken, remembered ones grey. */
function upright(wall: WallView | undefined, colors: Colors): string {
  if (!wall) return ' ';
  return inWallColor(wall, wall.hp < 100 ? '¦' : wall.owner === 'neutral' ? '│' : '┃', colors);
}

function lying(wall: WallView | undefined, colors: Colors): string {
  if (!wall) return ' '.repeat(WIDTH);
  return inWallColor(wall, (wall.hp < 100 ? '╌' : wall.owner === 'neutral' ? '─' : '━').repeat(WIDTH), colors);
}

const inWallColor = (wall: WallView, text: string, colors: Colors): string =>
  wall.remembered ? colors.gray(text) : paint(colors, wall.owner, text);
