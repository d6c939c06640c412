import { rank, type View } from '@tactarium/games/forests/client';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Best, entryOf, loadBests, storeBests, withBest } from '../bests.ts';
import styles from './Score.module.css';

interface ScoreProps {
  readonly id: string;
  readonly view: View;
  readonly online: boolean;
}

/** FOR-29: the entry of a game against the computer, as the leaderboard lists it, and how it stands on this device. */
export function Score({ id, view, online }: ScoreProps): ReactElement | null {
  const { t, i18n } = useTranslation('forests');
  const [now] = useState(() => Date.now());
  const entry = useMemo(() => entryOf(view, now), [view, now]);
  const bests = useMemo(
    () => (entry && !online ? withBest(loadBests(), { ...entry, playerName: '', match: id }) : []),
    [entry, online, id],
  );
  useEffect(() => {
    if (bests.length > 0) storeBests(bests);
  }, [bests]);
  if (!entry) return null;
  const [best] = rank(bests, entry) as readonly Best[];
  const rows = [
    [t('score.difficulty'), t(`difficulty.${entry.difficulty}`)],
    [t('score.mapSize'), t('facts.size', { size: entry.mapSize })],
    [t('score.turnsPlayed'), String(entry.turnsPlayed)],
    [t('score.forestsCaptured'), String(entry.forestsCaptured)],
    [t('score.victory'), t(entry.victory ? 'score.yes' : 'score.no')],
    [t('score.victoryType'), t(`score.${entry.victoryType}`)],
    [
      t('score.when'),
      new Date(entry.timestamp).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    ],
  ] as const;
  return (
    <section className={styles['score']} aria-label={t('score.title')}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!online && (
        <p>
          {t('score.practice')}{' '}
          {best?.match === id && entry.victory
            ? t('score.isBest')
            : best?.victory && t('score.best', { count: best.turnsPlayed, type: t(`score.${best.victoryType}`) })}
        </p>
      )}
    </section>
  );
}
