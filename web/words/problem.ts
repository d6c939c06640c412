import { en } from './en.ts';
import type { TFunction } from './index.ts';

type Code = keyof typeof en.problem;

/** A sentence for a refusal. One that is not known is shown with its code, so that it can be reported. */
export function sayProblem(t: TFunction, code: string | undefined): string {
  const key = (code ?? 'unknown').replace('/', '_').replaceAll('-', '_');
  return key in en.problem ? t(`problem.${key as Code}`) : t('problem.unknown', { code });
}
