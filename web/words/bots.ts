import { en } from './en.ts';
import { hasWord, type TFunction, wordsOf } from './index.ts';

type Known = keyof typeof en.bots;

/** A bot that has no words yet goes by its own name. */
export const botName = (t: TFunction, bot: string): string =>
  bot in en.bots ? t(`bots.${bot as Known}`) : bot.charAt(0).toUpperCase() + bot.slice(1);

/** The words of a game may not be loaded, or not have this one: then there is none. */
const wordOf = (game: string, key: string): string | undefined =>
  hasWord(game, key) ? wordsOf(game)(key as never) : undefined;

/** Who plays this level of a game: "Odile". */
export const characterOf = (game: string, bot: string): string | undefined => wordOf(game, `characters.${bot}`);

/** As a player beside other players: "Odile (Hard)", or "Hard Bot" where nobody has a name. */
export function botTitle(t: TFunction, bot: string, game: string): string {
  const character = characterOf(game, bot);
  const level = botName(t, bot);
  return character === undefined ? t('bot.name', { name: level }) : `${character} (${level})`;
}

/** What a bot is like at one game, where that game has words for it. */
export const botAbout = (game: string, bot: string): string => wordOf(game, `bots.${bot}`) ?? '';
