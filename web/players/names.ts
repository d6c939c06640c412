import { en } from '../words/en.ts';
import type { TFunction } from '../words/index.ts';

type Known = keyof typeof en.games;

/** A game that has no words yet goes by its id. */
export const gameName = (t: TFunction, game: string): string =>
  game in en.games ? t(`games.${game as Known}.name`) : game;
