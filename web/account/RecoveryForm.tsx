import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.tsx';
import { CurrentPasswordField } from './NewFields.tsx';
import { useSubmit } from './useSubmit.ts';

/** How many recovery codes are left, and new ones, shown once. */
export function RecoveryForm(): ReactElement {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const { value } = useAnswer(() => ask((server) => server.recoveryLeft()), `recovery ${round}`);
  const { busy, problem, submit } = useSubmit();
  const close = (): void => {
    setAsking(false);
    setPassword('');
    setCodes([]);
    setRound(round + 1);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await submit(ask((server) => server.newRecovery(password)));
    if (made) setCodes(made.codes);
  };
  return (
    <div className={styles['form']}>
      <p>{t('account.recoveryText')}</p>
      {value && <p role="status">{t('account.recoveryLeft', { count: value.left })}</p>}
      <Button onClick={() => setAsking(true)}>{t('account.recoveryMake')}</Button>
      <Dialog open={isAsking} title={t(codes.length > 0 ? 'account.recovery' : 'account.recoverySure')} onClose={close}>
        {codes.length > 0 ? (
          <div className={styles['form']}>
            <p role="status">{t('account.recoveryShown')}</p>
            <ol className={styles['codes']}>
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ol>
            <a className={buttonLook()} href={fileOf(codes)} download="tactarium-recovery-codes.txt">
              {t('account.recoverySave')}
            </a>
            <Button look="gold" onClick={close}>
              {t('account.recoveryDone')}
            </Button>
          </div>
        ) : (
          <form className={styles['form']} onSubmit={(event) => void send(event)}>
            <p>{t('account.recoveryWarning')}</p>
            <CurrentPasswordField value={password} onText={setPassword} />
            <FormProblem code={problem === 'login/wrong' ? 'password/wrong' : problem} />
            <Button type="submit" look="gold" disabled={busy}>
              {t('account.recoveryMake')}
            </Button>
          </form>
        )}
      </Dialog>
    </div>
  );
}

const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
