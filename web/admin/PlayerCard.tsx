import type { FoundPlayer } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { ActDialog, type PlayerAct } from './ActDialog.tsx';
import styles from './Admin.module.css';
import { useTime } from './useTime.ts';

interface PlayerCardProps {
  readonly player: FoundPlayer;
  readonly onDone: () => void;
}

/** Who somebody is to the server, and what can be done about them. Nothing, where it is an admin. */
export function PlayerCard({ player, onDone }: PlayerCardProps): ReactElement {
  const { t } = useTranslation('admin');
  const time = useTime();
  const [act, setAct] = useState<PlayerAct>();
  const { id, name, guest, admin, created, seen, bannedUntil, unfinished } = player;
  const acts: readonly PlayerAct[] = admin ? [] : [bannedUntil === undefined ? 'ban' : 'unban', 'rename', 'delete'];
  return (
    <li className={styles['player']}>
      <div className={styles['who']}>
        <Link to="/players/$player" params={{ player: id }}>
          {name}
        </Link>
        <small>
          {t(admin ? 'admin' : guest ? 'guest' : 'account')} · <code>{id}</code>
        </small>
        <small>
          {t('joined', { time: time(created) })} · {seen === undefined ? t('never') : t('seen', { time: time(seen) })}
          {unfinished > 0 && ` · ${t('unfinished', { count: unfinished })}`}
        </small>
        {bannedUntil !== undefined && <strong>{t('banned', { time: time(bannedUntil) })}</strong>}
      </div>
      <div className={styles['acts']}>
        {acts.map((one) => (
          <Button key={one} look={one === 'delete' ? 'danger' : 'plain'} onClick={() => setAct(one)}>
            {t(`act.${one}`)}
          </Button>
        ))}
      </div>
      {act && (
        <ActDialog
          act={act}
          player={player}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined);
            onDone();
          }}
        />
      )}
    </li>
  );
}
