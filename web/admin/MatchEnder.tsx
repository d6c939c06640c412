import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../account/Field.tsx';
import { FormProblem } from '../account/FormProblem.tsx';
import { useSubmit } from '../account/useSubmit.ts';
import { Button } from '../app/Button.tsx';
import { ask } from '../online/session.ts';
import styles from './Admin.module.css';

/** The id of a match, wherever it stands in what was pasted. */
const ID = /(?:^|\/)(m[a-z0-9]{8,31})\b/;

export function MatchEnder({ onAct }: { readonly onAct: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const [link, setLink] = useState('');
  const [note, setNote] = useState('');
  const [told, setTold] = useState<'ended' | 'noMatch'>();
  const { busy, problem, isDone } = useSubmit();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const id = ID.exec(link.trim())?.[1];
    setTold(id === undefined ? 'noMatch' : undefined);
    if (id === undefined) return;
    if (!(await isDone(ask((server) => server.endMatch(id, note))))) return;
    setTold('ended');
    setLink('');
    setNote('');
    onAct();
  };
  return (
    <section className={styles['part']} aria-labelledby="admin-matches">
      <h2 id="admin-matches">{t('matches')}</h2>
      <p>{t('matchesLead')}</p>
      <form className={styles['line']} onSubmit={(event) => void send(event)}>
        <Field label={t('match')} value={link} onText={setLink} required maxLength={200} />
        <Field label={t('reason')} value={note} onText={setNote} required maxLength={500} />
        <Button type="submit" look="danger" disabled={busy}>
          {t('act.end-match')}
        </Button>
      </form>
      {told && <p role="status">{t(told)}</p>}
      <FormProblem code={problem} />
    </section>
  );
}
