import type { MySnapshots } from '@tactarium/protocol';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../app/Button.tsx';
import { Way } from '../../../app/Way.tsx';
import { ask } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { sayProblem } from '../../../words/problem.ts';
import { factionName, leaderName } from '../names.ts';
import { sayDay } from '../run/day.ts';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import styles from '../run/RunEndScreen.module.css';

/** One's rated runs, and what became of one's teams in the runs of others. Only for whom the server knows. */
export function ServerRuns({ player }: { readonly player: string }): ReactElement {
  const { t, i18n } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  const { value, failed } = useAnswer(() => ask((server) => server.runs()), `runs ${player}`);
  const { value: abroad } = useAnswer(() => ask((server) => server.mySnapshots()), `teams ${player}`);
  if (failed !== undefined) return <p role="alert">{sayProblem(shared, failed, 'roguelike')}</p>;
  return (
    <>
      {value && value.runs.length > 0 && (
        <section aria-labelledby="rated-runs">
          <h2 id="rated-runs">{t('runs.rated')}</h2>
          <ul className={styles['road']}>
            {value.runs.map(({ id, faction, leaderId, wins, losses, rating, status, day }) => (
              <li key={id} data-result={status === 'won' ? 'win' : status}>
                <LeaderPortrait leader={leaderId} small />
                <div>
                  <strong>{leaderName(leaderId)}</strong>
                  <span>
                    {factionName(faction)} · {t(status === 'active' ? 'runs.running' : `runs.${status}`)}
                  </span>
                  <small>
                    {t('runs.record', { wins, losses })},{' '}
                    {day === undefined
                      ? t('end.rating', { rating })
                      : t('day.of', { date: sayDay(day, i18n.language) })}
                  </small>
                </div>
                <Way href={`/run/${id}`} className={buttonLook(status === 'active' ? 'gold' : 'plain')}>
                  {t(status === 'active' ? 'runs.goOn' : 'runs.look')}
                </Way>
              </li>
            ))}
          </ul>
        </section>
      )}
      {abroad && abroad.meetings.length > 0 && <Meetings abroad={abroad} />}
      {abroad && abroad.snapshots.length > 0 && (
        <section aria-labelledby="teams-abroad">
          <h2 id="teams-abroad">{t('abroad.title')}</h2>
          <p>{t('abroad.lead')}</p>
          <ul className={styles['road']}>
            {abroad.snapshots.map(({ id, battle, leaderId, faction, met, beaten, listed }) => (
              <li key={id} data-abroad={id}>
                <LeaderPortrait leader={leaderId} small />
                <div>
                  <strong>{t('abroad.team', { number: battle, leader: leaderName(leaderId) })}</strong>
                  <span>
                    {factionName(faction)} · {t(listed ? 'abroad.listed' : 'abroad.unlisted')}
                  </span>
                  <small>
                    {met > 0
                      ? t('abroad.record', { count: met, held: met - beaten })
                      : t(listed ? 'abroad.notMet' : 'abroad.neverMet')}
                  </small>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Who met one's teams lately, and how they did. */
function Meetings({ abroad: { meetings, snapshots } }: { readonly abroad: MySnapshots }): ReactElement {
  const { t, i18n } = useTranslation('roguelike');
  const held = meetings.filter(({ beaten }) => !beaten).length;
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings">{t('abroad.meetings')}</h2>
      <p>{t('abroad.sum', { count: meetings.length, held })}</p>
      <ul className={styles['road']}>
        {meetings.map(({ id, snapshotId, player, beaten, rounds, createdAt }) => {
          const team = snapshots.find((one) => one.id === snapshotId);
          return (
            <li key={`${snapshotId}${createdAt}`} data-result={beaten ? 'lose' : 'win'}>
              {team && <LeaderPortrait leader={team.leaderId} small />}
              <div>
                <strong>{t(beaten ? 'abroad.beaten' : 'abroad.heldOut', { name: player.name })}</strong>
                {team && <span>{t('abroad.team', { number: team.battle, leader: leaderName(team.leaderId) })}</span>}
                <small>
                  {t('summary.rounds', { count: rounds })} ·{' '}
                  <time dateTime={new Date(createdAt).toISOString()}>
                    {new Date(createdAt).toLocaleDateString(i18n.language)}
                  </time>
                </small>
              </div>
              {id !== undefined && (
                <Way href={`/battle/${id}`} className={buttonLook('quiet')}>
                  {t('end.watch')}
                </Way>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
