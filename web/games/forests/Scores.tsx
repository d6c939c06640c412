import { DIFFICULTIES, type Difficulty, SIZES, type Size } from '@tactarium/games/forests/client';
import type { RankedScore } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../app/Choice.tsx';
import { arena, useSession } from '../../online/session.ts';
import { useAnswer } from '../../online/useAnswer.ts';
import styles from './Scores.module.css';

/** FOR-30: the best games against the computer, by difficulty and map, each with its replay. */
export function Scores(): ReactElement {
  const { t } = useTranslation('forests');
  const { player } = useSession();
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const [size, setSize] = useState<Size>(10);
  const [defeats, setDefeats] = useState(false);
  const question = async () => (await arena()).scores({ difficulty, size, defeats });
  const { value } = useAnswer(question, `scores ${difficulty} ${size} ${defeats} ${player?.id}`);
  const countOf = (level: Difficulty, map: Size): string => {
    const count = value?.counts.find((one) => one.difficulty === level && one.size === map)?.entries ?? 0;
    return t('scores.count', { count });
  };
  return (
    <section className={styles['scores']} aria-label={t('scores.title')}>
      <h2>{t('scores.title')}</h2>
      <Choice
        title={t('score.difficulty')}
        options={DIFFICULTIES.map((one) => ({ value: one, name: t(`difficulty.${one}`), about: countOf(one, size) }))}
        value={difficulty}
        onChange={setDifficulty}
      />
      <Choice
        title={t('score.mapSize')}
        options={SIZES.map((one) => ({
          value: String(one),
          name: t('facts.size', { size: one }),
          about: countOf(difficulty, one),
        }))}
        value={String(size)}
        onChange={(wanted) => setSize(SIZES.find((one) => String(one) === wanted) ?? 10)}
      />
      <label className={styles['defeats']}>
        <input type="checkbox" checked={defeats} onChange={({ target }) => setDefeats(target.checked)} />
        {t('scores.defeats')}
      </label>
      {value && value.entries.length === 0 && <p>{t('scores.none')}</p>}
      {value && value.entries.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('scores.rank')}</th>
              <th scope="col">{t('scores.player')}</th>
              <th scope="col">{t('score.victoryType')}</th>
              <th scope="col">{t('score.turnsPlayed')}</th>
              <th scope="col" className={styles['wide']}>
                {t('score.forestsCaptured')}
              </th>
              <th scope="col" className={styles['wide']}>
                {t('score.when')}
              </th>
              <th scope="col">{t('scores.replay')}</th>
            </tr>
          </thead>
          <tbody>
            {[...value.entries, ...(value.mine ? [value.mine] : [])].map((row) => (
              <Row key={row.match} row={row} isMine={row.player.id === player?.id} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, isMine }: { readonly row: RankedScore; readonly isMine: boolean }): ReactElement {
  const { t, i18n } = useTranslation('forests');
  const { rank, entry, player, match } = row;
  return (
    <tr data-mine={isMine} data-victory={entry.victory}>
      <td>{rank}</td>
      <th scope="row">
        <Link to="/players/$player" params={{ player: player.id }}>
          {entry.playerName}
        </Link>
      </th>
      <td>{t(entry.victory ? `score.${entry.victoryType}` : 'scores.lost')}</td>
      <td>{entry.turnsPlayed}</td>
      <td className={styles['wide']}>{entry.forestsCaptured}</td>
      <td className={styles['wide']}>
        {new Date(entry.timestamp).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
      </td>
      <td>
        <Link to="/replay" search={{ match }}>
          {t('scores.watch')}
        </Link>
      </td>
    </tr>
  );
}
