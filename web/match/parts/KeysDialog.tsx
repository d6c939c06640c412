import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import styles from './KeysDialog.module.css';

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Keys as they are written on a keyboard, and what they do. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** Every key of a board. */
export function KeysDialog({ open, onClose, keys }: KeysDialogProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <dl className={styles['keys']}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{t('keys.close')}</Button>
    </Dialog>
  );
}
