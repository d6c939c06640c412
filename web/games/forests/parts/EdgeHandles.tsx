import type { View } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { ICON_SIZE } from '../../../art/outline.ts';
import type { Spot } from '../../../board/geometry.ts';
import { edgeSpot, middleOf, tileAt } from '../board.ts';
import type { Handle } from '../handles.ts';
import { FOREST_ICONS } from '../icons.ts';
import styles from './EdgeHandles.module.css';

/** Handles are drawn a little outward, so that a finger does not hide them, and no smaller than this in pixels. */
const OUTWARD = 14;
const LEAST_PIXELS = 14;

/** Where the handle of an edge is: pushed away from the picked unit. */
function handleSpot(view: View, turned: boolean, picked: number, { between }: Handle): Spot {
  const [edge, unit] = [edgeSpot(view, turned, between), middleOf(view, turned, tileAt(view, picked))];
  return { x: edge.x + Math.sign(edge.x - unit.x) * OUTWARD, y: edge.y + Math.sign(edge.y - unit.y) * OUTWARD };
}

const handleRadius = (scale: number): number => Math.max(19, LEAST_PIXELS / Math.max(scale, 0.01));

/** The handle under a point of the drawing. */
export function handleAt(
  view: View,
  turned: boolean,
  picked: number,
  handles: readonly Handle[],
  spot: Spot,
  scale: number,
): Handle | undefined {
  const radius = handleRadius(scale) * 1.15;
  return handles.find((handle) => {
    const { x, y } = handleSpot(view, turned, picked, handle);
    return Math.hypot(spot.x - x, spot.y - y) <= radius;
  });
}

interface EdgeHandlesProps {
  readonly view: View;
  readonly turned: boolean;
  readonly picked: number;
  readonly handles: readonly Handle[];
  readonly scale: number;
}

/** A hammer and how many hits it takes, bricks, or a minus; crossed out where the rules say no. */
export const EdgeHandles = ({ view, turned, picked, handles, scale }: EdgeHandlesProps): ReactElement => (
  <g>
    {handles.map((handle) => {
      const { x, y } = handleSpot(view, turned, picked, handle);
      const size = handleRadius(scale);
      const icon = size * 1.2;
      return (
        <g
          key={handle.between.join(' ')}
          className={styles['handle']}
          transform={`translate(${x} ${y})`}
          data-handle={handle.is}
          data-edge={handle.between.flat().join(',')}
          data-refused={handle.refused !== undefined}
        >
          <circle className={styles['ground']} r={size} />
          {handle.is === 'remove' ? (
            <path className={styles['minus']} d={`M${-size * 0.5} 0h${size}`} />
          ) : (
            <path
              className={styles['icon']}
              d={handle.is === 'hit' ? FOREST_ICONS.hammer : FOREST_ICONS.wall}
              transform={`translate(${-icon / 2} ${-icon / 2}) scale(${icon / ICON_SIZE})`}
            />
          )}
          {handle.hits !== undefined && handle.hits > 1 && (
            <text className={styles['hits']} x={size * 0.75} y={size * 1.05} fontSize={size * 1.1} textAnchor="middle">
              {handle.hits}
            </text>
          )}
          {handle.refused && (
            <path className={styles['cross']} d={`M${-size * 0.6} ${-size * 0.6}l${size * 1.2} ${size * 1.2}`} />
          )}
        </g>
      );
    })}
  </g>
);
