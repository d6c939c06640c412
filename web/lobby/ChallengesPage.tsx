import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { Icon } from '../art/Icon.tsx';
import { front } from '../games/index.ts';
import { ChallengeList } from './ChallengeList.tsx';

/** Who waits for anybody, in all games. */
export function ChallengesPage(): ReactElement {
  const { t } = useTranslation();
  return (
    <Page title={t('challenges.title')} lead={t('challenges.lead')}>
      <div>
        <Link
          to="/play/$game"
          params={{ game: front.id }}
          search={{ against: 'anyone' }}
          className={buttonLook('gold')}
        >
          <Icon name="swords" /> {t('challenges.post')}
        </Link>
      </div>
      <ChallengeList />
    </Page>
  );
}
