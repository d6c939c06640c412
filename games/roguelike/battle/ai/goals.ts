import { isShooter, meleeReach, outOfReach } from '../reach/reach.ts';
import { isDisarmed, isObscured } from '../resolution/questions.ts';
import { type Battle, foesOf } from '../state/battle.ts';
import { addAll, adjoining, type CellSet, diamond, noCells, square } from '../state/cellSet.ts';
import type { Unit } from '../state/unit.ts';
import type { Goal } from './paths.ts';

/** The cells to attack a target from. A shot may be hindered in range too: the rules are asked for those cells. */
export function attackOn(battle: Battle, unit: Unit, target: Unit): Goal {
  const shoots = isShooter(unit) && !isDisarmed(battle, unit);
  return {
    cells: rangeTo(unit, shoots, target.cell),
    fits: shoots ? (cell) => isInReach(battle, unit, target, cell) : undefined,
  };
}

/** The cells to attack anybody from. */
export function attackOnAnyone(battle: Battle, unit: Unit): Goal {
  const shoots = isShooter(unit) && !isDisarmed(battle, unit);
  const cells = noCells();
  for (const enemy of foesOf(battle, unit)) addAll(cells, rangeTo(unit, shoots, enemy.cell));
  return { cells, fits: shoots ? (cell) => reachesAnyone(battle, unit, cell) : undefined };
}

/** In range, that is: then only what obscures it can hinder a shot, and most are not obscured. */
const isInReach = (battle: Battle, unit: Unit, target: Unit, cell: number): boolean =>
  !isObscured(battle, unit, cell, target.cell) || outOfReach(battle, unit, target, cell) === undefined;

const rangeTo = (unit: Unit, shoots: boolean, cell: number): CellSet =>
  shoots ? diamond(cell, unit.make.range) : square(cell, isShooter(unit) ? 1 : meleeReach(unit));

/** Whether it could attack anybody from a cell. */
export function reachesAnyone(battle: Battle, unit: Unit, cell: number): boolean {
  const foes = foesOf(battle, unit);
  for (let i = 0; i < foes.length; i++) if (!outOfReach(battle, unit, foes[i]!, cell)) return true;
  return false;
}

/** The cells from which one of these can be struck hand to hand. */
export const contactWith = (units: readonly Unit[], reach: number): Goal => ({
  cells: unionOf(units, (cell) => square(cell, reach)),
  fits: undefined,
});

/** The cells beside any of these units. */
export const cellsBeside = (units: readonly Unit[]): CellSet => unionOf(units, adjoining);

function unionOf(units: readonly Unit[], around: (cell: number) => CellSet): CellSet {
  const cells = noCells();
  for (const { cell } of units) addAll(cells, around(cell));
  return cells;
}
