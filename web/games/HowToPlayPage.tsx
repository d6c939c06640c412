import { Link, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { FirstGame } from './FirstGame.tsx';
import { GamePage } from './GamePage.tsx';
import { GameTabs } from './GameTabs.tsx';
import { gameName } from './index.ts';

/** The rules of a game in pictures; each game tells its own. */
export function HowToPlayPage(): ReactElement {
  const { t } = useTranslation();
  const { game: id } = useParams({ from: '/how-to-play/$game' });
  return (
    <GamePage id={id}>
      {(game) => (
        <Page title={t('how.title', { game: gameName(id) })}>
          <GameTabs to="/how-to-play/$game" />
          <FirstGame game={game} />
          <game.HowToPlay />
          <div>
            <Link to="/play/$game" params={{ game: id }} className={buttonLook('gold')}>
              {t('how.start')}
            </Link>
          </div>
        </Page>
      )}
    </GamePage>
  );
}
