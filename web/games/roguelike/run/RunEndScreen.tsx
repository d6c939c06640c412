import { type Event, toldOf, type View } from '@tactarium/games/roguelike/client';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../app/Button.tsx';
import { Way } from '../../../app/Way.tsx';
import { Outline } from '../../../art/Icon.tsx';
import { MARKS } from '../pictures/marks.ts';
import { HandList } from './HandList.tsx';
import { chanceOf, useChances } from './luck.ts';
import { Road, type RoadBattle } from './Road.tsx';
import styles from './RunEndScreen.module.css';
import { RunLuck } from './RunLuck.tsx';
import { isRated } from './useRun.ts';

interface RunEndScreenProps {
  readonly id: string;
  readonly view: View;
  /** All that was told in the run: its battles are in it whole. */
  readonly log: readonly { readonly type: string }[];
}

/** Victory or defeat, the road that led there, how much of it was luck, and the team at its end. */
export function RunEndScreen({ id, view, log }: RunEndScreenProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { status, wins, losses, hand, outcome, rating, house } = view;
  const isWon = status === 'won';
  const battles = useMemo(() => roadOf(view, log as readonly Event[], isRated(id, view)), [view, log, id]);
  const counted = useChances(battles);
  return (
    <section className={styles['end']} data-status={status} aria-labelledby="end-title">
      <Outline of={isWon ? MARKS.win : MARKS.skull} className={styles['picture'] ?? ''} />
      <h2 id="end-title">{t(isWon ? 'end.won' : 'end.lost')}</h2>
      <p>
        {t(`ending.${(outcome?.reason ?? 'four_losses') as 'nine_wins'}`, { count: wins, losses })}{' '}
        {isRated(id, view) && t('bar.rating', { rating })}
      </p>
      <Road run={id} battles={battles} chances={new Map(counted.map((one) => [one.n, chanceOf(one)]))} />
      <RunLuck battles={battles} counted={counted} isMine />
      <HandList title={t('end.team')} cards={hand.filter(({ owned }) => owned)} />
      <div className={styles['ways']}>
        <Way href="/run/new" className={buttonLook('gold')}>
          {t('end.again')}
        </Way>
        {house.day !== undefined && (
          <Way href={`/day/${house.day}`} className={buttonLook()}>
            {t('day.title')}
          </Way>
        )}
        {view.last && (
          <Way href={`/run/${id}/battle`} className={buttonLook()}>
            {t('end.lastBattle')}
          </Way>
        )}
        <Way href="/runs" className={buttonLook('quiet')}>
          {t('runs.title')}
        </Way>
      </div>
    </section>
  );
}

/** A run that went on in another match was told of its earlier battles there: of those it remembers the main facts. */
function roadOf({ battles, leader }: View, log: readonly Event[], rated: boolean): readonly RoadBattle[] {
  const fought = new Map(
    log.flatMap((event) => (event.type === 'battle_fought' ? [[event.battle.n, event.battle]] : [])),
  );
  return battles.map(({ rating, ...brief }) => {
    const whole = fought.get(brief.n);
    return {
      ...brief,
      ...(rated && { rating }),
      ...(whole && { told: toldOf(whole, leader) }),
    };
  });
}
