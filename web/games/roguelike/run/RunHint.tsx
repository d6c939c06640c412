import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../match/parts/Hint.tsx';
import { hints, type Standing } from './hints.ts';

/** What a first run has to be told, each at its moment and once. */
export function RunHint(standing: Standing): ReactElement {
  const { t } = useTranslation('roguelike');
  return <Hint hints={hints} play={standing} say={(name) => t(`hint.${name}`)} />;
}
