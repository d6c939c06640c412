import type { View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import { tilesPath } from '../paths.ts';
import styles from './Board.module.css';

interface FogProps {
  readonly size: View['size'];
  readonly turned: boolean;
  readonly sight: View['sight'];
}

/** What was never seen, and what was seen before. Drawn again only when the viewer's sight changes. */
export const Fog = memo(function Fog({ size, turned, sight }: FogProps): ReactElement | null {
  if (!sight) return null;
  return (
    <g>
      <path className={styles['fogNever']} d={tilesPath({ size }, turned, (index) => sight[index] === 0)} />
      <path className={styles['fogSeen']} d={tilesPath({ size }, turned, (index) => sight[index]! > 0)} />
    </g>
  );
});
