import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import type { Hints } from '../hints.ts';
import styles from './Hint.module.css';

interface HintProps<Name extends string, Play> {
  readonly hints: Hints<Name, Play>;
  readonly play: Play;
  say(hint: Name): string;
}

/** A sentence at the moment it matters, once. */
export function Hint<Name extends string, Play>({ hints, play, say }: HintProps<Name, Play>): ReactElement | null {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(hints.load);
  const hint = hints.next(play, seen);
  if (!hint) return null;
  const close = (name: typeof hint | 'off'): void => {
    const next = new Set([...seen, name]);
    setSeen(next);
    hints.store(next);
  };
  return (
    <aside className={styles['hint']} data-hint-name={hint} role="note">
      <p>{say(hint)}</p>
      <div className={styles['buttons']}>
        <Button onClick={() => close(hint)}>{t('hint.gotIt')}</Button>
        <Button look="quiet" onClick={() => close('off')}>
          {t('hint.off')}
        </Button>
      </div>
    </aside>
  );
}
