import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a puzzle says: its name, what to do, a hint, and what it teaches once it is solved. */
export interface Story {
  readonly title: string;
  readonly goal: string;
  readonly hint: string;
  readonly lesson: string;
}
export type Stories = Readonly<Record<string, Story>>;

/** Apart from the other words of the game: only these pages need them. */
const TONGUES: Readonly<Record<string, () => Promise<Stories>>> = {
  en: async () => (await import('./stories.en.ts')).stories,
  de: async () => (await import('./stories.de.ts')).stories,
};

export function useStories(): Stories | undefined {
  const { language } = useTranslation().i18n;
  const [stories, setStories] = useState<Stories>();
  useEffect(() => {
    let gone = false;
    const load = TONGUES[language] ?? TONGUES['en'];
    void load?.().then((loaded) => !gone && setStories(loaded));
    return () => {
      gone = true;
    };
  }, [language]);
  return stories;
}

export const useStory = (id: string): Story | undefined => useStories()?.[id];
