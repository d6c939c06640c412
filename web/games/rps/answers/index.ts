import { addWords } from '../../../words/index.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { en } from './words/en.ts';

/** The panel with its words, fetched only by players of matches in which answers can be left in advance. */
export async function loadAnswers(): Promise<{ readonly default: typeof AnswersPanel }> {
  await addWords('answers', { en, de: async () => (await import('./words/de.ts')).de });
  return { default: AnswersPanel };
}
