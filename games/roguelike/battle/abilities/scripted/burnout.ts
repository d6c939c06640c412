import { BURNOUT_PERCENT } from '../../../vocabulary/scripts.ts';
import { wound } from '../../state/changes.ts';
import type { Script } from './index.ts';

/** AMM-2: it may cast on cooldown, for a part of its HP. */
export const burnout: Script = {
  hurried: {
    isAffordable: ({ hp, make }) => hp * 100 > make.maxHp * BURNOUT_PERCENT,
    pay: (battle, unit) => wound(battle, unit, Math.floor((unit.make.maxHp * BURNOUT_PERCENT) / 100), 'burnout'),
  },
};
