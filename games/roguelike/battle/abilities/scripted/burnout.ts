import { wound } from '../../state/changes.ts';
import type { Script } from './index.ts';

const PRICE_PERCENT = 15;

/** AMM-2: it may cast on cooldown, for a part of its HP. */
export const burnout: Script = {
  text: `It may use its ability on cooldown for ${PRICE_PERCENT} % of its maximum HP.`,
  hurried: {
    isAffordable: ({ hp, make }) => hp * 100 > make.maxHp * PRICE_PERCENT,
    pay: (battle, unit) => wound(battle, unit, Math.floor((unit.make.maxHp * PRICE_PERCENT) / 100), 'burnout'),
  },
};
