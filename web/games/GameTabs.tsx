import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../app/Tabs.tsx';
import { games } from './index.ts';

interface GameTabsProps {
  readonly to: '/play/$game' | '/how-to-play/$game';
}

/** The same page of the other games, where there is more than one to go to. */
export function GameTabs({ to }: GameTabsProps): ReactElement | null {
  const { t } = useTranslation();
  const shown = games.filter(({ load }) => load);
  if (shown.length < 2) return null;
  return (
    <Tabs label={t('nav.choose')}>
      {shown.map(({ id, name }) => (
        <Link key={id} to={to} params={{ game: id }}>
          {name}
        </Link>
      ))}
    </Tabs>
  );
}
