import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { deleteAccount } from '../online/session.ts';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.tsx';
import { CurrentPasswordField } from './NewFields.tsx';
import { useSubmit } from './useSubmit.ts';

/** One's data as a file, and the end of the account: asked twice, the second time for the password. */
export function LeaveForm(): ReactElement {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const { busy, problem, submit } = useSubmit();
  const close = (): void => {
    setAsking(false);
    setPassword('');
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await submit(deleteAccount(password));
  };
  return (
    <div className={styles['form']}>
      <p>{t('account.dataText')}</p>
      <a href="/api/me/data" download="tactarium.json" className={buttonLook()}>
        {t('account.data')}
      </a>
      <p>{t('account.deleteText')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('account.delete')}
      </Button>
      <Dialog open={isAsking} title={t('account.deleteSure')} onClose={close}>
        <form className={styles['form']} onSubmit={(event) => void send(event)}>
          <p>{t('account.deleteWarning')}</p>
          <CurrentPasswordField value={password} onText={setPassword} />
          <FormProblem code={problem === 'login/wrong' ? 'password/wrong' : problem} />
          <Button onClick={close}>{t('account.deleteNo')}</Button>
          <Button look="danger" type="submit" disabled={busy}>
            {t('account.deleteYes')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
