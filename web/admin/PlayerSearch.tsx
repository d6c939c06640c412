import type { FoundPlayer } from '@tactarium/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../account/Field.tsx';
import { FormProblem } from '../account/FormProblem.tsx';
import { useSubmit } from '../account/useSubmit.ts';
import { Button } from '../app/Button.tsx';
import { ask } from '../online/session.ts';
import styles from './Admin.module.css';
import { PlayerCard } from './PlayerCard.tsx';

export function PlayerSearch({ onAct }: { readonly onAct: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly FoundPlayer[]>();
  const { busy, problem, submit } = useSubmit();
  const search = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const players = await submit(ask((server) => server.findPlayers(text)));
    if (players) setFound(players);
  };
  return (
    <section className={styles['part']} aria-labelledby="admin-players">
      <h2 id="admin-players">{t('players')}</h2>
      <form className={styles['line']} onSubmit={(event) => void search(event)}>
        <Field label={t('search')} value={text} onText={setText} type="search" required maxLength={60} />
        <Button type="submit" look="gold" disabled={busy}>
          {t('find')}
        </Button>
      </form>
      <FormProblem code={problem} />
      {found?.length === 0 && <p role="status">{t('none')}</p>}
      <ul className={styles['players']}>
        {found?.map((player) => (
          <PlayerCard
            key={player.id}
            player={player}
            onDone={() => {
              onAct();
              void search();
            }}
          />
        ))}
      </ul>
    </section>
  );
}
