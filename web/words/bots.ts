import { en } from './en.ts';
import type { TFunction } from './index.ts';

type Known = keyof typeof en.bots;

/** A bot that has no words yet goes by its own name. */
export const botName = (t: TFunction, bot: string): string =>
  bot in en.bots ? t(`bots.${bot as Known}.name`) : bot.charAt(0).toUpperCase() + bot.slice(1);

export const botAbout = (t: TFunction, bot: string): string => (bot in en.bots ? t(`bots.${bot as Known}.about`) : '');
