import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../art/Icon.tsx';
import { sayProblem } from '../words/problem.ts';
import { buttonLook } from './Button.tsx';
import styles from './Trouble.module.css';
import { useTitle } from './useTitle.ts';

interface TroubleProps {
  readonly code: string | undefined;
  /** Whose words are looked in first. */
  readonly game?: string;
  /** Where this can be mended at once: goes on here. */
  readonly onHere?: (() => void) | undefined;
}

/** Whatever went wrong: a sentence, and a way on. */
export function Trouble({ code, game, onHere }: TroubleProps): ReactElement {
  const { t } = useTranslation();
  useTitle(t('trouble.title'));
  return (
    <main className={styles['trouble']}>
      <Icon name="skull" className={styles['picture'] ?? ''} />
      <h1>{t('trouble.title')}</h1>
      <p>{sayProblem(t, code, game)}</p>
      <div className={styles['ways']}>
        <Link to="/" className={buttonLook('gold')}>
          {t('trouble.home')}
        </Link>
        {onHere ? (
          <button type="button" className={buttonLook()} onClick={onHere}>
            {t('trouble.here')}
          </button>
        ) : (
          <button type="button" className={buttonLook()} onClick={() => location.reload()}>
            {t('trouble.again')}
          </button>
        )}
      </div>
    </main>
  );
}
