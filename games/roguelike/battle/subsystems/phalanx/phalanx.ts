import type { Subsystem } from '../../resolution/subsystem.ts';
import type { Strike } from '../../state/action.ts';
import { alliesOf, type Battle } from '../../state/battle.ts';
import { adjacent, supportCells } from '../../state/board.ts';
import { wound } from '../../state/changes.ts';
import { NOBODY, type Unit } from '../../state/unit.ts';

const FLANK_ARMOR = 2;
const FLANK_RESOLVE = 5;
const REAR_ARMOR = 1;
const REAR_RESOLVE = 15;
const MOST_ARMOR = 5;
const MOST_RESOLVE = 25;
const SHIELDED_ARMOR = 1;
const SHIELDWALL_ARMOR = 2;
const SHARED_PERCENT = 20;
/** PHX-4: turn starts at 0 before the Undead in formation crumble. */
const CRUMBLES_AFTER = 5;

/** PHX: neighbours in line lend armor and heart against what comes from the front. Keeps no state but PHX-4's count. */
export const phalanx = {
  name: 'phalanx',

  armor(battle, unit, strike, tally) {
    if (strike && unit.make.is.Infantry) tally.flat += formationArmor(battle, unit, strike);
  },
  steadiness(battle, unit, strike, tally) {
    if (unit.make.is.Infantry) tally.flat += formationResolve(battle, unit, strike);
  },

  /** PHX-4: the Undead bear a part of each other's wounds. */
  softened(battle, strike) {
    const { target } = strike;
    if (!target.make.undead || !isInFormation(battle, target)) return;
    const bearers = alliesOf(battle, target).filter((ally) => ally.make.undead && adjacent(ally.cell, target.cell));
    const shared = Math.floor((strike.damage * SHARED_PERCENT) / 100);
    if (bearers.length === 0 || shared === 0) return;
    strike.damage -= shared;
    const amount = Math.floor(shared / bearers.length);
    const targetIds = bearers.map(({ name }) => name);
    battle.log?.push({ type: 'damage_shared', unitId: target.name, targetIds, amount });
    for (const bearer of bearers) wound(battle, bearer, amount, 'shared', strike.attacker.id);
  },
  delaysBreak: (battle, unit) => unit.make.undead && unit.zero < CRUMBLES_AFTER && isInFormation(battle, unit),
  wavered(_battle, unit) {
    if (unit.counting && unit.state === 'ready') unit.zero++;
  },

  died(battle, unit) {
    if (!battle.log || unit.state === 'retreating' || !canSupport(unit)) return;
    for (const ally of alliesOf(battle, unit)) {
      if (!ally.make.is.Infantry || ally.state === 'retreating') continue;
      if (!supportCells(ally.cell, ally.facing).includes(unit.cell)) continue;
      battle.log.push({ type: 'formation_broken', unitId: ally.name, lostSupporterId: unit.name });
    }
  },
} satisfies Subsystem;

/** PHX-2: only against the front, but an UnbreakableSquare has no other side. */
const covers = (unit: Unit, strike: Strike | undefined): boolean =>
  !strike || strike.arc === 'front' || unit.make.is.UnbreakableSquare;

/** PHX-1. FLK-2: what is a shield's does not count where shields are passed. */
export function formationArmor(battle: Battle, unit: Unit, strike: Strike | undefined): number {
  if (!unit.make.is.Infantry || unit.state === 'retreating' || !covers(unit, strike)) return 0;
  const [left, right, rear] = supportCells(unit.cell, unit.facing);
  const shields = !strike?.bypassesShield;
  let armor = shields && unit.make.is.Shielded ? SHIELDED_ARMOR : 0;
  if (supporterAt(battle, unit, left)) armor += FLANK_ARMOR;
  if (supporterAt(battle, unit, right)) armor += FLANK_ARMOR;
  if (supporterAt(battle, unit, rear)) armor += REAR_ARMOR;
  return Math.min(armor, MOST_ARMOR) + (shields && unit.make.is.Shieldwall ? SHIELDWALL_ARMOR : 0);
}

export function formationResolve(battle: Battle, unit: Unit, strike: Strike | undefined): number {
  if (!unit.make.is.Infantry || unit.state === 'retreating' || !covers(unit, strike)) return 0;
  const [left, right, rear] = supportCells(unit.cell, unit.facing);
  const behind = supporterAt(battle, unit, rear);
  let resolve = 0;
  if (supporterAt(battle, unit, left)) resolve += FLANK_RESOLVE;
  if (supporterAt(battle, unit, right)) resolve += FLANK_RESOLVE;
  if (behind) resolve += behind.make.is.Officer ? 2 * REAR_RESOLVE : REAR_RESOLVE;
  return Math.min(resolve, MOST_RESOLVE);
}

/** PHX-1: at least one supporter. */
export function isInFormation(battle: Battle, unit: Unit): boolean {
  if (!unit.make.is.Infantry || unit.state === 'retreating') return false;
  return supportCells(unit.cell, unit.facing).some((cell) => supporterAt(battle, unit, cell));
}

/** PHX-1: the ally on this cell that supports a unit, if it does. */
export function supporterAt(battle: Battle, unit: Unit, cell: number): Unit | undefined {
  const id = cell < 0 ? NOBODY : battle.board[cell]!;
  if (id === NOBODY) return undefined;
  const ally = battle.units[id]!;
  return ally.side === unit.side && ally.state !== 'retreating' && canSupport(ally) ? ally : undefined;
}

const canSupport = ({ make }: Unit): boolean => make.is.Infantry || make.is.Shielded;
