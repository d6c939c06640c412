import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../app/Button.tsx';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { Way } from '../../../app/Way.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { arena } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { factionName, leaderName } from '../names.ts';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import styles from '../run/RunEndScreen.module.css';

/** A run that has ended, anybody's, battle by battle. */
export function PastRun({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { value, failed } = useAnswer(async () => (await arena()).runHistory(id), `history ${id}`);
  if (failed !== undefined) return <Trouble code={failed} game="roguelike" />;
  if (!value) return <Loading />;
  const { run, battles } = value;
  return (
    <Page
      title={t('past.title', { leader: leaderName(run.leaderId) })}
      lead={t('past.lead', { wins: run.wins, losses: run.losses, rating: run.rating })}
    >
      <p>
        <Link to="/player/$player" params={{ player: run.player.id }}>
          {run.player.name}
        </Link>{' '}
        · {factionName(run.faction)}
      </p>
      <ol className={styles['road']}>
        {battles.map(
          ({ n, id: battle, result, rounds, goldEarned, ratingAfter, opponentFaction, opponentLeaderId }) => (
            <li key={n} data-result={result}>
              <LeaderPortrait leader={opponentLeaderId} small />
              <div>
                <strong>
                  {n}. {t(result === 'win' ? 'end.win' : 'end.loss')}
                </strong>
                <span>
                  {leaderName(opponentLeaderId)}, {factionName(opponentFaction)}
                </span>
                <small>{t('end.battle', { count: rounds, gold: goldEarned, rating: ratingAfter })}</small>
              </div>
              {battle !== undefined && (
                <Way href={`/battle/${battle}`} className={buttonLook('quiet')}>
                  {t('past.watch')}
                </Way>
              )}
            </li>
          ),
        )}
      </ol>
    </Page>
  );
}
