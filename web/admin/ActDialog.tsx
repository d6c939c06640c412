import type { Answer, ArenaClient, FoundPlayer } from '@tactarium/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkName } from '../account/check.ts';
import { Field } from '../account/Field.tsx';
import forms from '../account/Form.module.css';
import { FormProblem } from '../account/FormProblem.tsx';
import { useSubmit } from '../account/useSubmit.ts';
import { Button } from '../app/Button.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { ask } from '../online/session.ts';

export type PlayerAct = 'ban' | 'unban' | 'rename' | 'delete';

interface ActDialogProps {
  readonly act: PlayerAct;
  readonly player: FoundPlayer;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const USUAL_DAYS = '7';

/** Asks for the reason, and for what the act needs besides; nothing happens before that. */
export function ActDialog({ act, player, onClose, onDone }: ActDialogProps): ReactElement {
  const { t } = useTranslation('admin');
  const [note, setNote] = useState('');
  const [days, setDays] = useState(USUAL_DAYS);
  const [name, setName] = useState(player.name);
  const { busy, problem, refuse, isDone } = useSubmit();
  const work = (server: ArenaClient): Answer<unknown> => {
    switch (act) {
      case 'ban':
        return server.ban(player.id, Number(days), note);
      case 'unban':
        return server.unban(player.id, note);
      case 'rename':
        return server.rename(player.id, name, note);
      case 'delete':
        return server.removePlayer(player.id, note);
    }
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = act === 'rename' ? checkName(name) : undefined;
    if (wrong !== undefined) return refuse(wrong);
    if (await isDone(ask(work))) onDone();
  };
  return (
    <Dialog open title={t(`sure.${act}`, { name: player.name })} onClose={onClose}>
      <form className={forms['form']} onSubmit={(event) => void send(event)}>
        <p>{t(`warning.${act}`)}</p>
        {act === 'ban' && (
          <Field label={t('days')} type="number" min={1} max={36_500} required value={days} onText={setDays} />
        )}
        {act === 'rename' && <Field label={t('newName')} required maxLength={200} value={name} onText={setName} />}
        <Field label={t('reason')} required maxLength={500} value={note} onText={setNote} />
        <FormProblem code={problem} />
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look={act === 'delete' ? 'danger' : 'gold'} disabled={busy}>
          {t(`act.${act}`)}
        </Button>
      </form>
    </Dialog>
  );
}
