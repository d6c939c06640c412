import type { View } from '@tactarium/games/rps/client';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { Icon } from '../../../art/Icon.tsx';
import { sayEnd, verdictOf } from '../words.ts';
import styles from './ResultDialog.module.css';

interface ResultDialogProps {
  readonly match: string;
  readonly view: View;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Absent for who has only watched. */
  readonly onRematch: (() => void) | undefined;
  /** What a rated match changed for who looks. */
  readonly rating?: { readonly before: number; readonly after: number } | undefined;
  /** Who has asked for a rematch already. */
  readonly rematchFrom?: string | undefined;
}

const PICTURES = { won: 'laurel', lost: 'skull', draw: 'hands', void: 'hands', over: 'laurel' } as const;

export function ResultDialog(props: ResultDialogProps): ReactElement | null {
  const { match, view, open, onClose, onRematch, rating, rematchFrom } = props;
  const { t } = useTranslation();
  if (!view.outcome) return null;
  const verdict = verdictOf(view.outcome, view.viewer);
  return (
    <Dialog open={open} title={t(`result.${verdict}`)} onClose={onClose}>
      <Icon name={PICTURES[verdict]} className={`${styles['picture']} ${styles[verdict]}`} />
      <p className={styles['reason']}>{sayEnd(t, view.outcome, view.viewer)}</p>
      <p className={styles['moves']}>{t('result.moves', { count: view.plies })}</p>
      {rating && (
        <p className={styles['rating']}>{t('result.rating', { before: rating.before, after: rating.after })}</p>
      )}
      {onRematch && rematchFrom !== undefined && (
        <p role="status" className={styles['offered']}>
          {t('result.rematchOffered', { name: rematchFrom })}
        </p>
      )}
      <div className={styles['ways']}>
        {onRematch && (
          <Button look="gold" onClick={onRematch}>
            {t(rematchFrom === undefined ? 'result.rematch' : 'result.acceptRematch')}
          </Button>
        )}
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
