import type { View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import drawing from '../../../board/drawing.module.css';
import sides from '../../../board/sides.module.css';
import { baseOf, CELL, middleOf } from '../board.ts';
import { cornerMark, repeated, spotsOf, squaresPath } from '../paths.ts';
import { Fog } from './Fog.tsx';
import styles from './MapInSmall.module.css';

/** The map in a dozen shapes: forests, bases and units by side. */
export const MapInSmall = memo(function MapInSmall({
  view,
  turned,
}: {
  readonly view: View;
  readonly turned: boolean;
}): ReactElement {
  const { size, forests, units } = view;
  const length = (size + 1) * CELL;
  const owned = (owner: 'a' | 'b' | null): string =>
    squaresPath(
      spotsOf(
        view,
        turned,
        forests.filter((forest) => forest.owner === owner).map(({ at }) => at),
      ),
      50,
    );
  return (
    <>
      <rect className={styles['ground']} width={length} height={length} />
      <path className={drawing['trees']} d={owned(null)} />
      {(['a', 'b'] as const).map((side) => (
        <g key={side} className={sides[side]}>
          <path className={styles['forest']} d={owned(side)} />
          <path
            className={sides['mark']}
            d={repeated(
              spotsOf(
                view,
                turned,
                units.filter(({ seat }) => seat === side).map(({ at }) => at),
              ),
              (spot) => cornerMark(side, spot, 44),
            )}
          />
          <path className={styles['base']} d={squaresPath([middleOf(view, turned, baseOf(view, side))], 80)} />
        </g>
      ))}
      <Fog size={size} turned={turned} sight={view.sight} />
    </>
  );
});
