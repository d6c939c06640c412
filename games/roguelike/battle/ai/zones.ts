import { contagions } from '../../vocabulary/contagions.ts';
import { isShooter } from '../reach/reach.ts';
import { isFearless, speedOf } from '../resolution/questions.ts';
import { type Battle, unitAt } from '../state/battle.ts';
import { beside } from '../state/board.ts';
import { EVERYWHERE } from '../state/cellSet.ts';
import type { Unit } from '../state/unit.ts';
import { felt } from '../subsystems/auras/auras.ts';
import { formationArmor } from '../subsystems/phalanx/phalanx.ts';
import { reachesAnyone } from './goals.ts';
import { pathTo, pathToOther } from './paths.ts';

/** RUN-34 (5): a path out of a harmful aura or away from an infected neighbour, to where it can attack if there is such. */
export function wayOut(battle: Battle, unit: Unit): readonly number[] | undefined {
  if (!isHarmful(battle, unit, unit.cell)) return undefined;
  const speed = speedOf(battle, unit);
  const isSafe = (cell: number): boolean => !isHarmful(battle, unit, cell);
  const isSafeToAttack = (cell: number): boolean => isSafe(cell) && reachesAnyone(battle, unit, cell);
  return (
    pathTo(battle, unit, { cells: EVERYWHERE, fits: isSafeToAttack }, undefined, speed) ??
    pathToOther(unit, { cells: EVERYWHERE, fits: isSafe })
  );
}

const isHarmful = (battle: Battle, unit: Unit, cell: number): boolean =>
  isInHarmfulAura(battle, unit, cell) || isTooNearTheSick(battle, unit, cell);

/** AUR-3: what harms this unit, among the auras of the other side and its relics. */
function isInHarmfulAura(battle: Battle, unit: Unit, cell: number): boolean {
  if (!battle.rules.on.auras) return false;
  if (felt(battle, unit, battle.fields.wither, cell) || felt(battle, unit, battle.fields.slow, cell)) return true;
  if (isShooter(unit) && felt(battle, unit, battle.fields.spoil_shots, cell)) return true;
  if (unit.make.is.Incorporeal && felt(battle, unit, battle.fields.reveal_incorporeal, cell)) return true;
  return (
    battle.rules.on.resolve &&
    felt(battle, unit, battle.fields.frighten, cell) !== undefined &&
    !isFearless(battle, unit)
  );
}

/** CON-4: Σ spread % × damage / 10 of the neighbours against twice what the formation gives. */
function isTooNearTheSick(battle: Battle, unit: Unit, cell: number): boolean {
  if (!battle.rules.on.contagion) return false;
  let risk = 0;
  for (const at of beside[cell]!) {
    const ally = unitAt(battle, at);
    if (!ally || ally === unit || ally.side !== unit.side) continue;
    for (let type = 0; type < contagions.length; type++) {
      if (ally.contagions[type]! > 0) risk += contagions[type]!.spread * contagions[type]!.damage;
    }
  }
  if (risk === 0) return false;
  const armor = battle.rules.on.phalanx && cell === unit.cell ? formationArmor(battle, unit, undefined) : 0;
  return risk > 20 * armor;
}
