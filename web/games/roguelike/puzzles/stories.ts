import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '../../../words/namespaces.ts';
import type { words } from './stories.en.ts';

/** What a puzzle says: its name, what to do, a hint, and what it teaches once it is solved. */
export interface Story {
  readonly title: string;
  readonly goal: string;
  readonly hint: string;
  readonly lesson: string;
}
export type Stories = Readonly<Record<string, Story>>;
export type PuzzleWords = Words<typeof words>;

declare module '../../../words/namespaces.ts' {
  interface Namespaces {
    puzzles: PuzzleWords;
  }
}

/** Apart from the other words of the game: only these pages need them. */
const TONGUES: Readonly<Record<string, () => Promise<{ readonly words: PuzzleWords; readonly stories: Stories }>>> = {
  en: () => import('./stories.en.ts'),
  de: () => import('./stories.de.ts'),
};

/** The words of these pages are there once the stories are. */
export function useStories(): Stories | undefined {
  const { language } = useTranslation().i18n;
  const [stories, setStories] = useState<Stories>();
  useEffect(() => {
    let gone = false;
    const load = TONGUES[language] ?? TONGUES['en'];
    void load?.().then((loaded) => {
      i18next.addResourceBundle(language, 'puzzles', loaded.words);
      if (!gone) setStories(loaded.stories);
    });
    return () => {
      gone = true;
    };
  }, [language]);
  return stories;
}

export const useStory = (id: string): Story | undefined => useStories()?.[id];
