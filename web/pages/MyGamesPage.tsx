import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Way } from '../app/Way.tsx';
import { Icon } from '../art/Icon.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { gameName, listed } from '../games/index.ts';
import { useGames } from '../games/useGame.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { useMatches } from '../local/useMatches.ts';
import { useMine } from '../online/useMine.ts';
import { botTitle } from '../words/bots.ts';
import styles from './MyGamesPage.module.css';
import { type Row, rowsOf } from './myGames.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** What was played here and on the server: what goes on, and what can be looked at again. */
export function MyGamesPage(): ReactElement {
  const { t } = useTranslation();
  const { matches: local, failed, forget } = useMatches();
  const { matches: online, failed: away } = useMine();
  const rows = local && (online || away) ? rowsOf(local, online ?? []) : undefined;
  const faces = useGames(rows?.map(({ game }) => game) ?? []);
  if (failed) return <Trouble code={failed} />;
  return (
    <Page title={t('mine.title')} lead={t('mine.lead')}>
      {away && <p role="alert">{t('mine.away')}</p>}
      {rows?.length === 0 && (
        <Empty>
          <Icon name="swords" />
          <p>{t('mine.none')}</p>
          <Link to="/play" className={buttonLook('gold')}>
            {t('how.start')}
          </Link>
        </Empty>
      )}
      <ul className={styles['games']}>
        {rows?.map((row) => (
          <Game
            key={row.id}
            row={row}
            face={faces.get(row.game)}
            onForget={row.online ? undefined : () => void forget(row.id)}
          />
        ))}
      </ul>
    </Page>
  );
}

interface GameProps {
  readonly row: Row;
  /** Absent while it is fetched, and where the game has no pages. */
  readonly face: AnyWebGame | undefined;
  /** Absent where it is not this browser that keeps it. */
  readonly onForget: (() => void) | undefined;
}

function Game({ row, face, onForget }: GameProps): ReactElement {
  const { t, i18n } = useTranslation();
  const words = useGameWords(row.game);
  const { own } = listed(row.game) ?? {};
  const { id, bot, opponent, options, seat, created, state, due, deadline } = row;
  const isSolitary = listed(row.game)?.isSolitary === true;
  const name = bot === undefined ? (opponent ?? t('mine.nobody')) : botTitle(t, bot, row.game);
  const what = face?.facts(options, words)[0] ?? gameName(row.game);
  const isOver = state === 'won' || state === 'lost' || state === 'drawn';
  const facts = [
    gameName(row.game),
    ...(face ? [t('mine.as', { side: face.seatName(seat, words) })] : []),
    t(row.online ? 'mine.online' : 'mine.local'),
    ...(row.playedOn === undefined ? [] : [t('mine.playedOn')]),
  ];
  return (
    <li className={styles['game']}>
      {face ? (
        <face.Crest seat={seat} options={options} className={styles['crest']} />
      ) : (
        <Icon name="swords" className={styles['crest'] ?? ''} />
      )}
      <div className={styles['about']}>
        <h2>{isSolitary ? what : t('mine.against', { what, name })}</h2>
        <p>
          {facts.join(' · ')} ·{' '}
          <time dateTime={new Date(created).toISOString()}>
            {new Date(created).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      <strong className={styles['state']} data-state={state} data-due={due}>
        {state === 'running' && due !== undefined ? t(due ? 'mine.yours' : 'mine.theirs') : t(`mine.${state}`)}
        {deadline !== undefined && (
          <small className={styles['left']}>
            <TimeLeft until={deadline} />
          </small>
        )}
      </strong>
      {isOver && !own && (
        <Link to="/replay" search={{ match: id }} className={buttonLook()}>
          {t('mine.replay')}
        </Link>
      )}
      {isOver && own && (
        <Way href={own.match(id)} className={buttonLook()}>
          {t('mine.look')}
        </Way>
      )}
      {(state === 'running' || state === 'open') && (
        <Link to="/match/$match" params={{ match: id }} className={buttonLook('gold')}>
          {t('mine.goOn')}
        </Link>
      )}
      {onForget && <Forget onForget={onForget} />}
    </li>
  );
}

/** Deletes a game of this browser, after asking: nobody else has it. */
function Forget({ onForget }: { readonly onForget: () => void }): ReactElement {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('mine.forget')}
      </Button>
      <Dialog open={isAsking} title={t('mine.forgetSure')} onClose={() => setAsking(false)}>
        <p>{t('mine.forgetText')}</p>
        <div className={styles['sure']}>
          <Button onClick={() => setAsking(false)}>{t('mine.forgetNo')}</Button>
          <Button look="danger" onClick={onForget}>
            {t('mine.forgetYes')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
