import { SEATS, type Tile, type View } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { ICON_SIZE } from '../../../art/outline.ts';
import type { Spot } from '../../../board/geometry.ts';
import { baseOf, edgeSpot, geometryOf, indexOf, middleOf, sameTile, tileAt, unitOn } from '../board.ts';
import type { Handle } from '../handles.ts';
import { FOREST_ICONS } from '../icons.ts';
import styles from './EdgeHandles.module.css';

/** Handles are drawn a little outward, so that a finger does not hide them, and no smaller than this in pixels. */
const OUTWARD = 14;
const LEAST = 19;
const LEAST_PIXELS = 14;

/** Toward a piece they stand inward and reach only this far over the edge; no larger than four of them fit around a unit. */
const GAP = 10;
const LARGEST_INWARD = 25;

/** Pixels around the middle of a handle within which a finger means it. */
const FINGER = 18;

interface PlacedHandle extends Spot {
  readonly handle: Handle;
  readonly radius: number;
}

/** Where the handles of the picked unit are. What stands beyond an edge is never covered. */
function placeHandles(
  view: View,
  turned: boolean,
  picked: number,
  handles: readonly Handle[],
  scale: number,
): readonly PlacedHandle[] {
  const own = tileAt(view, picked);
  const unit = middleOf(view, turned, own);
  const wanted = Math.max(LEAST, LEAST_PIXELS / Math.max(scale, 0.01));
  return handles.map((handle) => {
    const beyond = handle.between.find((tile) => !sameTile(tile, own))!;
    const radius = hasPiece(view, beyond) ? Math.min(wanted, LARGEST_INWARD) : wanted;
    const outward = hasPiece(view, beyond) ? GAP - radius : OUTWARD;
    const edge = edgeSpot(view, turned, handle.between);
    return {
      handle,
      radius,
      x: edge.x + Math.sign(edge.x - unit.x) * outward,
      y: edge.y + Math.sign(edge.y - unit.y) * outward,
    };
  });
}

const apart = (one: Spot, two: Spot): number => Math.hypot(one.x - two.x, one.y - two.y);

const hasPiece = (view: View, tile: Tile): boolean =>
  unitOn(view, indexOf(view, tile)) !== undefined || SEATS.some((seat) => sameTile(tile, baseOf(view, seat)));

/** The handle under a point of the drawing; beside what is drawn of it only where it is nearer than the middle of the tile, which may be meant. */
export function handleAt(
  view: View,
  turned: boolean,
  picked: number,
  handles: readonly Handle[],
  spot: Spot,
  scale: number,
): Handle | undefined {
  const geometry = geometryOf(view, turned);
  const tile = geometry.cellUnder(spot);
  const finger = Math.min(FINGER / Math.max(scale, 0.01), tile < 0 ? Infinity : apart(spot, geometry.middleOf(tile)));
  const [nearest] = placeHandles(view, turned, picked, handles, scale)
    .map(({ handle, radius, ...at }) => ({ handle, radius, away: apart(spot, at) }))
    .filter(({ radius, away }) => away <= Math.max(radius, finger))
    .toSorted((one, two) => one.away - two.away);
  return nearest?.handle;
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
    {placeHandles(view, turned, picked, handles, scale).map(({ handle, radius: size, x, y }) => {
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
