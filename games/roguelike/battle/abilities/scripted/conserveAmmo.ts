import { recoverAmmo } from '../../state/changes.ts';
import type { Script } from './index.ts';

/** AMM-2: a killing shot is free. */
export const conserveAmmo: Script = {
  delivered(battle, { attacker, target, ranged }) {
    if (ranged && !target.alive && battle.rules.on.ammunition) recoverAmmo(battle, attacker, 1, 'conserved');
  },
};
