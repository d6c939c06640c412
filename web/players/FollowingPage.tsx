import type { Followed } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Crest } from '../account/Crest.tsx';
import { buttonLook } from '../app/Button.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import { stay } from '../online/link.ts';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './FollowingPage.module.css';

/** Milliseconds: players come and go. */
const LOOK_EVERY = 10_000;

/** Those whom one follows: who is there, who plays, and a way to challenge them. */
export function FollowingPage(): ReactElement {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const { value, failed } = useAnswer(() => ask((server) => server.follows()), `follows ${round}`, LOOK_EVERY);
  useEffect(stay, []);
  if (failed) return <Trouble code={failed} />;
  const follows = value?.follows.toSorted((a, b) => Number(b.online) - Number(a.online));
  return (
    <Page title={t('follows.title')} lead={t('follows.lead')}>
      {!follows && <p>{t('follows.loading')}</p>}
      {follows?.length === 0 && (
        <Empty>
          <Icon name="hands" />
          <p>{t('follows.none')}</p>
          <Link to="/leaderboard" className={buttonLook('gold')}>
            {t('nav.leaderboard')}
          </Link>
        </Empty>
      )}
      <ul className={styles['follows']}>
        {follows?.map((one) => (
          <Row key={one.player.id} followed={one} onLeft={() => setRound(round + 1)} />
        ))}
      </ul>
    </Page>
  );
}

function Row({ followed, onLeft }: { readonly followed: Followed; readonly onLeft: () => void }): ReactElement {
  const { t } = useTranslation();
  const { player, online, match } = followed;
  return (
    <li className={styles['row']} data-online={online}>
      <Crest id={player.id} />
      <div className={styles['who']}>
        <Link to="/players/$player" params={{ player: player.id }}>
          {player.name}
        </Link>
        <span>
          {t(online ? 'follows.online' : 'follows.offline')}
          {match !== undefined && ` · ${t('follows.playing')}`}
        </span>
      </div>
      <div className={styles['ways']}>
        <Link to="/challenge/$player" params={{ player: player.id }} className={buttonLook(online ? 'gold' : 'plain')}>
          {t('follows.challenge')}
        </Link>
        {match !== undefined && (
          <Link to="/match/$match" params={{ match }} className={buttonLook()}>
            {t('follows.watch')}
          </Link>
        )}
        <FollowButton player={player.id} isFollowed onChange={onLeft} />
      </div>
    </li>
  );
}
