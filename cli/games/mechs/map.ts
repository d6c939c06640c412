import { type Command, cellAt, hexName, type MechView, type View } from '@tactarium/games/mechs/client';
import { type Colors, padTo } from '../../terminal.ts';
import { ARROWS } from './names.ts';

const WIDTH = 6;

/**
 * The map as it lies on the table: a line a row, each half a hex further right than the one above unless the map is a
 * rectangle, whose rows begin in turn at its edge and half a hex from it. Hexes within reach show their names.
 */
export function drawMap(view: View, reach: ReadonlyMap<string, Command[]>, colors: Colors): readonly string[] {
  const [width, height] = view.field.size;
  return Array.from({ length: height }, (_, r) => {
    const row = Array.from({ length: width }, (_, column) => r * width + column);
    const [q] = cellAt(view, row[0]!);
    const indent = ' '.repeat((WIDTH / 2) * (2 * q + r));
    return `${indent}${row.map((at) => padTo(drawHex(view, at, reach, colors), WIDTH)).join('')}`.trimEnd();
  });
}

function drawHex(view: View, at: number, reach: ReadonlyMap<string, Command[]>, colors: Colors): string {
  const mech = view.mechs.find((one) => one.at === at && !one.destroyed) ?? view.mechs.find((one) => one.at === at);
  if (mech) return drawMech(mech, view, colors);
  const [width] = view.field.size;
  const cell = cellAt(view, at);
  const [row, column] = [Math.trunc(at / width), at % width];
  const ground = paintGround(view.field.terrain[row]![column]!, view.field.level[row]![column]!, colors);
  const ways = reach.get(cell.join());
  if (!ways) return ground;
  const modes = new Set(ways.map((way) => ('mode' in way ? way.mode : 'deploy')));
  const name = hexName(cell);
  if (modes.has('walk') || modes.has('deploy')) return `${ground}${colors.green(name)}`;
  return `${ground}${modes.has('run') ? colors.yellow(name) : colors.cyan(name)}`;
}

const SIGNS: Readonly<Record<string, string>> = { '.': '·', l: '♠', h: '♣', r: '▒', w: '≈' };

/** Small, so that a level and the name of its hex are told apart. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One or two characters: the ground, and its level where it is not 0. */
function paintGround(terrain: string, level: string, colors: Colors): string {
  const sign = SIGNS[terrain] ?? terrain;
  const painted =
    terrain === 'l' || terrain === 'h' ? colors.green(sign) : terrain === 'w' ? colors.blue(sign) : colors.gray(sign);
  return level === '0' ? painted : `${painted}${RAISED[Number(level)]}`;
}

function drawMech(mech: MechView, view: View, colors: Colors): string {
  if (mech.destroyed) return colors.gray(`${mech.id}✗`);
  const text = `${mech.id}${ARROWS[mech.facing]}${mech.prone ? '_' : ''}`;
  const painted = mech.side === 'a' ? colors.red(text) : colors.blue(text);
  return view.current === mech.id ? colors.inverse(painted) : colors.bold(painted);
}

export const LEGEND =
  '· clear  ♠ light woods  ♣ heavy woods  ▒ rough  ≈ water  ¹ its level  A1↑ a mech and its facing  _ prone  ✗ wreck';
