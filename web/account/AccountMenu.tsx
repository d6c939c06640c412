import { Link, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut, useSession } from '../online/session.ts';
import styles from './AccountMenu.module.css';
import { Crest } from './Crest.tsx';

/** Who one is, at the top of every page, and where to go as that one. */
export function AccountMenu(): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  const { open, setOpen, menu, button } = useOpen();
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside.
    <div className={styles['account']} ref={menu} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className={styles['button']}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        <Crest id={player?.id} />
        <span className="hidden-text">{t('account.menu')}</span>
        <span className={styles['name']}>{player?.name ?? t('account.nobody')}</span>
      </button>
      <div id="account-menu" className={styles['menu']} hidden={!open}>
        <p className={styles['who']}>
          <strong>{player?.name ?? t('account.nobody')}</strong>
          <small>{t(player ? (player.guest ? 'account.isGuest' : 'account.isSignedIn') : 'account.isNobody')}</small>
        </p>
        {player && (
          <Link to="/players/$player" params={{ player: player.id }}>
            {t('account.profile')}
          </Link>
        )}
        {player && <Link to="/following">{t('follows.title')}</Link>}
        <Link to="/leaderboard">{t('nav.leaderboard')}</Link>
        <Link to="/settings">{t('nav.settings')}</Link>
        {player && !player.guest ? (
          <>
            {player.admin && <Link to="/admin">{t('account.admin')}</Link>}
            <Link to="/sign-in">{t('account.devices')}</Link>
            <button type="button" onClick={() => void signOut().then(() => setOpen(false))}>
              {t('account.signOut')}
            </button>
          </>
        ) : (
          <Link to="/sign-in">{t('account.signIn')}</Link>
        )}
      </div>
    </div>
  );
}

/** Open until something is chosen, or the attention goes elsewhere. */
function useOpen() {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const path = useRouterState({ select: ({ location }) => location.href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has come.
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);
  return { open, setOpen, menu, button };
}
