import { LOCATIONS, type Tally } from '@tactarium/games/mechs/client';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Silhouette } from '../sheet/Silhouette.tsx';
import { percent, tenths } from '../words/names.ts';
import cards from './Cards.module.css';
import styles from './Expectation.module.css';
import { TRIALS } from './trials.ts';
import type { Play } from './usePlay.ts';
import { useTrials } from './useTrials.ts';

const CHANCES = ['destroyed', 'lostArm', 'lostLeg', 'fell', 'unconscious'] as const;

/** What the planned salvo comes to: on average, and by resolving it 2,000 times. */
export function Expectation({ play }: { readonly play: Play }): ReactElement | null {
  const { t, i18n } = useTranslation('mechs');
  const { view, actor, plan, salvo, twist, heat } = play;
  const { tallies, running } = useTrials(view, actor?.id, twist, plan.aims);
  if (!salvo) return null;
  if (plan.aims.length === 0) return null;
  const misses = salvo.shots.reduce((all, { ways }) => all * (1 - ways / 36), 1);
  return (
    <section className={cards['card']} aria-label={t('expect.title')} data-trials={running ? 'running' : 'done'}>
      <h3>{t('expect.title')}</h3>
      <p>{t('expect.mean', { mean: tenths(i18n.language, salvo.mean), percent: Math.round(100 * (1 - misses)) })}</p>
      <p className={cards['quiet']}>{t(running ? 'expect.trying' : 'expect.tried', { count: TRIALS })}</p>
      {tallies?.map((tally) => (
        <Chances key={tally.mech} tally={tally} play={play} />
      ))}
      {heat?.shutdown && (
        <p className={cards['warn']}>
          {t('expect.self')}: {percent(heat.shutdown.ways)} %
        </p>
      )}
    </section>
  );
}

function Chances({ tally, play }: { readonly tally: Tally; readonly play: Play }): ReactElement {
  const { t, i18n } = useTranslation('mechs');
  const mech = play.view.mechs.find(({ id }) => id === tally.mech)!;
  const danger = Object.fromEntries(LOCATIONS.map((location) => [location, tally.opened[location] / TRIALS]));
  return (
    <div className={cards['trial']} data-tally={tally.mech}>
      <Silhouette design={mech.design} record={mech} danger={danger} />
      <dl className={styles['chances']}>
        {CHANCES.map((name) => (
          <Fragment key={name}>
            <dt>{t(`expect.${name}`)}</dt>
            <dd data-count={tally[name]}>{sayShare(i18n.language, tally[name])} %</dd>
          </Fragment>
        ))}
        <dt>{t('expect.damage')}</dt>
        <dd>{tenths(i18n.language, tally.damage / TRIALS)}</dd>
      </dl>
    </div>
  );
}

/** Of all trials, in percent: what is rare with a digit more. */
function sayShare(language: string, count: number): string {
  const share = (100 * count) / TRIALS;
  return count > 0 && share < 2 ? tenths(language, share) : share.toFixed(0);
}
