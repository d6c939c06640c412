import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Card, Ways } from '../lobby/Card.tsx';
import { gameName, listed } from './index.ts';
import styles from './PlainPage.module.css';

interface PlainPageProps {
  readonly game: string;
  /** The code of an invitation that led here: it can be accepted in the terminal. */
  readonly invite?: string;
}

/** In place of the pages of a game that has none here: how to play it all the same. Nothing is accepted or started. */
export function PlainPage({ game, invite }: PlainPageProps): ReactElement {
  const { t } = useTranslation();
  const known = listed(game);
  const isKnown = known !== undefined;
  const online = invite === undefined ? '' : ` --server ${location.origin} --join ${invite}`;
  return (
    <Card
      title={isKnown ? t('plain.title', { game: gameName(game) }) : t('plain.unknown')}
      lead={isKnown ? t(known.isSolitary ? 'plain.solitary' : 'plain.lead') : t('plain.unknownLead', { game })}
      icon="book"
    >
      {isKnown && (
        <div className={styles['command']}>
          <p>{t('plain.command')}</p>
          <code>{`npm run tactarium -- play ${game}${online}`}</code>
        </div>
      )}
      {invite !== undefined && <p>{t('plain.nothing')}</p>}
      <Ways>
        <Link to="/" className={buttonLook('gold')}>
          {t('nav.home')}
        </Link>
        {!isKnown && (
          <button type="button" className={buttonLook()} onClick={() => location.reload()}>
            {t('plain.reload')}
          </button>
        )}
      </Ways>
    </Card>
  );
}
