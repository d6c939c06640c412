import type { Player } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { signOut, useSession } from '../online/session.ts';
import { Crest } from './Crest.tsx';
import { FormProblem } from './FormProblem.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInPage.module.css';
import { useSubmit } from './useSubmit.ts';

/** In, with a name and a password that one has or makes; and out again. */
export function SignInPage(): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  const [claimed, setClaimed] = useState(0);
  const [isNew, setNew] = useState(false);
  if (player && !player.guest) return <SignedIn player={player} claimed={claimed} isNew={isNew} />;
  return (
    <Page title={t('account.title')} lead={t('account.lead')}>
      <div className={styles['doors']}>
        <div>
          <SignInForm onSignedIn={setClaimed} />
          <RecoverForm />
        </div>
        <NewAccountForm onMade={() => setNew(true)} />
      </div>
    </Page>
  );
}

interface SignedInProps {
  readonly player: Player;
  /** Games of a guest that the account took over. */
  readonly claimed: number;
  /** Just made: this is the moment to keep a way back in. */
  readonly isNew: boolean;
}

function SignedIn({ player, claimed, isNew }: SignedInProps): ReactElement {
  const { t } = useTranslation();
  const { busy, problem, submit } = useSubmit();
  return (
    <Page title={t('account.signedIn')}>
      <section className={styles['me']}>
        <Crest id={player.id} className={styles['crest']} />
        <div className={styles['who']}>
          <strong>{player.name}</strong>
          {claimed > 0 && <p role="status">{t('account.claimed', { count: claimed })}</p>}
          <p>{t('account.signedInLead')}</p>
        </div>
        <div className={styles['ways']}>
          <Link to="/games" className={buttonLook('gold')}>
            {t('nav.games')}
          </Link>
          <Link to="/players/$player" params={{ player: player.id }} className={buttonLook()}>
            {t('account.profile')}
          </Link>
          <Link to="/settings" className={buttonLook()}>
            {t('account.settings')}
          </Link>
          <Button look="quiet" disabled={busy} onClick={() => void submit(signOut())}>
            {t('account.signOut')}
          </Button>
        </div>
        <FormProblem code={problem} />
      </section>
      {isNew && (
        <section className={styles['recovery']} aria-labelledby="recovery">
          <h2 id="recovery">{t('account.recovery')}</h2>
          <RecoveryForm />
        </section>
      )}
      <Sessions />
    </Page>
  );
}
