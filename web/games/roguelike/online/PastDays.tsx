import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Way } from '../../../app/Way.tsx';
import { arena } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { leaderName } from '../names.ts';
import { sayDay } from '../run/day.ts';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import styles from '../run/RunEndScreen.module.css';

/** The other days: who led, and who was best. */
export function PastDays({ shown }: { readonly shown: string }): ReactElement | undefined {
  const { t, i18n } = useTranslation('roguelike');
  const { value } = useAnswer(async () => (await arena()).days(), `days ${shown}`);
  const others = value?.days.filter(({ day }) => day !== shown) ?? [];
  if (!value || others.length === 0) return undefined;
  return (
    <section aria-labelledby="past-days">
      <h2 id="past-days">{t('day.past')}</h2>
      <ul className={styles['road']}>
        {others.map(({ day, leaderId, players, best }) => (
          <li key={day} data-result="win">
            <LeaderPortrait leader={leaderId} small />
            <div>
              <strong>
                <Way href={`/day/${day}`}>{day === value.today ? t('day.today') : sayDay(day, i18n.language)}</Way>
              </strong>
              <span>
                {leaderName(leaderId)} · {t('day.players', { count: players })}
              </span>
              {best && <small>{t('day.best', { name: best.player.name, wins: best.wins, losses: best.losses })}</small>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
