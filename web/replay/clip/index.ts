import { addWords } from '../../words/index.ts';
import { SaveFilm } from './SaveFilm.tsx';
import { en } from './words/en.ts';

/** The dialog with its words, fetched by those who want a film. */
export async function saveFilm(): Promise<{ readonly default: typeof SaveFilm }> {
  await addWords('clip', { en, de: async () => (await import('./words/de.ts')).de });
  return { default: SaveFilm };
}
