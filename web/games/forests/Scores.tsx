import { DIFFICULTIES, type Difficulty, rank, SIZES, type Size } from '@tactarium/games/forests/client';
import type { RankedScore } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../app/Choice.tsx';
import { arena, useSession } from '../../online/session.ts';
import { useAnswer } from '../../online/useAnswer.ts';
import { sayProblem } from '../../words/problem.ts';
import type { ScoresProps } from '../face.ts';
import { type Best, loadBests } from './bests.ts';
import { filterOf, readFilter } from './options.ts';
import styles from './Scores.module.css';

/** FOR-30: the best games against the computer, by difficulty and map, each with its replay; then those of this device. */
export function Scores({ filter, onFilter }: ScoresProps): ReactElement {
  const { t } = useTranslation('forests');
  const { t: shared } = useTranslation();
  const { player } = useSession();
  const { difficulty, size } = readFilter(filter);
  const [defeats, setDefeats] = useState(false);
  const question = async () => (await arena()).scores({ difficulty, size, defeats });
  const { value, failed } = useAnswer(question, `scores ${difficulty} ${size} ${defeats} ${player?.id}`);
  const countOf = (level: Difficulty, map: Size): string => {
    const count = value?.counts.find((one) => one.difficulty === level && one.size === map)?.entries ?? 0;
    return t('scores.count', { count });
  };
  return (
    <section className={styles['scores']} aria-label={t('scores.title')}>
      <Choice
        title={t('score.difficulty')}
        options={DIFFICULTIES.map((one) => ({ value: one, name: t(`difficulty.${one}`), about: countOf(one, size) }))}
        value={difficulty}
        onChange={(one) => onFilter(filterOf(one, size))}
      />
      <Choice
        title={t('score.mapSize')}
        options={SIZES.map((one) => ({
          value: String(one),
          name: t('facts.size', { size: one }),
          about: countOf(difficulty, one),
        }))}
        value={String(size)}
        onChange={(wanted) => onFilter(filterOf(difficulty, SIZES.find((one) => String(one) === wanted) ?? size))}
      />
      <label className={styles['defeats']}>
        <input type="checkbox" checked={defeats} onChange={({ target }) => setDefeats(target.checked)} />
        {t('scores.defeats')}
      </label>
      {failed && <p role="alert">{sayProblem(shared, failed)}</p>}
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
            {value.entries.map((row) => (
              <Row key={row.match} row={row} isMine={row.player.id === player?.id} />
            ))}
          </tbody>
          {value.mine && (
            <tbody className={styles['own']}>
              <Row row={value.mine} isMine />
            </tbody>
          )}
        </table>
      )}
      <Practice difficulty={difficulty} size={size} />
    </section>
  );
}

/** Games of this browser: nobody refereed them, so they are in no list but this. */
function Practice({ difficulty, size }: { readonly difficulty: Difficulty; readonly size: Size }): ReactElement {
  const { t, i18n } = useTranslation('forests');
  const [bests] = useState(loadBests);
  const shown = rank(bests, { difficulty, mapSize: size }) as readonly Best[];
  return (
    <section className={styles['practice']}>
      <h2>{t('scores.own')}</h2>
      <p>{t('scores.ownAbout')}</p>
      {shown.length === 0 && <p>{t('scores.noneHere')}</p>}
      <ol>
        {shown.map(({ match, victory, victoryType, turnsPlayed, timestamp }) => (
          <li key={match}>
            <strong>{t(victory ? `score.${victoryType}` : 'scores.lost')}</strong>
            <span>{t('scores.rounds', { count: turnsPlayed })}</span>
            <span className={styles['wide']}>{dateOf(timestamp, i18n.language)}</span>
            <Link to="/replay" search={{ match }}>
              {t('scores.watch')}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

const dateOf = (timestamp: number, language: string): string =>
  new Date(timestamp).toLocaleDateString(language, { dateStyle: 'medium' });

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
        {isMine && <small className={styles['mark']}>{t('scores.mine')}</small>}
      </th>
      <td>{t(entry.victory ? `score.${entry.victoryType}` : 'scores.lost')}</td>
      <td>{entry.turnsPlayed}</td>
      <td className={styles['wide']}>{entry.forestsCaptured}</td>
      <td className={styles['wide']}>{dateOf(entry.timestamp, i18n.language)}</td>
      <td>
        <Link to="/replay" search={{ match }} title={t('scores.verified')}>
          {t('scores.watch')}
        </Link>
      </td>
    </tr>
  );
}
