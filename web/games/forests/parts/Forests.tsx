import type { ForestView, View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import drawing from '../../../board/drawing.module.css';
import type { Detail } from '../../../board/lod.ts';
import sides from '../../../board/sides.module.css';
import { cornerMark, repeated, spotsOf, squaresPath, treesPath, trunksPath } from '../paths.ts';
import styles from './Forests.module.css';

interface ForestsProps {
  readonly size: View['size'];
  readonly turned: boolean;
  readonly forests: readonly ForestView[];
  readonly detail: Detail;
}

/** Whose a forest is, is told by tint and by the mark in its corner; what is remembered is paler. */
export const Forests = memo(function Forests({ size, turned, forests, detail }: ForestsProps): ReactElement {
  const spots = (wanted: (forest: ForestView) => boolean) =>
    spotsOf(
      { size },
      turned,
      forests.filter(wanted).map(({ at }) => at),
    );
  const all = spots(() => true);
  return (
    <g>
      <path className={styles['forestFloor']} d={squaresPath(all, 50)} />
      {detail !== 'far' && <path className={styles['trunks']} d={trunksPath(all)} />}
      <path className={styles['treeShade']} d={treesPath(all)} transform="translate(2.5 4)" />
      <path className={drawing['trees']} d={treesPath(all)} />
      {(['a', 'b'] as const).map((side) =>
        [false, true].map((remembered) => {
          const owned = spots((forest) => forest.owner === side && (forest.remembered ?? false) === remembered);
          return (
            owned.length > 0 && (
              <g
                key={`${side} ${remembered}`}
                className={`${styles['owned']} ${sides[side]}`}
                data-remembered={remembered}
              >
                <path className={styles['claim']} d={squaresPath(owned, 46)} />
                <path
                  className={sides['mark']}
                  d={repeated(owned, ({ x, y }) => cornerMark(side, { x: x + 34, y: y - 34 }))}
                />
              </g>
            )
          );
        }),
      )}
    </g>
  );
});
