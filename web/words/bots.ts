import { en } from './en.ts';
import { hasWord, type TFunction, wordsOf } from './index.ts';

type Known = keyof typeof en.bots;

/** A bot that has no words yet goes by its own name. */
export const botName = (t: TFunction, bot: string): string =>
  bot in en.bots ? t(`bots.${bot as Known}`) : bot.charAt(0).toUpperCase() + bot.slice(1);

/** As a player beside other players: "Hard Bot". */
export const botTitle = (t: TFunction, bot: string): string => t('bot.name', { name: botName(t, bot) });

/** What a bot is like at one game, where that game has words for it. */
export const botAbout = (game: string, bot: string): string => {
  const key = `bots.${bot}`;
  return hasWord(game, key) ? wordsOf(game)(key as never) : '';
};
