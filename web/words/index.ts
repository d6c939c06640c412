import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, settings } from '../settings/store.ts';
import { en } from './en.ts';
import type { Namespaces } from './namespaces.ts';

export type { TFunction };

/** Words of a page or a game: English is there at once; every other language is fetched when it is spoken. */
export interface Vocabulary {
  readonly en: object;
  readonly de: () => Promise<object>;
}

const vocabularies = new Map<string, Vocabulary>([
  ['translation', { en, de: async () => (await import('./de.ts')).de }],
]);

/** Makes a namespace of words known, in the language that is spoken now. Resolves when its keys can be translated. */
export async function addWords(namespace: string, words: Vocabulary): Promise<void> {
  vocabularies.set(namespace, words);
  i18next.addResourceBundle('en', namespace, words.en);
  await fetchWords(settings.getState().language, namespace, words);
}

async function fetchWords(language: Language, namespace: string, words: Vocabulary): Promise<void> {
  if (language === 'en' || i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await words[language]());
}

async function speak(language: Language): Promise<void> {
  await Promise.all([...vocabularies].map(([namespace, words]) => fetchWords(language, namespace, words)));
  await i18next.changeLanguage(language);
}

/** Whether a namespace that may not be loaded has this key. */
export const hasWord = (namespace: string, key: string): boolean =>
  i18next.getResource('en', namespace, key) !== undefined;

/** A word of the language that is spoken now, where that language has one of its own. */
export function word(namespace: string, key: string): string | undefined {
  const found: unknown = i18next.getResource(settings.getState().language, namespace, key);
  return typeof found === 'string' ? found : undefined;
}

/** A namespace chosen at run time, in the language that is spoken now. */
export const wordsOf = (namespace: string): TFunction<keyof Namespaces> =>
  // i18next types keys by a namespace known when compiling; here the game's own code checks its keys.
  i18next.getFixedT(null, namespace as 'translation') as unknown as TFunction<keyof Namespaces>;

export async function startWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    // React escapes already.
    interpolation: { escapeValue: false },
  });
  await speak(settings.getState().language);
  settings.subscribe(({ language }, before) => {
    if (language !== before.language) void speak(language);
  });
}
