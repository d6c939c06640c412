import type { View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import drawing from '../../../board/drawing.module.css';
import { CELL, FRAME, middleOf } from '../board.ts';
import { checkerPath, grassPath } from '../paths.ts';
import styles from './Ground.module.css';

interface GroundProps {
  readonly size: View['size'];
  readonly turned: boolean;
}

/** The table under everything else. It never changes during a match. */
export const Ground = memo(function Ground({ size, turned }: GroundProps): ReactElement {
  const length = size * CELL;
  const step = size > 10 ? 5 : 1;
  const numbered = Array.from({ length: size }, (_, at) => at).filter((at) => at % step === 0 || at === size - 1);
  return (
    <g>
      <rect className={drawing['slab']} width={length + 2 * FRAME} height={length + 2 * FRAME} rx="24" />
      <rect className={drawing['inlay']} x={FRAME - 7} y={FRAME - 7} width={length + 14} height={length + 14} rx="6" />
      <rect className={styles['groundA']} x={FRAME} y={FRAME} width={length} height={length} />
      <path className={styles['groundB']} d={checkerPath({ size }, 1)} />
      <path className={styles['grass']} d={grassPath({ size })} />
      <g className={drawing['coordinates']}>
        {numbered.map((at) => (
          <text key={`x${at}`} x={middleOf({ size }, turned, [at, 0]).x} y={FRAME * 0.66} textAnchor="middle">
            {at}
          </text>
        ))}
        {numbered.map((at) => (
          <text key={`y${at}`} x={FRAME * 0.46} y={middleOf({ size }, turned, [0, at]).y + 7} textAnchor="middle">
            {at}
          </text>
        ))}
      </g>
    </g>
  );
});
