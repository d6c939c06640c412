import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/Icon.tsx';
import { sayProblem } from '../words/problem.ts';
import { buttonLook } from './Button.tsx';
import styles from './Trouble.module.css';
import { useTitle } from './useTitle.ts';

/** Whatever went wrong: a sentence, and a way on. */
export function Trouble({ code }: { readonly code: string | undefined }): ReactElement {
  const { t } = useTranslation();
  useTitle(t('trouble.title'));
  return (
    <main className={styles['trouble']}>
      <Icon name="skull" className={styles['picture'] ?? ''} />
      <h1>{t('trouble.title')}</h1>
      <p>{sayProblem(t, code)}</p>
      <div className={styles['ways']}>
        <Link to="/" className={buttonLook('gold')}>
          {t('trouble.home')}
        </Link>
        <button type="button" className={buttonLook()} onClick={() => location.reload()}>
          {t('trouble.again')}
        </button>
      </div>
    </main>
  );
}
