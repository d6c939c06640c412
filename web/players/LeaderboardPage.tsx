import type { Leaderboard, Ranked } from '@tactarium/protocol';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Crest } from '../account/Crest.tsx';
import { buttonLook } from '../app/Button.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Tabs } from '../app/Tabs.tsx';
import { Icon } from '../art/Icon.tsx';
import { front, games, listed } from '../games/index.ts';
import { PlainPage } from '../games/PlainPage.tsx';
import { useGame } from '../games/useGame.ts';
import { arena, useSession } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './LeaderboardPage.module.css';

/** A tab is lit by what is shown: an address may say more than its link, or less. */
const EXACTLY = { exact: true, includeSearch: true } as const;

/** The best of each game. Nobody has to be known to look. */
export function LeaderboardPage(): ReactElement {
  const { game = front.id } = useSearch({ from: '/leaderboard' });
  return listed(game) ? <Standings key={game} game={game} /> : <PlainPage game={game} />;
}

function Standings({ game }: { readonly game: string }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { board, filter } = useSearch({ from: '/leaderboard' });
  const { game: face } = useGame(game);
  const isSolitary = listed(game)?.isSolitary === true;
  const isComputer = face?.Scores !== undefined && (isSolitary || board !== 'people');
  return (
    <Page
      title={t('leaderboard.title')}
      {...(!isSolitary && { lead: t(isComputer ? 'leaderboard.leadComputer' : 'leaderboard.lead') })}
    >
      <Tabs label={t('leaderboard.games')}>
        {games
          .filter(({ isSolitary, hasBoard }) => !isSolitary || hasBoard)
          .map(({ id, name }) => (
            <Link
              key={id}
              to="/leaderboard"
              search={id === front.id ? {} : { game: id }}
              activeOptions={EXACTLY}
              {...(id === game && { 'aria-current': 'page' })}
            >
              {name}
            </Link>
          ))}
      </Tabs>
      {face?.Scores && !isSolitary && (
        <Tabs label={t('leaderboard.boards')}>
          {(['computer', 'people'] as const).map((one) => (
            <Link
              key={one}
              to="/leaderboard"
              search={{ game, board: one }}
              activeOptions={EXACTLY}
              {...((one === 'computer') === isComputer && { 'aria-current': 'page' })}
            >
              {t(`leaderboard.board.${one}`)}
            </Link>
          ))}
        </Tabs>
      )}
      {face?.Scores && isComputer ? (
        <Suspense>
          <face.Scores
            filter={filter}
            onFilter={(wanted) =>
              void navigate({ to: '/leaderboard', search: { game, board: 'computer', filter: wanted }, replace: true })
            }
          />
        </Suspense>
      ) : (
        <People game={game} />
      )}
    </Page>
  );
}

function People({ game }: { readonly game: string }): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  const question = async () => (await arena()).leaderboard(game);
  const { value, failed } = useAnswer(question, `leaderboard ${game} ${player?.id}`);
  if (failed) return <p role="alert">{sayProblem(t, failed)}</p>;
  if (!value) return <p role="status">{t('leaderboard.loading')}</p>;
  return (
    <>
      {(value.players.length > 0 || value.mine) && <Table board={value} me={player?.id} />}
      {value.players.length === 0 && <Nobody game={game} />}
    </>
  );
}

function Nobody({ game }: { readonly game: string }): ReactElement {
  const { t } = useTranslation();
  return (
    <Empty>
      <Icon name="laurel" />
      <p>{t('leaderboard.none')}</p>
      <Link to="/play/$game" params={{ game }} className={buttonLook('gold')}>
        {t('how.start')}
      </Link>
    </Empty>
  );
}

function Table({ board, me }: { readonly board: Leaderboard; readonly me: string | undefined }): ReactElement {
  const { t } = useTranslation();
  const { players, mine } = board;
  return (
    <table className={styles['standings']}>
      <caption className="hidden-text">{t('leaderboard.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles['rank']}>
            {t('leaderboard.rank')}
          </th>
          <th scope="col" className={styles['player']}>
            {t('leaderboard.player')}
          </th>
          <th scope="col">{t('leaderboard.rating')}</th>
          <th scope="col" className={styles['wide']}>
            {t('leaderboard.deviation')}
          </th>
          <th scope="col" className={styles['wide']}>
            {t('leaderboard.matches')}
          </th>
          <th scope="col">{t('leaderboard.record')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((row) => (
          <Row key={row.player.id} row={row} isMine={row.player.id === me} />
        ))}
      </tbody>
      {mine && (
        <tbody className={styles['mine']}>
          <Row row={mine} isMine />
        </tbody>
      )}
    </table>
  );
}

type AnyRow = Omit<Ranked, 'rank'> & { readonly rank?: number | undefined };

function Row({ row, isMine }: { readonly row: AnyRow; readonly isMine: boolean }): ReactElement {
  const { t } = useTranslation();
  const { rank, player, rating, deviation, games, wins, draws, losses } = row;
  return (
    <tr data-mine={isMine} data-rank={rank}>
      <td className={styles['rank']}>{rank ?? <abbr title={t('leaderboard.unsure')}>–</abbr>}</td>
      <th scope="row" className={styles['player']}>
        <Link to="/players/$player" params={{ player: player.id }} className={styles['link']}>
          <Crest id={player.id} />
          <span>{player.name}</span>
        </Link>
        {player.guest && <small className={styles['mark']}>{t('account.guest')}</small>}
        {isMine && <small className={`${styles['mark']} ${styles['you']}`}>{t('match.you')}</small>}
      </th>
      <td className={styles['rating']}>{rating}</td>
      <td className={styles['wide']}>±{deviation}</td>
      <td className={styles['wide']}>{games}</td>
      <td>
        <span className="hidden-text">{t('leaderboard.recordLong', { wins, draws, losses })}</span>
        <span aria-hidden="true" className={styles['record']}>
          <b>{wins}</b>·<i>{draws}</i>·<u>{losses}</u>
        </span>
      </td>
    </tr>
  );
}
