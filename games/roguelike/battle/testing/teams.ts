import type { Dice } from '@tactarium/engine';
import { lines } from '../../content/index.ts';
import type { Card, Team } from '../setup/team.ts';
import { homeRows, type Side, WIDTH } from '../state/board.ts';

/** A random team of a faction, for laws and measurements: units, tiers and places all from the dice. */
export function randomTeam(
  dice: Dice,
  faction: string,
  side: Side,
  size: number,
  tiers: readonly number[] = [1, 1, 2, 3],
): Team {
  const ids = [...lines.keys()].filter((id) => id.startsWith(`${faction}/`));
  const cells = Array.from({ length: 2 * WIDTH }, (_, cell) => cell);
  dice.shuffle('table', 'cells', cells);
  const units = cells.slice(0, size).map(
    (cell): Card => ({
      unit: ids[dice.below('table', 'unit', ids.length)]!,
      tier: tiers[dice.below('table', 'tier', tiers.length)]!,
      at: { x: cell % WIDTH, y: homeRows(side)[Math.trunc(cell / WIDTH)]! },
    }),
  );
  return { units, spells: [] };
}
