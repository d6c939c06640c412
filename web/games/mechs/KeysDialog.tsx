import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import styles from './KeysDialog.module.css';

const KEYS = [
  ['arrows', '← ↑ ↓ →'],
  ['step', 'W E D X Y A'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
  ['turn', '[ ] · , .'],
  ['mode', '1 2 3 4'],
  ['next', 'N'],
  ['enemy', 'V'],
  ['hold', 'H'],
  ['stand', 'U'],
  ['end', 'Shift E'],
  ['targets', '1 2 3 …'],
  ['weapons', 'a b c …'],
  ['all', 'Shift A'],
  ['sight', 'L'],
  ['threats', 'T'],
  ['sheet', 'I'],
  ['report', 'R'],
  ['around', 'O'],
  ['zoom', '+ − 0'],
  ['space', 'Space'],
] as const;

/** Every key of the map. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('mechs');
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <dl className={styles['keys']}>
        {KEYS.map(([word, key]) => (
          <div key={word}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${word}`)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{t('keys.close')}</Button>
    </Dialog>
  );
}
