import { addWords } from '../words/index.ts';
import { AdminPage } from './AdminPage.tsx';
import { en } from './words/en.ts';

/** The page with its words: few ever open it, so nobody else fetches either. */
export async function adminPage(): Promise<{ readonly default: typeof AdminPage }> {
  await addWords('admin', { en, de: async () => (await import('./words/de.ts')).de });
  return { default: AdminPage };
}
