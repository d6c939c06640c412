import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../app/Page.tsx';
import { Tabs } from '../app/Tabs.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { GamePage } from '../games/GamePage.tsx';
import { front, games } from '../games/index.ts';
import { arena } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { FriendForm } from './FriendForm.tsx';

/** Challenges one player: which game, and how. */
export function ChallengePage(): ReactElement {
  const { t } = useTranslation();
  const { player } = useParams({ from: '/challenge/$player' });
  const { game = front.id } = useSearch({ from: '/challenge/$player' });
  const { value, failed } = useAnswer(async () => (await arena()).profile(player), `profile ${player}`);
  if (failed) return <Trouble code={failed === 'request/malformed' ? 'player/not-found' : failed} />;
  const title = value ? t('challenges.to', { name: value.player.name }) : t('profile.loading');
  return (
    <Page title={title}>
      <Tabs label={t('nav.choose')}>
        {games
          .filter(({ load, own }) => load && !own)
          .map(({ id, name }) => (
            <Link
              key={id}
              to="/challenge/$player"
              params={{ player }}
              search={{ game: id }}
              aria-current={id === game ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
      </Tabs>
      <GamePage id={game}>{(face) => <FriendForm key={face.id} game={face} whom={{ id: player }} />}</GamePage>
    </Page>
  );
}
