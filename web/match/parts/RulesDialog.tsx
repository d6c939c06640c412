import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import styles from './RulesCard.module.css';

interface RulesDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** Another way on, beside the one back. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Rules over a game that goes on behind them. */
export function RulesDialog({ open, onClose, more, children }: RulesDialogProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Dialog open={open} title={t('match.rules')} onClose={onClose}>
      <div className={styles['card']}>{children}</div>
      <div className={styles['ways']}>
        <Button look="gold" onClick={onClose}>
          {t('match.rulesClose')}
        </Button>
        {more}
      </div>
    </Dialog>
  );
}
