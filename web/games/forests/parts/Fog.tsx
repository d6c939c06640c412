import type { View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import { tilesPath } from '../paths.ts';
import styles from './Fog.module.css';

interface FogProps {
  readonly size: View['size'];
  readonly turned: boolean;
  readonly sight: View['sight'];
}

/** The hatch of what was seen before. It stands once in a drawing; the small map uses that of the large one. */
export const FogPattern = (): ReactElement => (
  <pattern id="forest-fog" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={styles['haze']} width="14" height="14" />
    <rect className={styles['line']} width="4" height="14" />
  </pattern>
);

/** What was never seen, and what was seen before. Drawn again only when the viewer's sight changes. */
export const Fog = memo(function Fog({ size, turned, sight }: FogProps): ReactElement | null {
  if (!sight) return null;
  return (
    <g>
      <path className={styles['never']} d={tilesPath({ size }, turned, (index) => sight[index] === 0)} />
      <path className={styles['seen']} d={tilesPath({ size }, turned, (index) => sight[index]! > 0)} />
    </g>
  );
});
