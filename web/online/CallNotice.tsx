import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { gameName } from '../games/index.ts';
import styles from './CallNotice.module.css';
import { type Call, leave, lookForCalls, useCalls } from './calls.ts';

const idOf = ({ match, why }: Call): string => `${match} ${why}`;

/** Says on any page that somebody has begun to wait for this player, until it is answered or put away. */
export function CallNotice(): ReactElement | null {
  const { t } = useTranslation();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const calls = useCalls(path);
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  useLooking(path);
  useIcon(calls.length > 0);
  const call = calls.find((one) => !putAway.has(idOf(one)));
  const name = call?.opponent ?? t('call.computer');
  const said = call ? t(`call.${call.why}`, { name, game: gameName(call.game) }) : '';
  return (
    <>
      <p className="hidden-text" role="status">
        {said}
      </p>
      {call && path !== '/games' && (
        <aside className={styles['notice']} aria-label={t('call.label')}>
          <p>{said}</p>
          <Link to="/match/$match" params={{ match: call.match }} className={buttonLook('gold')}>
            {t('call.go')}
          </Link>
          <Button
            look="quiet"
            aria-label={t('call.later')}
            onClick={() => setPutAway(new Set([...putAway, idOf(call)]))}
          >
            ×
          </Button>
        </aside>
      )}
    </>
  );
}

/** At first, on every page that is opened, and when the tab is looked at again. */
function useLooking(path: string): void {
  useEffect(() => {
    void lookForCalls();
    return () => leave(path);
  }, [path]);
  useEffect(() => {
    const look = (): void => void lookForCalls();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/** The tab's icon has a dot while somebody waits. */
function useIcon(isCalled: boolean): void {
  const usual = useRef<string>(undefined);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon) return;
    usual.current ??= icon.getAttribute('href') ?? '';
    icon.setAttribute('href', isCalled ? '/icon-called.svg' : usual.current);
  }, [isCalled]);
}
