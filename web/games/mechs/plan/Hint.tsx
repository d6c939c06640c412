import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint as Shared } from '../../../match/parts/Hint.tsx';
import { hints } from '../hints.ts';
import type { Play } from './usePlay.ts';

export function Hint({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  return play.actor ? <Shared hints={hints} play={play} say={(name) => t(`hint.${name}`)} /> : null;
}
