import { addWords, type Vocabulary } from '../../words/index.ts';
import { en } from './builder/words/en.ts';
import { en as mechs } from './words/en.ts';

const OWN: Vocabulary = { en, de: async () => (await import('./builder/words/de.ts')).de };
const MECHS: Vocabulary = { en: mechs, de: async () => (await import('./words/de.ts')).de };

/** The words of the workshop, and those of the game: its pages show mechs without a match. */
const speak = (): Promise<unknown> => Promise.all([addWords('workshop', OWN), addWords('mechs', MECHS)]);

export async function loadBattlePage() {
  const [{ BattlePage }] = await Promise.all([import('./builder/BattlePage.tsx'), speak()]);
  return BattlePage;
}

export async function loadDesignPage() {
  const [{ DesignPage }] = await Promise.all([import('./designer/DesignPage.tsx'), speak()]);
  return DesignPage;
}
