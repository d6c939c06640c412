import type { Event, View } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayProps } from '../face.ts';
import { Board } from './parts/Board.tsx';
import { sayCell } from './sayings.ts';
import { traceOf } from './trace.ts';

/** The board at one moment of a replay. */
export function RpsReplay({ view, events, step, from }: ReplayProps<View, Event>): ReactElement {
  const { t } = useTranslation('rps');
  return (
    <Board
      view={view}
      from={from}
      label={t('board')}
      labelOf={(index) => sayCell(t, view, index, false)}
      trace={traceOf(view, events)}
      moment={step}
    />
  );
}
