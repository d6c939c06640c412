import type { Options } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Empty } from '../../../app/Empty.tsx';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { Way } from '../../../app/Way.tsx';
import { useMatches } from '../../../local/useMatches.ts';
import { useSession } from '../../../online/session.ts';
import { factionName, leaderName } from '../names.ts';
import { ServerRuns } from '../online/ServerRuns.tsx';
import { LeaderPortrait } from './LeaderPortrait.tsx';
import styles from './RunEndScreen.module.css';

/** `/runs`: the runs of this browser, those under way first. */
export function RunsPage(): ReactElement {
  const { t, i18n } = useTranslation('roguelike');
  const { matches, failed, forget } = useMatches();
  const { player } = useSession();
  if (failed) return <Trouble code={failed} />;
  const runs = (matches ?? [])
    .filter(({ game }) => game === 'roguelike')
    .toSorted((a, b) => Number(a.outcome !== undefined) - Number(b.outcome !== undefined));
  return (
    <Page title={t('runs.title')} lead={t('runs.lead')}>
      <nav className={styles['ways']} aria-label={t('new.more')}>
        <Way href="/run/new" className={buttonLook('gold')}>
          {t('end.again')}
        </Way>
        <Way href="/leaderboard?game=roguelike" className={buttonLook('quiet')}>
          {t('scores.title')}
        </Way>
      </nav>
      {matches && runs.length === 0 && !player && (
        <Empty>
          <p>{t('runs.none')}</p>
        </Empty>
      )}
      {player && <ServerRuns player={player.id} />}
      {player && runs.length > 0 && <h2>{t('runs.here')}</h2>}
      <ul className={styles['road']}>
        {runs.map(({ id, options, created, outcome, playedOn }) => {
          const { resume, ...begun } = options as Partial<Options>;
          const { faction = '', leader = '' } = resume ?? begun;
          const state = !outcome ? 'running' : outcome.winner === undefined ? 'lost' : 'won';
          return (
            <li key={id} data-result={state === 'won' ? 'win' : state}>
              <LeaderPortrait leader={leader} small />
              <div>
                <strong>{leaderName(leader)}</strong>
                <span>
                  {factionName(faction)} · {t(`runs.${state}`)}
                  {(resume ?? playedOn) !== undefined && ` · ${t('runs.playedOn')}`}
                </span>
                <small>
                  <time dateTime={new Date(created).toISOString()}>
                    {new Date(created).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
                  </time>
                </small>
              </div>
              <div className={styles['acts']}>
                {outcome && (
                  <Button look="quiet" onClick={() => void forget(id)}>
                    {t('runs.forget')}
                  </Button>
                )}
                <Way href={`/run/${id}`} className={buttonLook(outcome ? 'plain' : 'gold')}>
                  {t(outcome ? 'runs.look' : 'runs.goOn')}
                </Way>
              </div>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
