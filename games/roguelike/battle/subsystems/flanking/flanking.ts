import { couldBeHeld, engages } from '../../reach/reach.ts';
import { isHeld } from '../../resolution/questions.ts';
import type { Subsystem } from '../../resolution/subsystem.ts';
import type { Strike } from '../../state/action.ts';
import { type Battle, foesOf } from '../../state/battle.ts';
import { arcOf } from '../../state/board.ts';
import { lockFacing } from '../../state/changes.ts';
import { NOBODY, type Unit } from '../../state/unit.ts';

const FLANKED = 12;

/** FLK: blows from the side and from behind. Arcs themselves are always known; this is what they do. */
export const flanking = {
  name: 'flanking',

  bypassesShield: (_battle, { arc }) => arc !== 'front',
  forbidsRiposte: (_battle, { strike }) => strike.arc !== 'front',
  /** RES-1: an intercept takes its 10 and no more. */
  shock(_battle, strike, tally) {
    if (strike.arc !== 'front' && isAttack(strike)) tally.flat += FLANKED;
  },

  /** FLK-3: engaged from the front, it stays turned to that enemy until it dies or leaves. */
  engaged(battle, unit) {
    if (!isLocked(battle, unit)) lockFacing(battle, unit, aheadOf(battle, unit));
  },
  locksFacing: isLocked,
} satisfies Subsystem;

/** The enemy that engages a unit from the front, lowest id first, or NOBODY. */
function aheadOf(battle: Battle, unit: Unit): number {
  if (!couldBeHeld(battle, unit, unit.cell)) return NOBODY;
  for (const enemy of foesOf(battle, unit)) {
    if (engages(battle, enemy, unit, unit.cell) && arcOf(unit.cell, unit.facing, enemy.cell) === 'front')
      return enemy.id;
  }
  return NOBODY;
}

function isLocked(battle: Battle, unit: Unit): boolean {
  if (unit.locked === NOBODY) return false;
  const enemy = battle.units[unit.locked]!;
  return enemy.alive && isHeld(battle, enemy, unit, unit.cell);
}

const isAttack = ({ cause }: Strike): boolean =>
  cause === 'attack' || cause === 'ability' || cause === 'overwatch' || cause === 'back';
