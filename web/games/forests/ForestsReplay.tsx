import type { Event, View } from '@tactarium/games/forests/client';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeOf } from '../../board/camera.ts';
import { GridReader } from '../../board/GridReader.tsx';
import { detailAt } from '../../board/lod.ts';
import styles from '../../board/Table.module.css';
import { useCamera } from '../../board/useCamera.ts';
import { useGestures } from '../../board/useGestures.ts';
import type { ReplayProps } from '../face.ts';
import { CELL, geometryOf } from './board.ts';
import { traceOf } from './marks.ts';
import { Board } from './parts/Board.tsx';
import { sayTile } from './sayings.ts';

/** The map at one moment of a replay: with everything revealed, or through the eyes of a side. */
export function ForestsReplay({ view, events, from }: ReplayProps<View, Event>): ReactElement {
  const { t } = useTranslation('forests');
  const turned = from === 'a';
  const geometry = geometryOf(view, turned);
  const camera = useCamera(geometry, wholeOf);
  const gestures = useGestures(camera, { lifts: () => false });
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(0);
  const [here, setHere] = useState(false);
  return (
    <div className={styles['replay']}>
      <div ref={camera.frame} className={styles['frame']} {...gestures}>
        <Board
          ref={camera.svg}
          view={view}
          turned={turned}
          detail={detailAt(camera.scale * CELL)}
          marks={{ trace: traceOf(view, events), focus: here ? focus : undefined }}
        />
      </div>
      <GridReader
        ref={grid}
        label={t('board')}
        geometry={geometry}
        columns={view.size}
        turned={turned}
        focus={focus}
        labelOf={(tile) => sayTile(t, view, tile, [])}
        onFocus={setFocus}
        onHere={setHere}
        onPick={() => {}}
      />
    </div>
  );
}
