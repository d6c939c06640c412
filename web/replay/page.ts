import { addWords } from '../words/index.ts';
import { ReplayPage } from './ReplayPage.tsx';
import { en } from './words/en.ts';

/** The page with its words, which the first page of the house does not wait for. */
export async function replayPage(): Promise<{ readonly default: typeof ReplayPage }> {
  await addWords('replay', { en, de: async () => (await import('./words/de.ts')).de });
  return { default: ReplayPage };
}
