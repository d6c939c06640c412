import type { Session } from '@tactarium/protocol';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { sayProblem } from '../words/problem.ts';
import { FormProblem } from './FormProblem.tsx';
import styles from './SignInPage.module.css';
import { useSubmit } from './useSubmit.ts';

/** Everywhere this account is signed in; each can be ended from here. */
export function Sessions(): ReactElement {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const { value, failed } = useAnswer(() => ask((server) => server.sessions()), `sessions ${round}`);
  const { busy, problem, submit } = useSubmit();
  const end = async (which: string): Promise<void> => {
    await submit(ask((server) => server.endSession(which)));
    setRound(round + 1);
  };
  const others = value?.filter(({ current }) => !current) ?? [];
  return (
    <section className={styles['sessions']} aria-labelledby="sessions">
      <h2 id="sessions">{t('account.devices')}</h2>
      {failed && <p role="alert">{sayProblem(t, failed)}</p>}
      <FormProblem code={problem} />
      <ul>
        {value
          ?.toSorted((a, b) => Number(b.current) - Number(a.current) || b.seen - a.seen)
          .map((session) => (
            <li key={session.id}>
              <Device session={session} />
              {!session.current && (
                <Button look="quiet" disabled={busy} onClick={() => void end(session.id)}>
                  {t('account.end')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {others.length > 1 && (
        <Button look="danger" disabled={busy} onClick={() => void end('others')}>
          {t('account.endOthers')}
        </Button>
      )}
    </section>
  );
}

function Device({ session: { current, began, seen } }: { readonly session: Session }): ReactElement {
  const { t, i18n } = useTranslation();
  const day = (moment: number): string =>
    new Date(moment).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <strong>{t(current ? 'account.here' : 'account.elsewhere')}</strong>
      <small>
        {t('account.began', { time: day(began) })} · {t('account.seen', { time: day(seen) })}
      </small>
    </div>
  );
}
