import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysDialog as Shared } from '../../../match/parts/KeysDialog.tsx';

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
export function KeysDialog(props: { readonly open: boolean; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('forests');
  return <Shared {...props} keys={KEYS.map(([word, key]) => [key, t(`keys.${word}`)])} />;
}
