import { en } from './en.ts';
import { hasWord, type TFunction, wordsOf } from './index.ts';

type Code = keyof typeof en.problem;

/**
 * A sentence for a refusal. The same code may mean different things in two games, so the game's own words come first. One
 * that is not known is shown with its code, so that it can be reported.
 */
export function sayProblem(t: TFunction, code: string | undefined, game?: string): string {
  if (code === undefined) return t('problem.unknown', { code: '' });
  const own = `refusals.${code}`;
  if (game !== undefined && hasWord(game, own)) return wordsOf(game)(own as never);
  return code in en.problem ? t(`problem.${code as Code}`) : t('problem.unknown', { code });
}
