import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../app/Page.tsx';
import { AuditLog } from './AuditLog.tsx';
import { MatchEnder } from './MatchEnder.tsx';
import { PlayerSearch } from './PlayerSearch.tsx';
import { ServerHealth } from './ServerHealth.tsx';

/** For admins: players, matches, how the server fares, and what was done. The server refuses everybody else. */
export function AdminPage(): ReactElement {
  const { t } = useTranslation('admin');
  const [acts, setActs] = useState(0);
  const onAct = (): void => setActs((before) => before + 1);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PlayerSearch onAct={onAct} />
      <MatchEnder onAct={onAct} />
      <ServerHealth />
      <AuditLog key={acts} />
    </Page>
  );
}
