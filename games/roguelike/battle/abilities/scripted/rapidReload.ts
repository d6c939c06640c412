import type { Script } from './index.ts';

/** AMM-2: cooldowns fall by one more each turn. */
export const rapidReload: Script = {
  quickensCooldown: true,
};
