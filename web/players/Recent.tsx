import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { gameName, listed } from '../games/index.ts';
import { botTitle } from '../words/bots.ts';
import styles from './ProfilePage.module.css';
import type { Told } from './rated.ts';

/** The latest matches, each with its replay. */
export const Recent = ({ matches }: { readonly matches: readonly Told[] }): ReactElement => (
  <ul className={styles['matches']}>
    {matches.map((match) => (
      <Match key={match.id} match={match} />
    ))}
  </ul>
);

function Match({ match }: { readonly match: Told }): ReactElement {
  const { t, i18n } = useTranslation();
  const { id, game, end, opponent, bot, ended, change } = match;
  const date = new Date(ended);
  return (
    <li>
      <strong className={styles['end']} data-end={end}>
        {t(`mine.${end}`)}
      </strong>
      <div className={styles['about']}>
        <span>
          {t('profile.against')}{' '}
          {opponent ? (
            <Link to="/players/$player" params={{ player: opponent.id }}>
              {opponent.name}
            </Link>
          ) : (
            botTitle(t, bot ?? '', game)
          )}
        </span>
        <small>
          {gameName(game)} ·{' '}
          <time dateTime={date.toISOString()}>
            {date.toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </small>
      </div>
      <span className={styles['change']} data-rises={change !== undefined && change > 0}>
        {change === undefined ? t('profile.friendly') : t('profile.points', { change: signed(change), count: change })}
      </span>
      {listed(game)?.load && (
        <Link to="/replay" search={{ match: id }} className={buttonLook()}>
          {t('mine.replay')}
        </Link>
      )}
    </li>
  );
}

/** With a minus that is as wide as a plus. */
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
