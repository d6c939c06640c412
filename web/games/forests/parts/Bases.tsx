import { BASE_HP, type View } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { ICON_SIZE } from '../../../art/outline.ts';
import sides from '../../../board/sides.module.css';
import { baseOf, middleOf } from '../board.ts';
import { FOREST_ICONS } from '../icons.ts';
import { cornerMark } from '../paths.ts';
import styles from './Bases.module.css';

const ICON = 50;
const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/** A castle with what is left of it: as a number, and as a ring around it. */
export function Bases({ view, turned }: { readonly view: View; readonly turned: boolean }): ReactElement {
  return (
    <>
      {(['a', 'b'] as const).map((side) => {
        const { x, y } = middleOf(view, turned, baseOf(view, side));
        const left = view.bases[side] / BASE_HP;
        return (
          <g key={side} className={sides[side]} transform={`translate(${x} ${y})`} data-base={side}>
            <rect className={styles['ground']} x="-50" y="-50" width="100" height="100" />
            <circle className={styles['ring']} r={RADIUS} />
            <circle
              className={styles['left']}
              r={RADIUS}
              strokeDasharray={`${left * ROUND} ${ROUND}`}
              transform="rotate(-90)"
            />
            <path
              className={styles['icon']}
              d={FOREST_ICONS.castle}
              transform={`translate(${-ICON / 2} ${-ICON / 2 - 8}) scale(${ICON / ICON_SIZE})`}
            />
            <text className={styles['number']} y="35" textAnchor="middle" fontSize="24">
              {view.bases[side]}
            </text>
            <path className={sides['mark']} d={cornerMark(side, { x: 38, y: -38 }, 9)} />
          </g>
        );
      })}
    </>
  );
}
