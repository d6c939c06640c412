import { addWords } from '../../words/index.ts';
import { SaveGameFilm } from './SaveGameFilm.tsx';
import { en } from './words/en.ts';

/** The words of the dialog, fetched by those who want a film. */
export const addFilmWords = (): Promise<void> =>
  addWords('clip', { en, de: async () => (await import('./words/de.ts')).de });

/** The dialog for the replay of a match. */
export async function saveGameFilm(): Promise<{ readonly default: typeof SaveGameFilm }> {
  await addFilmWords();
  return { default: SaveGameFilm };
}
