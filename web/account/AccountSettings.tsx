import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../online/session.ts';
import styles from './AccountSettings.module.css';
import { NameForm, PasswordForm } from './ChangeForms.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

/** Name and password, among the settings. */
export function AccountSettings(): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  return (
    <section className={styles['account']} aria-labelledby="account">
      <h2 id="account">{t('account.settings')}</h2>
      <p>{t('account.settingsLead')}</p>
      {player && !player.guest ? (
        <div className={styles['forms']}>
          <NameForm key={player.id} player={player} />
          <PasswordForm key={`password ${player.id}`} />
          <RecoveryForm key={`recovery ${player.id}`} />
          <LeaveForm key={`leave ${player.id}`} />
        </div>
      ) : (
        <NewAccountForm onMade={() => {}} />
      )}
    </section>
  );
}
