import type { Leaderboard, Ranked } from '@tactarium/protocol';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Crest } from '../account/Crest.tsx';
import { buttonLook } from '../app/Button.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Tabs } from '../app/Tabs.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import { front, games, listed } from '../games/index.ts';
import { PlainPage } from '../games/PlainPage.tsx';
import { useGame } from '../games/useGame.ts';
import { arena, useSession } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import styles from './LeaderboardPage.module.css';

/** The best of each game. Nobody has to be known to look. */
export function LeaderboardPage(): ReactElement {
  const { game = front.id } = useSearch({ from: '/leaderboard' });
  return listed(game) ? <Standings key={game} game={game} /> : <PlainPage game={game} />;
}

function Standings({ game }: { readonly game: string }): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  const question = async () => (await arena()).leaderboard(game);
  const { game: face } = useGame(game);
  const { value, failed } = useAnswer(question, `leaderboard ${game} ${player?.id}`);
  if (failed) return <Trouble code={failed} />;
  return (
    <Page title={t('leaderboard.title')} lead={t('leaderboard.lead')}>
      <Tabs label={t('leaderboard.games')}>
        {games
          .filter(({ isSolitary }) => !isSolitary)
          .map(({ id, name }) => (
            <Link
              key={id}
              to="/leaderboard"
              search={id === front.id ? {} : { game: id }}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {name}
            </Link>
          ))}
      </Tabs>
      {!value && <p role="status">{t('leaderboard.loading')}</p>}
      {value && (value.players.length > 0 || value.mine) && <Table board={value} me={player?.id} />}
      {value?.players.length === 0 && <Nobody game={game} />}
      {face?.Scores && (
        <Suspense>
          <face.Scores />
        </Suspense>
      )}
    </Page>
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
