import type { AuditEntry } from '@tactarium/protocol';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '../account/FormProblem.tsx';
import { useSubmit } from '../account/useSubmit.ts';
import { Button } from '../app/Button.tsx';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import styles from './Admin.module.css';
import { useTime } from './useTime.ts';

/** As many as the server tells at a time: fewer means that there are no older ones. */
const PAGE = 50;

/** What admins did, the latest first. */
export function AuditLog(): ReactElement {
  const { t } = useTranslation('admin');
  const time = useTime();
  const { value } = useAnswer(() => ask((server) => server.audit()), 'audit');
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const { busy, problem, submit } = useSubmit();
  const entries = [...(value ?? []), ...older];
  const last = entries.at(-1);
  const more = async (): Promise<void> => {
    const next = await submit(ask((server) => server.audit(last?.id)));
    if (next) setOlder([...older, ...next]);
  };
  return (
    <section className={styles['part']} aria-labelledby="admin-log">
      <h2 id="admin-log">{t('log')}</h2>
      {value?.length === 0 && <p>{t('logEmpty')}</p>}
      <ol className={styles['log']}>
        {entries.map(({ id, at, admin, act, subject, note }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
            <span>
              <strong>{t(`act.${act}`)}</strong> · {admin?.name ?? t('operator')} · <code>{subject}</code>
            </span>
            <span>{note}</span>
          </li>
        ))}
      </ol>
      <FormProblem code={problem} />
      {entries.length > 0 && entries.length % PAGE === 0 && (
        <Button disabled={busy} onClick={() => void more()}>
          {t('older')}
        </Button>
      )}
    </section>
  );
}
