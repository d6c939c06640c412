import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../app/Button.tsx';
import { useNow } from '../match/useNow.ts';
import styles from './ConnectionBanner.module.css';
import { link, tryNow } from './link.ts';
import { reloadNow, thisTab } from './outdated.ts';

/** Milliseconds: what heals at once is not worth a word. */
const WORTH_SAYING = 600;

/** Says that the server is away, when it is tried again, and that it is back. */
export function ConnectionBanner(): ReactElement {
  const { t } = useTranslation();
  const { status, next, outdated } = useStore(link);
  const away = useLasting(status === 'waiting' || status === 'ended');
  const now = useNow(250, away);
  const seconds = Math.max(0, Math.ceil(((next ?? 0) - now) / 1_000));
  const [wasAway, setWasAway] = useState(false);
  if (away && !wasAway) setWasAway(true);
  const back = wasAway && status === 'open';
  return (
    <>
      <p className="hidden-text" role="status">
        {away ? t(status === 'ended' ? 'link.ended' : 'link.away') : back ? t('link.back') : ''}
      </p>
      {outdated && !away && (
        <div className={styles['banner']} role="status">
          <p>{t('link.outdated')}</p>
          <Button onClick={() => void reloadNow(thisTab)}>{t('link.reload')}</Button>
        </div>
      )}
      {away && (
        <div className={styles['banner']}>
          <p>
            <strong>{t(status === 'ended' ? 'link.ended' : 'link.away')}</strong>{' '}
            {status === 'waiting' && (seconds > 0 ? t('link.again', { count: seconds }) : t('link.trying'))}
          </p>
          <Button onClick={tryNow}>{t('link.now')}</Button>
        </div>
      )}
    </>
  );
}

/** Whether something is so, and has been for a while. */
function useLasting(so: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(so), so ? WORTH_SAYING : 0);
    return () => clearTimeout(timer);
  }, [so]);
  return so && lasting;
}
