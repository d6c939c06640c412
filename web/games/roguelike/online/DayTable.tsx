import type { DayBoard, DayRank } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../../app/Empty.tsx';
import { Way } from '../../../app/Way.tsx';
import { useSession } from '../../../online/session.ts';
import styles from './RunScores.module.css';

/** Who came how far on a day. What was fought is linked when the day is over; one's own at once. */
export function DayTable({ board: { board, mine, over } }: { readonly board: DayBoard }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { player } = useSession();
  const rows = mine?.rank !== undefined && !board.some(({ id }) => id === mine.id) ? [...board, mine] : board;
  if (rows.length === 0)
    return (
      <Empty>
        <p>{t('day.none')}</p>
      </Empty>
    );
  return (
    <table className={styles['scores']}>
      <caption>{t('day.board')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('scores.rank')}</th>
          <th scope="col">{t('scores.player')}</th>
          <th scope="col">{t('day.wins')}</th>
          <th scope="col">{t('day.losses')}</th>
          <th scope="col">{t('day.how')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isMe={row.player.id === player?.id} isOpen={over} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: Omit<DayRank, 'rank'> & { readonly rank?: number | undefined };
  readonly isMe: boolean;
  readonly isOpen: boolean;
}

function Row({ row, isMe, isOpen }: RowProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { id, rank, player, wins, losses, reason = 'active' } = row;
  const how = t(`outcome.${reason as 'nine_wins'}`);
  return (
    <tr data-me={isMe}>
      <td>{rank}</td>
      <th scope="row">
        <Link to="/player/$player" params={{ player: player.id }}>
          {player.name}
        </Link>
      </th>
      <td>{wins}</td>
      <td>{losses}</td>
      <td>{isMe || isOpen ? <Way href={`/run/${id}`}>{how}</Way> : how}</td>
    </tr>
  );
}
