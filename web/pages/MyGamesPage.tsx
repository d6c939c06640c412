import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { PieceImage } from '../games/rps/parts/Piece.tsx';
import { variantOf } from '../games/rps/variant.ts';
import { useMatches } from '../local/useMatches.ts';
import { useMine } from '../online/useMine.ts';
import { botName } from '../words/bots.ts';
import styles from './MyGamesPage.module.css';
import { type Row, rowsOf } from './myGames.ts';

/** What was played here and on the server: what goes on, and what can be looked at again. */
export function MyGamesPage(): ReactElement {
  const { t } = useTranslation();
  const { matches: local, failed, forget } = useMatches();
  const { matches: online, failed: away } = useMine();
  if (failed) return <Trouble code={failed} />;
  const rows = local && (online || away) ? rowsOf(local, online ?? []) : undefined;
  return (
    <Page title={t('mine.title')} lead={t('mine.lead')}>
      {away && <p role="alert">{t('mine.away')}</p>}
      {rows?.length === 0 && (
        <Empty>
          <PieceImage seat="red" kind="king" />
          <p>{t('mine.none')}</p>
          <Link to="/play/rps" className={buttonLook('gold')}>
            {t('how.start')}
          </Link>
        </Empty>
      )}
      <ul className={styles['games']}>
        {rows?.map((row) => (
          <Game key={row.id} row={row} onForget={row.online ? undefined : () => void forget(row.id)} />
        ))}
      </ul>
    </Page>
  );
}

interface GameProps {
  readonly row: Row;
  /** Absent where it is not this browser that keeps it. */
  readonly onForget: (() => void) | undefined;
}

function Game({ row, onForget }: GameProps): ReactElement {
  const { t, i18n } = useTranslation();
  const { id, bot, opponent, options, seat, created, state } = row;
  const name = bot === undefined ? (opponent ?? t('mine.nobody')) : t('bot.name', { name: botName(t, bot) });
  const isOver = state === 'won' || state === 'lost' || state === 'drawn';
  return (
    <li className={styles['game']}>
      <PieceImage seat={seat === 'red' ? 'red' : 'blue'} kind="king" className={styles['crest'] ?? ''} />
      <div className={styles['about']}>
        <h2>{t('mine.against', { variant: t(`variant.${variantOf(options)}.name`), name })}</h2>
        <p>
          {t('mine.as', { side: t(seat === 'red' ? 'side.red' : 'side.blue') })} ·{' '}
          {t(row.online ? 'mine.online' : 'mine.local')} ·{' '}
          <time dateTime={new Date(created).toISOString()}>{new Date(created).toLocaleString(i18n.language)}</time>
        </p>
      </div>
      <strong className={styles['state']} data-state={state}>
        {t(`mine.${state}`)}
      </strong>
      {isOver && (
        <Link to="/replay" search={{ match: id }} className={buttonLook()}>
          {t('mine.replay')}
        </Link>
      )}
      {(state === 'running' || state === 'open') && (
        <Link to="/match/$match" params={{ match: id }} className={buttonLook('gold')}>
          {t('mine.goOn')}
        </Link>
      )}
      {onForget && (
        <Button look="quiet" onClick={onForget}>
          {t('mine.forget')}
        </Button>
      )}
    </li>
  );
}
