import type { RankedRunner } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../app/Button.tsx';
import { Empty } from '../../../app/Empty.tsx';
import { Way } from '../../../app/Way.tsx';
import { arena, useSession } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { sayProblem } from '../../../words/problem.ts';
import styles from './RunScores.module.css';

const COLUMNS = ['rank', 'player', 'rating', 'best', 'battles', 'runs', 'won'] as const;

/** The best ratings of runs, of those with ten battles or more, and one's own. */
export function RunScores(): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  const { player } = useSession();
  const { value, failed } = useAnswer(async () => (await arena()).runLeaderboard(), `run leaderboard ${player?.id}`);
  if (failed !== undefined) return <p role="alert">{sayProblem(shared, failed, 'roguelike')}</p>;
  if (!value) return <p role="status">{shared('leaderboard.loading')}</p>;
  const { players, mine } = value;
  const isListed = players.some((one) => one.player.id === mine?.player.id);
  if (players.length === 0 && !mine)
    return (
      <Empty>
        <p>{t('scores.none')}</p>
        <Way href="/run/new" className={buttonLook('gold')}>
          {t('end.again')}
        </Way>
      </Empty>
    );
  return (
    <table className={styles['scores']}>
      <caption>{t('scores.about')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`scores.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((one) => (
          <Row key={one.player.id} runner={one} isMe={one.player.id === player?.id} />
        ))}
        {mine && !isListed && <Row runner={mine} isMe />}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly runner: Omit<RankedRunner, 'rank'> & { readonly rank?: number | undefined };
  readonly isMe: boolean;
}

const Row = ({ runner: { rank, player, rating, best, battles, runs, won }, isMe }: RowProps): ReactElement => (
  <tr data-me={isMe}>
    <td>{rank ?? '–'}</td>
    <th scope="row">
      <Link to="/player/$player" params={{ player: player.id }}>
        {player.name}
      </Link>
    </th>
    {[rating, best, battles, runs, won].map((number, i) => (
      <td key={COLUMNS[i + 2]} data-column={COLUMNS[i + 2]}>
        {number}
      </td>
    ))}
  </tr>
);
