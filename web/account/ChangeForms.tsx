import type { Player } from '@tactarium/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { changePlayer } from '../online/session.ts';
import { checkName, checkPassword } from './check.ts';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.tsx';
import { CurrentPasswordField, NewNameField, NewPasswordField } from './NewFields.tsx';
import { useSubmit } from './useSubmit.ts';

/** Another name: for anybody who is somebody. */
export function NameForm({ player }: { readonly player: Player }): ReactElement {
  const { t } = useTranslation();
  const [name, setName] = useState(player.name);
  const [done, setDone] = useState(false);
  const { busy, problem, refuse, submit } = useSubmit();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(false);
    const wrong = checkName(name);
    if (wrong !== undefined) return refuse(wrong);
    setDone((await submit(changePlayer({ name }))) !== undefined);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <NewNameField value={name} onText={setName} />
      <FormProblem code={problem} />
      {done && (
        <p role="status" className={styles['done']}>
          {t('account.nameChanged')}
        </p>
      )}
      <Button type="submit" disabled={busy || name === player.name}>
        {t('account.changeName')}
      </Button>
    </form>
  );
}

/** Another password. Whoever else was signed in is out. */
export function PasswordForm(): ReactElement {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, problem, refuse, submit } = useSubmit();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(false);
    const wrong = checkPassword(password);
    if (wrong !== undefined) return refuse(wrong);
    if (!(await submit(changePlayer({ password, current })))) return;
    setDone(true);
    setCurrent('');
    setPassword('');
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <CurrentPasswordField value={current} onText={setCurrent} />
      <NewPasswordField value={password} onText={setPassword} />
      <FormProblem code={problem === 'login/wrong' ? 'password/wrong' : problem} />
      {done && (
        <p role="status" className={styles['done']}>
          {t('account.passwordChanged')}
        </p>
      )}
      <Button type="submit" disabled={busy}>
        {t('account.changePassword')}
      </Button>
    </form>
  );
}
