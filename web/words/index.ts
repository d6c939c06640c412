import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, settings } from '../settings/store.ts';
import { en } from './en.ts';

export type { TFunction };

/** English is there at once; every other language is fetched when it is chosen. */
const LOADERS: { readonly [language in Exclude<Language, 'en'>]: () => Promise<object> } = {
  de: async () => (await import('./de.ts')).de,
};

async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await LOADERS[language]());
  }
  await i18next.changeLanguage(language);
}

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
