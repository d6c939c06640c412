import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { signIn, useSession } from '../online/session.ts';
import { useMine } from '../online/useMine.ts';
import { Field } from './Field.tsx';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.tsx';
import { useSubmit } from './useSubmit.ts';

interface SignInFormProps {
  /** `claimed`: how many of the guest's games came along. */
  readonly onSignedIn: (claimed: number) => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps): ReactElement {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [claim, setClaim] = useState(true);
  const { busy, problem, submit } = useSubmit();
  const { player } = useSession();
  const { matches = [] } = useMine();
  const offersClaim = player?.guest === true && matches.length > 0;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const signed = await submit(signIn(name, password, offersClaim && claim));
    if (signed) onSignedIn(signed.claimed?.matches ?? 0);
  };
  return (
    <form className={`${styles['form']} ${styles['panel']}`} onSubmit={(event) => void send(event)}>
      <h2>{t('account.signIn')}</h2>
      <p>{t('account.signInLead')}</p>
      <Field label={t('account.name')} value={name} onText={setName} autoComplete="username" required maxLength={200} />
      <Field
        label={t('account.password')}
        type="password"
        value={password}
        onText={setPassword}
        autoComplete="current-password"
        required
        maxLength={200}
      />
      {offersClaim && (
        <label className={styles['tick']}>
          <input type="checkbox" checked={claim} onChange={({ target }) => setClaim(target.checked)} />
          <span>{t('account.claim', { count: matches.length, name: player.name })}</span>
        </label>
      )}
      <FormProblem code={problem} />
      <Button type="submit" look="gold" disabled={busy}>
        {t(busy ? 'account.busy' : 'account.signIn')}
      </Button>
    </form>
  );
}
