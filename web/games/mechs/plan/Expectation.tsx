import { LOCATIONS, type Tally } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Silhouette } from '../sheet/Silhouette.tsx';
import { percent } from '../words/names.ts';
import styles from './Cards.module.css';
import { TRIALS } from './trials.ts';
import type { Play } from './usePlay.ts';
import { useTrials } from './useTrials.ts';

const CHANCES = ['destroyed', 'lostArm', 'lostLeg', 'fell', 'unconscious'] as const;

/** What the planned salvo comes to: on average, and by resolving it 2,000 times. */
export function Expectation({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { view, actor, plan, salvo, twist, heat } = play;
  const { tallies, running } = useTrials(view, actor?.id, twist, plan.aims);
  if (!salvo) return null;
  if (plan.aims.length === 0) return null;
  const misses = salvo.shots.reduce((all, { ways }) => all * (1 - ways / 36), 1);
  return (
    <section className={styles['card']} aria-label={t('expect.title')} data-trials={running ? 'running' : 'done'}>
      <h3>{t('expect.title')}</h3>
      <p>{t('expect.mean', { mean: salvo.mean.toFixed(1), percent: Math.round(100 * (1 - misses)) })}</p>
      <p className={styles['quiet']}>{t(running ? 'expect.trying' : 'expect.tried', { count: TRIALS })}</p>
      {tallies?.map((tally) => (
        <Chances key={tally.mech} tally={tally} play={play} />
      ))}
      {heat?.shutdown && (
        <p className={styles['warn']}>
          {t('expect.self')}: {percent(heat.shutdown.ways)} %
        </p>
      )}
    </section>
  );
}

function Chances({ tally, play }: { readonly tally: Tally; readonly play: Play }): ReactElement {
  const { t } = useTranslation('mechs');
  const mech = play.view.mechs.find(({ id }) => id === tally.mech)!;
  const danger = Object.fromEntries(LOCATIONS.map((location) => [location, tally.opened[location] / TRIALS]));
  return (
    <div className={styles['trial']} data-tally={tally.mech}>
      <Silhouette design={mech.design} record={mech} danger={danger} />
      <dl className={styles['chances']}>
        {CHANCES.map((name) => (
          <Chance key={name} name={t(`expect.${name}`)} count={tally[name]} />
        ))}
        <dt>{t('expect.damage')}</dt>
        <dd>{(tally.damage / TRIALS).toFixed(1)}</dd>
      </dl>
    </div>
  );
}

const Chance = ({ name, count }: { readonly name: string; readonly count: number }): ReactElement => (
  <>
    <dt>{name}</dt>
    <dd data-count={count}>{((100 * count) / TRIALS).toFixed(count > 0 && count < TRIALS / 50 ? 1 : 0)} %</dd>
  </>
);
