import { between, cellAt, homeRows, otherSide, type Point, pointOf, type Side, WIDTH } from '../state/board.ts';

/** A unit as it is placed before a battle. */
interface Placed {
  readonly cell: number;
  /** Whether its shots need a free line. */
  readonly direct: boolean;
}

export interface SightPreview {
  readonly validTargets: readonly Point[];
  readonly blockedTargets: readonly Point[];
  /** For each valid target of direct fire the cells from the shooter to it, both included. */
  readonly firingLanes: readonly (readonly Point[])[];
  /** Empty cells of the own zone from which the way to the shooter lies open. */
  readonly corridors: readonly Point[];
  /** Where a known opponent stands. */
  readonly opponents: readonly Point[];
}

/** LOS-3: what a shooter could see of the enemy's zone. It looks at lines only, not at range. */
export function previewSight(
  shooter: Placed,
  side: Side,
  allies: readonly number[],
  opponents: readonly number[] = [],
): SightPreview {
  const taken = new Set([...allies, ...opponents].filter((cell) => cell !== shooter.cell));
  const isOpen = (from: number, to: number): boolean => !between(from, to).some((cell) => taken.has(cell));
  const enemyZone = cellsOf(otherSide(side));
  const isValid = (cell: number): boolean => !shooter.direct || isOpen(shooter.cell, cell);
  const valid = enemyZone.filter(isValid);
  const lanes = shooter.direct ? valid.map((cell) => [shooter.cell, ...between(shooter.cell, cell), cell]) : [];
  const ownZone = cellsOf(side).filter((cell) => cell !== shooter.cell && !taken.has(cell));
  return {
    validTargets: valid.map(pointOf),
    blockedTargets: enemyZone.filter((cell) => !isValid(cell)).map(pointOf),
    firingLanes: lanes.map((lane) => lane.map(pointOf)),
    corridors: ownZone.filter((cell) => isOpen(cell, shooter.cell)).map(pointOf),
    opponents: opponents.map(pointOf),
  };
}

const cellsOf = (side: Side): readonly number[] =>
  homeRows(side).flatMap((y) => Array.from({ length: WIDTH }, (_, x) => cellAt(x, y)));
