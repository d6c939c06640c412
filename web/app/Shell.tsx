import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { ArtDefs } from '../art/Defs.tsx';
import { Icon } from '../art/Icon.tsx';
import { CallNotice } from '../online/CallNotice.tsx';
import { ConnectionBanner } from '../online/ConnectionBanner.tsx';
import { useCalls } from '../online/calls.ts';
import { isMatch } from './isMatch.ts';
import styles from './Shell.module.css';
import { keepPlaying } from './update.ts';

/** What stands around every page. */
export function Shell(): ReactElement {
  const { t } = useTranslation();
  // A match needs the whole window: the footer stays away.
  const inMatch = useRouterState({ select: ({ location }) => isMatch(location.pathname) });
  useEffect(() => (inMatch ? keepPlaying() : undefined), [inMatch]);
  const waiting = useCalls(useRouterState({ select: ({ location }) => location.pathname })).length;
  return (
    <>
      <ArtDefs />
      <a href="#page" className={styles['skip']}>
        {t('nav.skip')}
      </a>
      <header className={styles['header']}>
        <Link to="/" className={styles['brand']}>
          <img src="/icon.svg" alt="" width="30" height="30" />
          <span>Tactarium</span>
        </Link>
        <nav aria-label={t('nav.main')} className={styles['nav']}>
          <Link to="/play" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="swords" />
            <span>{t('nav.play')}</span>
          </Link>
          <Link to="/games" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="laurel" />
            <span>{t('nav.games')}</span>
            {waiting > 0 && (
              <>
                <b className={styles['badge']} aria-hidden="true">
                  {waiting}
                </b>
                <i className="hidden-text">{t('call.count', { count: waiting })}</i>
              </>
            )}
          </Link>
          <Link to="/watch" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="spyglass" />
            <span>{t('nav.watch')}</span>
          </Link>
          <Link to="/leaderboard" activeProps={{ 'aria-current': 'page' }} data-in-menu>
            <Icon name="crown" />
            <span>{t('nav.leaderboard')}</span>
          </Link>
          <Link to="/how-to-play" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="book" />
            <span>{t('nav.how')}</span>
          </Link>
          <Link to="/settings" activeProps={{ 'aria-current': 'page' }} data-in-menu>
            <Icon name="cog" />
            <span>{t('nav.settings')}</span>
          </Link>
        </nav>
        <AccountMenu />
      </header>
      <div id="page" className={styles['page']} tabIndex={-1}>
        <Outlet />
      </div>
      <ConnectionBanner />
      <CallNotice />
      {!inMatch && (
        <footer className={styles['footer']}>
          <Link to="/challenges">{t('challenges.title')}</Link>
          <Link to="/replay">{t('nav.replay')}</Link>
          <Link to="/leaderboard">{t('nav.leaderboard')}</Link>
          <Link to="/how-to-play">{t('nav.how')}</Link>
          <Link to="/credits">{t('nav.credits')}</Link>
        </footer>
      )}
    </>
  );
}
