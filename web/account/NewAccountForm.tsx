import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { changePlayer, useSession } from '../online/session.ts';
import { checkName, checkPassword } from './check.ts';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.tsx';
import { NewNameField, NewPasswordField } from './NewFields.tsx';
import { useSubmit } from './useSubmit.ts';

interface NewAccountFormProps {
  readonly onMade: () => void;
}

/** Gives a guest a name and a password: everything that was played stays. A visitor without a session becomes a guest first. */
export function NewAccountForm({ onMade }: NewAccountFormProps): ReactElement {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, refuse, submit } = useSubmit();
  const { player } = useSession();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = checkName(name) ?? checkPassword(password);
    if (wrong !== undefined) return refuse(wrong);
    if (await submit(changePlayer({ name, password }))) onMade();
  };
  return (
    <form className={`${styles['form']} ${styles['panel']}`} onSubmit={(event) => void send(event)}>
      <h2>{t('account.create')}</h2>
      <p>{player ? t('account.createKeeps', { name: player.name }) : t('account.createLead')}</p>
      <NewNameField value={name} onText={setName} />
      <NewPasswordField value={password} onText={setPassword} />
      <FormProblem code={problem} />
      <Button type="submit" look="gold" disabled={busy}>
        {t(busy ? 'account.busy' : 'account.create')}
      </Button>
    </form>
  );
}
