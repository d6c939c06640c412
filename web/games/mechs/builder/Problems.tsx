import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Workshop.module.css';

interface ProblemsProps {
  readonly problems: readonly string[];
  /** What is said where there are none. */
  readonly sound: string;
}

/** What is wrong now, read out as it changes. */
export function Problems({ problems, sound }: ProblemsProps): ReactElement {
  const { t } = useTranslation('workshop');
  return (
    <section
      className={styles['problems']}
      role="status"
      data-sound={problems.length === 0}
      aria-label={t('problems.title', { count: problems.length })}
    >
      {problems.length === 0 ? (
        <p>{sound}</p>
      ) : (
        <>
          <h2>{t('problems.title', { count: problems.length })}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
