import { useTranslation } from 'react-i18next';
import { wordsOf } from '../words/index.ts';
import type { Translate } from './face.ts';

/** Translates by the words of a game whose face is loaded, again whenever another language is chosen. */
export function useGameWords(game: string): Translate {
  useTranslation();
  return wordsOf(game);
}
