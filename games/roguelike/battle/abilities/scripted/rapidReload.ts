import type { Script } from './index.ts';

/** AMM-2: cooldowns fall by one more each turn. */
export const rapidReload: Script = {
  text: 'Its cooldown falls by 2 each turn.',
  quickensCooldown: true,
};
