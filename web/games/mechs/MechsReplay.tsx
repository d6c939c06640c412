import type { Event, View } from '@tactarium/games/mechs/client';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeOf } from '../../board/camera.ts';
import { GridReader } from '../../board/GridReader.tsx';
import { detailAt } from '../../board/lod.ts';
import styles from '../../board/Table.module.css';
import { useCamera } from '../../board/useCamera.ts';
import { useGestures } from '../../board/useGestures.ts';
import type { ReplayProps } from '../face.ts';
import { Board } from './board/Board.tsx';
import { Fire } from './board/Fire.tsx';
import { sayHex } from './board/labels.ts';
import { geometryOf, HEX } from './board/layout.ts';
import { openPlan } from './plan/plan.ts';

/** The map at one moment of a replay. Nothing is hidden in this game. */
export function MechsReplay({ view, from }: ReplayProps<View, Event>): ReactElement {
  const { t } = useTranslation('mechs');
  const turned = from === 'a';
  const geometry = geometryOf(view.field, turned);
  const camera = useCamera(geometry, wholeOf);
  const gestures = useGestures(camera, { lifts: () => false });
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState(0);
  const [here, setHere] = useState(false);
  const looked = { view, reaches: [], zone: new Set<number>(), plan: openPlan(focus), actor: undefined };
  return (
    <div className={styles['replay']}>
      <div ref={camera.frame} className={styles['frame']} {...gestures}>
        <Board
          ref={camera.svg}
          view={view}
          turned={turned}
          detail={detailAt(camera.scale * HEX)}
          focus={here ? focus : undefined}
        >
          <Fire view={view} actor={undefined} planned={[]} pointed={undefined} target={undefined} turned={turned} />
        </Board>
      </div>
      <GridReader
        ref={grid}
        label={t('board')}
        geometry={geometry}
        columns={view.field.size[0]}
        turned={turned}
        focus={focus}
        labelOf={(hex) => sayHex(t, looked, hex, turned)}
        onFocus={setFocus}
        onHere={setHere}
        onPick={() => {}}
      />
    </div>
  );
}
