import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysDialog as Shared } from '../../match/parts/KeysDialog.tsx';

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
export function KeysDialog(props: { readonly open: boolean; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('mechs');
  return <Shared {...props} keys={KEYS.map(([word, key]) => [key, t(`keys.${word}`)])} />;
}
