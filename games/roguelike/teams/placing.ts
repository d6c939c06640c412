import type { Dice } from '@tactarium/engine';
import { adjacent, CELLS, cellAt, manhattan, WIDTH, xOf, yOf } from '../battle/state/board.ts';
import type { Line } from '../vocabulary/factions.ts';
import { type Formation, isMeantFor } from './formations.ts';
import { closesRanks, STATIONS, type Station, servesWithin, shootsStraight, stationOf } from './stations.ts';

const BACK_ROW = 0;
const FRONT_ROW = 1;
const CHOICES: readonly number[] = [FRONT_ROW, BACK_ROW].flatMap((y) =>
  Array.from({ length: WIDTH }, (_, x) => cellAt(x, y)),
);

/** What speaks for a cell, in points. */
const MEANT_FOR_IT = 60;
const RIGHT_ROW = 25;
const LEFT_FREE = -15;
const A_COLUMN_OFF = -4;
const SHOULDER_TO_SHOULDER = 12;
const SERVED = 6;
const LINE_BLOCKED = -25;
const CROWDED = -40;
/** Nobody places twice the same way: as much as this is chance. */
const WHIM = 12;

/** The cells of units of the left team, in their order. */
export function place(lines: readonly Line[], formation: Formation, dice: Dice): readonly number[] {
  const cells: number[] = lines.map(() => CELLS);
  const taken = new Map<number, Line>();
  const turned = dice.chance('table', 'turned', 50);
  for (const index of inOrder(lines)) {
    const line = lines[index]!;
    let [best, most] = [CELLS, Number.NEGATIVE_INFINITY];
    for (const cell of CHOICES) {
      if (taken.has(cell)) continue;
      const points = pointsOf(line, cell, formation, turned, taken) + dice.below('table', 'whim', WHIM);
      if (points > most) [best, most] = [cell, points];
    }
    cells[index] = best;
    taken.set(best, line);
  }
  return cells;
}

/** Station by station; the costliest first, so that they get the better places. */
function inOrder(lines: readonly Line[]): readonly number[] {
  const rank = (line: Line): number => STATIONS.indexOf(stationOf(line)) * 100 - line.cost;
  return lines.map((_, index) => index).sort((a, b) => rank(lines[a]!) - rank(lines[b]!) || a - b);
}

function pointsOf(
  line: Line,
  cell: number,
  { picture, middle, loose }: Formation,
  turned: boolean,
  taken: ReadonlyMap<number, Line>,
): number {
  const station = stationOf(line);
  const column = turned ? WIDTH - 1 - xOf(cell) : xOf(cell);
  const letter = picture[yOf(cell) === FRONT_ROW ? 0 : 1]![column]!;
  let points = 0;
  if (isMeantFor(letter, station)) points += MEANT_FOR_IT;
  else if (letter === '.') points += LEFT_FREE;
  if (yOf(cell) === rowOf(station)) points += RIGHT_ROW;
  if (station !== 'wing') points += (A_COLUMN_OFF * Math.abs(2 * column - middle)) / 2;
  if (station === 'rear' && shootsStraight(line) && taken.has(cell + WIDTH)) points += LINE_BLOCKED;
  const reach = servesWithin(line);
  for (const [other, ally] of taken) {
    const distance = manhattan(cell, other);
    if (loose && distance === 1) points += CROWDED;
    if (!loose && distance === 1 && closesRanks(line) && closesRanks(ally)) points += SHOULDER_TO_SHOULDER;
    if (distance <= reach && (reach > 1 || isSupplied(line, ally))) points += SERVED;
    else if (reach === 1 && adjacent(cell, other)) points += 1;
  }
  return points;
}

const rowOf = (station: Station): number => (station === 'front' || station === 'wing' ? FRONT_ROW : BACK_ROW);

/** A wagon is for shooters only (AMM-1). */
const isSupplied = ({ tags }: Line, { role }: Line): boolean => !tags.includes('SupplyWagon') || role === 'ranged_dps';
