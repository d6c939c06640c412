import type { Refusal } from '@tactarium/engine';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../words/problem.ts';

/** Why the last command was refused, as a sentence. */
export function useRefusal(refused: Refusal | undefined, game: string): string | undefined {
  const { t } = useTranslation();
  return refused && sayProblem(t, refused.code, game);
}
