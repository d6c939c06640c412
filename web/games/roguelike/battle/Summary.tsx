import { oddsFrom, type Replayed, type ToldBattle } from '@tactarium/games/roguelike/client';
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { ShareLink } from '../../../app/ShareLink.tsx';
import { Way } from '../../../app/Way.tsx';
import { useOdds } from '../lab/useOdds.ts';
import type { Film } from './film.ts';
import { useBattleLink } from './link.ts';
import styles from './Summary.module.css';
import type { NameOf } from './sayings.ts';
import { deedsIn } from './statistics.ts';

/** What a battle of one's own brought. */
export interface Reward {
  readonly gold: number;
  /** By how much the rating changed; absent where nothing is rated. */
  readonly rating?: number;
}

interface SummaryProps {
  readonly told: ToldBattle;
  readonly fought: Replayed;
  readonly film: Film;
  readonly reward: Reward | undefined;
  readonly id: string | undefined;
  readonly nameOf: NameOf;
  readonly onContinue: (() => void) | undefined;
  onSelect(unit: string): void;
}

const SaveBattleFilm = lazy(async () => (await import('./SaveBattleFilm.tsx')).saveBattleFilm());

const BATTLES = 200;
const SHOWN = 6;
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** The result, who did most, how likely it was, and where to go from here. */
export function Summary({ told, fought, film, reward, id, nameOf, onContinue, onSelect }: SummaryProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  const [sharing, setSharing] = useState(false);
  const [isFilming, setFilming] = useState(false);
  const deeds = useMemo(() => deedsIn(film.events), [film]);
  const counted = useOdds(told.own, told.opponent, BATTLES);
  const link = useBattleLink(told);
  const isWon = fought.result === 'win';
  const odds = counted?.done ? oddsFrom(counted.wins, counted.battles) : undefined;
  const root = useRef<HTMLElement>(null);
  // On a phone it stands below the board: whoever has watched to the end sees how it went.
  useEffect(() => void root.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={root} className={styles['summary']} data-result={fought.result} aria-labelledby="battle-result">
      <h2 id="battle-result">{t(isWon ? 'summary.won' : 'summary.lost')}</h2>
      <p>{t('summary.rounds', { count: fought.rounds })}</p>
      {reward && (
        <p className={styles['reward']}>
          {reward.rating === undefined
            ? t('summary.unratedReward', { gold: reward.gold })
            : t('summary.reward', { gold: reward.gold, rating: signed(reward.rating) })}
        </p>
      )}
      {onContinue && (
        <Button look="gold" onClick={onContinue}>
          {t('summary.continue')}
        </Button>
      )}
      {odds && <p className={styles['luck']}>{t('summary.odds', odds)}</p>}
      <table>
        <caption>{t('summary.deeds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.unit')}</th>
            <th scope="col">{t('summary.dealt')}</th>
            <th scope="col">{t('summary.taken')}</th>
            <th scope="col">{t('summary.kills')}</th>
          </tr>
        </thead>
        <tbody>
          {deeds.slice(0, SHOWN).map(({ id, dealt, taken, kills }, i) => (
            <tr key={id} data-team={film.cast.find((unit) => unit.id === id)?.team}>
              <th scope="row">
                <button type="button" onClick={() => onSelect(id)}>
                  {i === 0 && '★ '}
                  {nameOf(id)}
                </button>
              </th>
              <td>{dealt}</td>
              <td>{taken}</td>
              <td>{kills}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['verdict']} data-verdict={fought.verdict}>
        {t(`verdict.${fought.verdict}`)}
      </p>
      <div className={styles['ways']}>
        <Button onClick={() => setSharing(true)}>{t('summary.share')}</Button>
        <Button look="quiet" onClick={() => setFilming(true)}>
          {shared('share.film')}
        </Button>
        {link !== undefined && (
          <Way href={`/sandbox#${link}`} className={buttonLook('quiet')}>
            {t('summary.change')}
          </Way>
        )}
      </div>
      {isFilming && (
        <Suspense fallback={null}>
          <SaveBattleFilm
            told={told}
            film={film}
            result={fought.result}
            nameOf={nameOf}
            onClose={() => setFilming(false)}
          />
        </Suspense>
      )}
      <Dialog open={sharing} title={t('share.title')} onClose={() => setSharing(false)}>
        <p>{t(id === undefined ? 'share.about' : 'share.aboutServer')}</p>
        {(id ?? link) !== undefined && (
          <ShareLink
            label={t('share.label')}
            title={t('title')}
            url={`${location.origin}/battle/${id ?? `shared#${link}`}`}
          />
        )}
      </Dialog>
    </section>
  );
}
