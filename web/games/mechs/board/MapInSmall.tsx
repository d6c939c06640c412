import type { View } from '@tactarium/games/mechs/client';
import { memo, type ReactElement } from 'react';
import styles from './Board.module.css';
import { Floors } from './Ground.tsx';
import { geometryOf, HEX } from './layout.ts';
import { groundPaths } from './paths.ts';

/** The map in a dozen shapes: ground, and mechs by side, told by shape as their tokens are. */
export const MapInSmall = memo(function MapInSmall({
  view,
  turned,
}: {
  readonly view: View;
  readonly turned: boolean;
}): ReactElement {
  const geometry = geometryOf(view.field, turned);
  const { levels, floors } = groundPaths(view.field, geometry, turned);
  return (
    <>
      <Floors levels={levels} floors={floors} />
      {view.mechs
        .filter(({ at, destroyed }) => at >= 0 && !destroyed)
        .map(({ id, side, at }) => {
          const { x, y } = geometry.middleOf(at);
          return (
            <rect
              key={id}
              className={styles['small']}
              data-side={side}
              x={x - HEX}
              y={y - HEX}
              width={2 * HEX}
              height={2 * HEX}
              rx={side === 'b' ? HEX : 0}
            />
          );
        })}
    </>
  );
});
