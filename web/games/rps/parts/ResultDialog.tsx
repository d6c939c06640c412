import type { View } from '@tactarium/games/rps/client';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { Icon } from '../../../art/Icon.tsx';
import { sayReason, verdictOf } from '../words.ts';
import styles from './ResultDialog.module.css';

interface ResultDialogProps {
  readonly match: string;
  readonly view: View;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRematch: () => void;
}

const PICTURES = { won: 'laurel', lost: 'skull', draw: 'hands', void: 'hands', over: 'laurel' } as const;

export function ResultDialog({ match, view, open, onClose, onRematch }: ResultDialogProps): ReactElement | null {
  const { t } = useTranslation();
  if (!view.outcome) return null;
  const verdict = verdictOf(view.outcome, view.viewer);
  return (
    <Dialog open={open} title={t(`result.${verdict}`)} onClose={onClose}>
      <Icon name={PICTURES[verdict]} className={`${styles['picture']} ${styles[verdict]}`} />
      <p className={styles['reason']}>{sayReason(t, view.outcome)}</p>
      <p className={styles['moves']}>{t('result.moves', { count: view.plies })}</p>
      <div className={styles['ways']}>
        <Button look="gold" onClick={onRematch}>
          {t('result.rematch')}
        </Button>
        <Link to="/replay" search={{ match }} className={buttonLook()}>
          {t('result.replay')}
        </Link>
        <Button onClick={onClose}>{t('result.look')}</Button>
        <Link to="/" className={buttonLook('quiet')}>
          {t('result.home')}
        </Link>
      </div>
    </Dialog>
  );
}
