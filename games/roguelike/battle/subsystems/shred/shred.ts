import type { Subsystem } from '../../resolution/subsystem.ts';
import { recoverShred, shred as takeArmor } from '../../state/changes.ts';
import type { Unit } from '../../state/unit.ts';

const MOST_PERCENT = 40;
const ADAMANTINE_PERCENT = 20;
const RENDING_PERCENT = 60;
const PIERCER = 2;
const TOO_LITTLE = 2;

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

/** SHR-1: RendingBlows counts whoever is struck; so little armor is not shredded at all. */
export function mostShred({ make }: Unit, attacker?: Unit): number {
  if (make.armor <= TOO_LITTLE) return 0;
  const percent = attacker?.make.is.RendingBlows
    ? RENDING_PERCENT
    : make.is.AdamantineArmor
      ? ADAMANTINE_PERCENT
      : MOST_PERCENT;
  return Math.floor((make.armor * percent) / 100);
}
