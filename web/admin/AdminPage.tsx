import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { AuditLog } from './AuditLog.tsx';
import { MatchEnder } from './MatchEnder.tsx';
import { PlayerSearch } from './PlayerSearch.tsx';
import { ServerHealth } from './ServerHealth.tsx';

/** For admins: players, matches, how the server fares, and what was done. The server refuses everybody else. */
export function AdminPage(): ReactElement {
  const { t } = useTranslation('admin');
  const [acts, setActs] = useState(0);
  const onAct = (): void => setActs((before) => before + 1);
  const { value, failed } = useAnswer(() => ask((server) => server.health()), 'admin');
  if (failed) return <Trouble code={failed} />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {value && (
        <>
          <PlayerSearch onAct={onAct} />
          <MatchEnder onAct={onAct} />
          <ServerHealth />
          <AuditLog key={acts} />
        </>
      )}
    </Page>
  );
}
