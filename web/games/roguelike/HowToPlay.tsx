import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Way } from '../../app/Way.tsx';
import styles from './HowToPlay.module.css';

const PARTS = ['run', 'draft', 'place', 'spells', 'battle', 'gold', 'watch'] as const;

/** The rules of a run in seven paragraphs; everything else is in the codex. */
export function HowToPlay(): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <div className={styles['how']}>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`how.${part}.title`)}</h2>
          <p>{t(`how.${part}.text`)}</p>
        </section>
      ))}
      <p>
        <Way href="/codex">{t('codex.title')}</Way> · <Way href="/puzzles">{t('puzzles.title')}</Way>
      </p>
    </div>
  );
}
