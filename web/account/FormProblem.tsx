import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../words/problem.ts';
import styles from './Form.module.css';

/** What is refused in a form. What the server cannot read is what was typed: the rest was made here. */
export function FormProblem({ code }: { readonly code: string | undefined }): ReactElement | null {
  const { t } = useTranslation();
  if (code === undefined) return null;
  return (
    <p role="alert" className={styles['problem']}>
      {code === 'request/malformed' ? t('account.strange') : sayProblem(t, code)}
    </p>
  );
}
