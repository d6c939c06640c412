import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../app/Choice.tsx';
import { Page } from '../app/Page.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { GamePage } from '../games/GamePage.tsx';
import { GameTabs } from '../games/GameTabs.tsx';
import { gameName } from '../games/index.ts';
import { AnyoneForm } from '../lobby/AnyoneForm.tsx';
import { AGAINST } from '../lobby/against.ts';
import { FriendForm } from '../lobby/FriendForm.tsx';
import { ComputerForm } from './ComputerForm.tsx';

/** Whom to play, and how. */
export function PlayPage(): ReactElement {
  const { game } = useParams({ from: '/play/$game' });
  return (
    <GamePage id={game} away={({ start }) => start}>
      {(face) => <NewGame key={game} game={face} />}
    </GamePage>
  );
}

function NewGame({ game }: { readonly game: AnyWebGame }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { against = 'computer' } = useSearch({ from: '/play/$game' });
  const params = { game: game.id };
  return (
    <Page title={t('play.title', { game: gameName(game.id) })}>
      <GameTabs to="/play/$game" />
      <Choice
        isRow
        title={t('play.against')}
        options={AGAINST.map((one) => ({ value: one, name: t(`play.${one}.name`), about: t(`play.${one}.about`) }))}
        value={against}
        onChange={(one) => void navigate({ to: '/play/$game', params, search: { against: one }, replace: true })}
      />
      {against === 'computer' && <ComputerForm game={game} />}
      {against === 'friend' && <FriendForm game={game} />}
      {against === 'anyone' && <AnyoneForm game={game} />}
    </Page>
  );
}
