import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import styles from './KeysDialog.module.css';

const KEYS = [
  ['arrows', '← ↑ → ↓'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
  ['n', 'N'],
  ['e', 'E'],
  ['u', 'U · Ctrl Z'],
  ['x', 'X'],
  ['w', 'W · Del'],
  ['d', 'D'],
  ['c', 'C'],
  ['s', 'S'],
  ['z', 'Z'],
  ['g', 'G'],
  ['t', 'T'],
  ['r', 'R'],
  ['b', 'B'],
  ['f', 'F'],
  ['question', 'A'],
  ['zoom', '+ − 0'],
  ['space', 'Space'],
] as const;

/** Every key of the map. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('forests');
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
