import type { Subsystem } from '../../resolution/subsystem.ts';
import { recoverShred, shred as takeArmor } from '../../state/changes.ts';
import { mostShred } from '../../state/facts.ts';

const PIERCER = 2;

/** SHR: blows wear armor down. */
export const shred = {
  name: 'shred',

  armor: (_battle, unit, _strike, tally) => {
    tally.flat -= unit.shred;
  },
  /** SHR-1: after the damage, once for each of `attacks`; magic never. */
  struck(battle, { attacker, target, attacks, magic }) {
    if (magic || !target.alive || target.make.is.Ethereal) return;
    const each = attacker.make.is.ArmorPiercer ? 1 + PIERCER : 1;
    const room = mostShred(target, attacker) - target.shred;
    takeArmor(battle, attacker, target, Math.min(each * attacks, room));
  },
  mended(battle, unit) {
    if (unit.make.is.Regenerating) recoverShred(battle, unit);
  },
} satisfies Subsystem;
