import { VARIANTS } from '@tactarium/games/rps/client';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { PieceImage } from '../games/rps/parts/Piece.tsx';
import type { Summary } from '../local/messages.ts';
import { useMatches } from '../local/useMatches.ts';
import { botName } from '../words/bots.ts';
import styles from './MyGamesPage.module.css';

/** What was played in this browser: what goes on, and what can be looked at again. */
export function MyGamesPage(): ReactElement {
  const { t, i18n } = useTranslation();
  const { matches, failed, forget } = useMatches();
  if (failed) return <Trouble code={failed} />;
  return (
    <Page title={t('mine.title')} lead={t('mine.lead')}>
      {matches?.length === 0 && (
        <div className={styles['none']}>
          <PieceImage seat="red" kind="king" />
          <p>{t('mine.none')}</p>
          <Link to="/play/rps" className={buttonLook('gold')}>
            {t('home.playNow')}
          </Link>
        </div>
      )}
      <ul className={styles['games']}>
        {matches?.map((one) => (
          <li key={one.id} className={styles['game']}>
            <PieceImage seat={one.seat === 'red' ? 'red' : 'blue'} kind="king" className={styles['crest'] ?? ''} />
            <div className={styles['about']}>
              <h2>{t('mine.against', { variant: t(`variant.${variantOf(one)}.name`), bot: botName(t, one.bot) })}</h2>
              <p>
                {t('mine.as', { side: t(one.seat === 'red' ? 'side.red' : 'side.blue') })} ·{' '}
                {t('mine.commands', { count: one.turns })} ·{' '}
                <time dateTime={new Date(one.created).toISOString()}>
                  {new Date(one.created).toLocaleString(i18n.language)}
                </time>
              </p>
            </div>
            <strong className={styles['state']} data-state={stateOf(one)}>
              {t(`mine.${stateOf(one)}`)}
            </strong>
            {one.outcome ? (
              <Link to="/replay" search={{ match: one.id }} className={buttonLook()}>
                {t('mine.replay')}
              </Link>
            ) : (
              <Link to="/match/$match" params={{ match: one.id }} className={buttonLook('gold')}>
                {t('mine.goOn')}
              </Link>
            )}
            <Button look="quiet" onClick={() => void forget(one.id)}>
              {t('mine.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function variantOf({ options }: Summary): (typeof VARIANTS)[number] {
  const { variant } = options as { readonly variant?: string };
  return VARIANTS.find((one) => one === variant) ?? 'classic';
}

function stateOf({ outcome, seat }: Summary): 'running' | 'won' | 'lost' | 'drawn' {
  if (!outcome) return 'running';
  if (!outcome.winner) return 'drawn';
  return outcome.winner === seat ? 'won' : 'lost';
}
