import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { hintFor, loadHints, storeHints } from '../hints.ts';
import styles from './Cards.module.css';
import type { Play } from './usePlay.ts';

/** A sentence at the moment it matters, once. */
export function Hint({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const [seen, setSeen] = useState(loadHints);
  const hint = hintFor(play, seen);
  if (!hint) return null;
  const close = (name: string): void => {
    const next = new Set([...seen, name]) as typeof seen;
    setSeen(next);
    storeHints(next);
  };
  return (
    <aside className={`${styles['card']} ${styles['hint']}`} data-hint-name={hint} role="note">
      <p>{t(`hint.${hint}`)}</p>
      <div className={styles['row']}>
        <Button onClick={() => close(hint)}>{t('hint.gotIt')}</Button>
        <Button look="quiet" onClick={() => close('off')}>
          {t('hint.off')}
        </Button>
      </div>
    </aside>
  );
}
