import type { View } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../app/Button.tsx';
import { Way } from '../../../app/Way.tsx';
import { Outline } from '../../../art/Icon.tsx';
import { factionName, leaderName } from '../names.ts';
import { MARKS } from '../pictures/marks.ts';
import { HandList } from './HandList.tsx';
import { LeaderPortrait } from './LeaderPortrait.tsx';
import styles from './RunEndScreen.module.css';

/** Victory or defeat, the road that led there, and the team at its end. */
export function RunEndScreen({ id, view }: { readonly id: string; readonly view: View }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { status, wins, losses, battles, hand, outcome, rating } = view;
  const isWon = status === 'won';
  return (
    <section className={styles['end']} data-status={status} aria-labelledby="end-title">
      <Outline of={isWon ? MARKS.win : MARKS.skull} className={styles['picture'] ?? ''} />
      <h2 id="end-title">{t(isWon ? 'end.won' : 'end.lost')}</h2>
      <p>{t(`ending.${(outcome?.reason ?? 'four_losses') as 'nine_wins'}`, { wins, losses, rating })}</p>
      <ol className={styles['road']}>
        {battles.map(({ n, result, rounds, goldEarned, opponent, rating: after }) => (
          <li key={n} data-result={result}>
            <LeaderPortrait leader={opponent.leader} small />
            <div>
              <strong>
                {n}. {t(result === 'win' ? 'end.win' : 'end.loss')}
              </strong>
              <span>
                {leaderName(opponent.leader)}, {factionName(opponent.faction)}
              </span>
              <small>{t('end.battle', { count: rounds, gold: goldEarned, rating: after })}</small>
            </div>
          </li>
        ))}
      </ol>
      <HandList title={t('end.team')} cards={hand.filter(({ owned }) => owned)} />
      <div className={styles['ways']}>
        <Way href="/run/new" className={buttonLook('gold')}>
          {t('end.again')}
        </Way>
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
