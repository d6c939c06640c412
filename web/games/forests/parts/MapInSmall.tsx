import type { View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import { baseOf, CELL, middleOf } from '../board.ts';
import { cornerMark, repeated, spotsOf, squaresPath } from '../paths.ts';
import styles from './Board.module.css';
import { Fog } from './Fog.tsx';

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
      <rect className={styles['groundA']} width={length} height={length} />
      <path className={styles['trees']} d={owned(null)} />
      {(['a', 'b'] as const).map((side) => (
        <g key={side} className={styles[`owned-${side}`]}>
          <path className={styles['smallForest']} d={owned(side)} />
          <path
            className={styles['ownerMark']}
            d={repeated(
              spotsOf(
                view,
                turned,
                units.filter(({ seat }) => seat === side).map(({ at }) => at),
              ),
              (spot) => cornerMark(side, spot, 44),
            )}
          />
          <path className={styles['smallBase']} d={squaresPath([middleOf(view, turned, baseOf(view, side))], 80)} />
        </g>
      ))}
      <Fog size={size} turned={turned} sight={view.sight} />
    </>
  );
});
