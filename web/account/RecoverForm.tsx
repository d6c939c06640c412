import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { recover } from '../online/session.ts';
import { checkPassword } from './check.ts';
import { Field } from './Field.tsx';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.tsx';
import { NewPasswordField } from './NewFields.tsx';
import { useSubmit } from './useSubmit.ts';

/** In by a recovery code, for whoever has lost the password. Folded away: it is needed once in years. */
export function RecoverForm(): ReactElement {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, refuse, submit } = useSubmit();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = checkPassword(password);
    if (wrong !== undefined) return refuse(wrong);
    await submit(recover(name, code, password));
  };
  return (
    <details className={styles['lost']}>
      <summary>{t('account.lost')}</summary>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <h2>{t('account.lostTitle')}</h2>
        <p>{t('account.lostLead')}</p>
        <Field
          label={t('account.name')}
          value={name}
          onText={setName}
          autoComplete="username"
          required
          maxLength={200}
        />
        <Field label={t('account.code')} value={code} onText={setCode} autoComplete="off" required maxLength={100} />
        <NewPasswordField value={password} onText={setPassword} />
        <FormProblem code={problem} />
        <Button type="submit" disabled={busy}>
          {t(busy ? 'account.busy' : 'account.recover')}
        </Button>
      </form>
    </details>
  );
}
