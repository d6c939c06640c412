import type { View, WallView } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import type { Detail } from '../../../board/lod.ts';
import sides from '../../../board/sides.module.css';
import { edgeSpot } from '../board.ts';
import { cornerMark, cracksPath, hourglassPath, repeated, wallsPath } from '../paths.ts';
import styles from './Walls.module.css';

interface WallsProps {
  readonly size: View['size'];
  readonly turned: boolean;
  readonly walls: readonly WallView[];
  readonly waiting: View['waiting'];
  readonly detail: Detail;
}

/** Neutral walls are fences; a side's are of stone, with its colour and its mark. */
export const Walls = memo(function Walls({ size, turned, walls, waiting, detail }: WallsProps): ReactElement {
  const groups = (['neutral', 'a', 'b'] as const).flatMap((owner) =>
    [false, true].map((remembered) => ({
      owner,
      remembered,
      walls: walls.filter((wall) => wall.owner === owner && (wall.remembered ?? false) === remembered),
    })),
  );
  return (
    <g>
      {groups.map(({ owner, remembered, walls: some }) => {
        if (some.length === 0) return null;
        const edges = some.map(({ between }) => between);
        const path = wallsPath({ size }, turned, edges);
        return (
          <g
            key={`${owner} ${remembered}`}
            className={`${styles['wall']} ${sides[owner] ?? ''}`}
            data-owner={owner}
            data-remembered={remembered}
          >
            <path className={styles['foot']} d={path} />
            <path className={styles['body']} d={path} />
            {owner !== 'neutral' && detail !== 'far' && <path className={styles['joints']} d={path} />}
            {owner !== 'neutral' && (
              <path
                className={sides['mark']}
                d={repeated(
                  edges.map((edge) => edgeSpot({ size }, turned, edge)),
                  (spot) => cornerMark(owner, spot, 8),
                )}
              />
            )}
            <path
              className={styles['cracks']}
              d={cracksPath(
                { size },
                turned,
                some.map(({ between, hp }) => [between, hp]),
              )}
            />
          </g>
        );
      })}
      {detail !== 'far' && waiting.length > 0 && (
        <path
          className={styles['waiting']}
          d={hourglassPath(waiting.map(({ between }) => edgeSpot({ size }, turned, between)))}
        />
      )}
    </g>
  );
});
