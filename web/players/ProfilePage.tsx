import { ok } from '@tactarium/engine';
import type { Followed, Profile } from '@tactarium/protocol';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Crest } from '../account/Crest.tsx';
import { buttonLook } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { arena, ask, useSession } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './ProfilePage.module.css';
import { RatingCard } from './RatingCard.tsx';
import { Recent } from './Recent.tsx';
import { tellOf } from './rated.ts';

/** A player as everybody may know them. */
export function ProfilePage(): ReactElement {
  const { t } = useTranslation();
  const { player: id } = useParams({ from: '/players/$player' });
  const { player: me } = useSession();
  // One's own name may just have been changed.
  const question = async () => (await arena()).profile(id);
  const { value, failed } = useAnswer(question, `profile ${id} ${me && me.id === id ? me.name : ''}`);
  if (failed) return <Trouble code={failed === 'request/malformed' ? 'player/not-found' : failed} />;
  if (!value) {
    return (
      <Page title={t('profile.loading')}>
        <p role="status">{t('leaderboard.loading')}</p>
      </Page>
    );
  }
  return <Known profile={value} isMine={me?.id === id} />;
}

/** A visitor without a session follows nobody; no guest is created just to ask. */
function Follow({ player }: { readonly player: string }): ReactElement | null {
  const { player: me } = useSession();
  const { value } = useAnswer(
    () => (me ? ask((server) => server.follows()) : NOBODY),
    `follows of ${me?.id} on ${player}`,
  );
  const [changed, setChanged] = useState<boolean>();
  if (!value) return null;
  const isFollowed = changed ?? value.follows.some((one) => one.player.id === player);
  return <FollowButton player={player} isFollowed={isFollowed} onChange={setChanged} />;
}

const NOBODY = Promise.resolve(ok<{ readonly follows: readonly Followed[] }>({ follows: [] }));

function Known({ profile, isMine }: { readonly profile: Profile; readonly isMine: boolean }): ReactElement {
  const { t, i18n } = useTranslation();
  const { player, created, ratings, recent } = profile;
  const since = new Date(created).toLocaleDateString(i18n.language, { month: 'long', year: 'numeric' });
  return (
    <Page title={player.name} mark={<Crest id={player.id} className={styles['crest']} />}>
      <div className={styles['who']}>
        <p>
          {player.guest && <strong>{t('account.guest')} · </strong>}
          {t('profile.since', { date: since })}
        </p>
        {isMine && (
          <Link to={player.guest ? '/sign-in' : '/settings'} className={buttonLook(player.guest ? 'gold' : 'plain')}>
            {t(player.guest ? 'profile.keep' : 'account.settings')}
          </Link>
        )}
        {!isMine && (
          <Link to="/challenge/$player" params={{ player: player.id }} className={buttonLook('gold')}>
            {t('follows.challenge')}
          </Link>
        )}
        {!isMine && <Follow player={player.id} />}
      </div>
      <section className={styles['section']} aria-labelledby="ratings">
        <h2 id="ratings">{t('profile.ratings')}</h2>
        {ratings.length === 0 ? (
          <p className={styles['none']}>{t('profile.unrated')}</p>
        ) : (
          <div className={styles['cards']}>
            {ratings.map((standing) => (
              <RatingCard key={standing.game} standing={standing} />
            ))}
          </div>
        )}
      </section>
      <section className={styles['section']} aria-labelledby="recent">
        <h2 id="recent">{t('profile.recent')}</h2>
        {recent.length === 0 ? (
          <p className={styles['none']}>{t('profile.nothing')}</p>
        ) : (
          <Recent matches={recent.map((match) => tellOf(match, player.id))} />
        )}
      </section>
    </Page>
  );
}
