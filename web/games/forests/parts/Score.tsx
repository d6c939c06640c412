import type { Typed } from '@tactarium/engine';
import { rank, type SeatName, type View } from '@tactarium/games/forests/client';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arena } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { type Best, entryOf, loadBests, storeBests, withBest } from '../bests.ts';
import { filterOf } from '../options.ts';
import { Curve } from './Curve.tsx';
import styles from './Score.module.css';

type Entry = NonNullable<ReturnType<typeof entryOf>>;

interface ScoreProps {
  readonly id: string;
  readonly view: View;
  /** Whose entry it is. */
  readonly player: string;
  readonly log: readonly Typed[];
  readonly online: boolean;
  /** Games without fog, or on a chosen map, make no score. */
  readonly unscored: boolean;
  /** From a moment of another game: it has no entry at all. */
  readonly playedOn: boolean;
}

/** What a finished game leaves: its curve and, against the computer, its entry as the leaderboard lists it (FOR-29). */
export function Score({ id, view, player, log, online, unscored, playedOn }: ScoreProps): ReactElement | null {
  const [now] = useState(() => Date.now());
  const entry = useMemo(() => (playedOn ? undefined : entryOf(view, now)), [view, now, playedOn]);
  if (!view.outcome) return null;
  return (
    <>
      {entry && <Listed entry={entry} player={player} />}
      {entry && unscored && <Unscored />}
      {entry && !unscored && (online ? <Rank match={id} entry={entry} /> : <Practice match={id} entry={entry} />)}
      {view.viewer !== 'spectator' && (
        <Curve log={log} forests={view.forests.length} viewer={view.viewer satisfies SeatName} />
      )}
    </>
  );
}

function Listed({ entry, player }: { readonly entry: Entry; readonly player: string }): ReactElement {
  const { t, i18n } = useTranslation('forests');
  const when = new Date(entry.timestamp).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = [
    [t('scores.player'), player],
    [t('score.difficulty'), t(`difficulty.${entry.difficulty}`)],
    [t('score.mapSize'), t('facts.size', { size: entry.mapSize })],
    [t('score.turnsPlayed'), String(entry.turnsPlayed)],
    [t('score.forestsCaptured'), String(entry.forestsCaptured)],
    [t('score.victory'), t(entry.victory ? 'score.yes' : 'score.no')],
    [t('score.victoryType'), t(`score.${entry.victoryType}`)],
    [t('score.when'), when],
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
    </section>
  );
}

function Unscored(): ReactElement {
  const { t } = useTranslation('forests');
  return <p className={styles['stands']}>{t('score.unranked')}</p>;
}

/** FOR-30: where the server's list has this game. */
function Rank({ match, entry }: { readonly match: string; readonly entry: Entry }): ReactElement {
  const { t } = useTranslation('forests');
  const { difficulty, mapSize: size, victory } = entry;
  const question = async () => (await arena()).scores({ difficulty, size, defeats: !victory, match });
  const { value, failed } = useAnswer(question, `rank of ${match}`);
  const all = value?.counts.find((one) => one.difficulty === difficulty && one.size === size)?.entries ?? 0;
  const words = value?.mine && {
    rank: value.mine.rank,
    all,
    difficulty: t(`difficulty.${difficulty}`),
    size,
  };
  return (
    <p className={styles['stands']} role="status" data-rank={words?.rank}>
      {words ? <strong>{t('score.ranked', words)}</strong> : !failed && t('score.looking')}{' '}
      {!victory && t('score.defeat')}{' '}
      <Link to="/leaderboard" search={{ game: 'forests', board: 'computer', filter: filterOf(difficulty, size) }}>
        {t('score.toList')}
      </Link>
    </p>
  );
}

/** The bests of this device: nobody refereed them. */
function Practice({ match, entry }: { readonly match: string; readonly entry: Entry }): ReactElement {
  const { t } = useTranslation('forests');
  const bests = useMemo(() => withBest(loadBests(), { ...entry, playerName: '', match }), [entry, match]);
  useEffect(() => storeBests(bests), [bests]);
  const [best] = rank(bests, entry) as readonly Best[];
  return (
    <p className={styles['stands']}>
      {t('score.practice')}{' '}
      {best?.match === match && entry.victory
        ? t('score.isBest')
        : best?.victory && t('score.best', { count: best.turnsPlayed, type: t(`score.${best.victoryType}`) })}
    </p>
  );
}
