import { type Cell, type Command, hexName, type MechView, type View } from '@tactarium/games/mechs/client';
import { type Colors, padTo } from '../../terminal.ts';
import { ARROWS } from './names.ts';

const WIDTH = 5;

/**
 * The map with facing 0 up: a column a q, each half a hex lower than the one before, so that the six neighbours of a hex
 * stand where they stand on the table. Hexes that the mech can reach show their names.
 */
export function drawMap(view: View, reach: ReadonlyMap<string, Command[]>, colors: Colors): readonly string[] {
  const [width, height] = view.field.size;
  const rows: string[][] = Array.from({ length: 2 * height + width - 1 }, () => new Array<string>(width).fill(''));
  for (let r = 0; r < height; r++) {
    for (let q = 0; q < width; q++) rows[2 * r + q]![q] = drawHex(view, [q, r], reach, colors);
  }
  return rows.map((cells) =>
    cells
      .map((cell) => padTo(cell, WIDTH))
      .join('')
      .trimEnd(),
  );
}

function drawHex(view: View, [q, r]: Cell, reach: ReadonlyMap<string, Command[]>, colors: Colors): string {
  const at = r * view.field.size[0] + q;
  const mech = view.mechs.find((one) => one.at === at && !one.destroyed) ?? view.mechs.find((one) => one.at === at);
  if (mech) return drawMech(mech, view, colors);
  const ways = reach.get(`${q},${r}`);
  const ground = paintGround(view.field.terrain[r]![q]!, view.field.level[r]![q]!, colors);
  if (!ways) return ground;
  const modes = new Set(ways.map((way) => ('mode' in way ? way.mode : 'deploy')));
  const name = hexName([q, r]);
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
