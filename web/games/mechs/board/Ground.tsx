import type { View } from '@tactarium/games/mechs/client';
import { type CSSProperties, memo, type ReactElement } from 'react';
import type { Detail } from '../../../board/lod.ts';
import styles from './Board.module.css';
import { geometryOf } from './layout.ts';
import { groundPaths } from './paths.ts';

const SIGNS = ['w', 'r', 'l', 'h'] as const;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const columnName = (n: number): string =>
  n < 26 ? letters[n]! : `${letters[Math.trunc(n / 26) - 1]}${letters[n % 26]}`;

interface GroundProps {
  readonly field: View['field'];
  readonly turned: boolean;
  readonly detail: Detail;
}

/** By level and colour: what a map is recognised by, however small it is drawn. */
export const Floors = ({ levels, floors }: Pick<ReturnType<typeof groundPaths>, 'levels' | 'floors'>): ReactElement => (
  <>
    {levels.map((path, level) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number.
        key={level}
        className={styles['level']}
        d={path}
        style={{ '--share': `${Math.min(100, 17 * level)}%` } as CSSProperties}
      />
    ))}
    {SIGNS.map((sign) => floors[sign] && <path key={sign} className={styles[`floor-${sign}`]} d={floors[sign]} />)}
  </>
);

/** Terrain by sign and colour, slopes with strokes toward the lower side, levels and coordinates. Never drawn again in a battle. */
export const Ground = memo(function Ground({ field, turned, detail }: GroundProps): ReactElement {
  const geometry = geometryOf(field, turned);
  const { grid, levels, floors, signs, slopes, hachures, heights } = groundPaths(field, geometry, turned);
  const [width, height] = field.size;
  return (
    <g>
      <rect className={styles['slab']} x="2" y="2" width={geometry.width - 4} height={geometry.height - 4} rx="18" />
      <Floors levels={levels} floors={floors} />
      <path className={styles['grid']} d={grid} />
      {detail !== 'far' && <path className={styles['hachures']} d={hachures} />}
      {([1, 2, 3] as const).map((drop) => (
        <path key={drop} className={styles['slope']} data-drop={drop} d={slopes[drop - 1]!} />
      ))}
      {SIGNS.map((sign) => signs[sign] && <path key={sign} className={styles[`sign-${sign}`]} d={signs[sign]} />)}
      {detail !== 'far' && (
        <text className={styles['heights']}>
          {heights.map(({ x, y, level }) => (
            <tspan key={`${x} ${y}`} x={x} y={y}>
              {level}
            </tspan>
          ))}
        </text>
      )}
      <text className={styles['coordinates']}>
        {Array.from({ length: width }, (_, n) => {
          const { x } = geometry.middleOf(n);
          return (
            <tspan key={columnName(n)} x={x} y={turned ? geometry.height - 14 : 30}>
              {columnName(n)}
            </tspan>
          );
        })}
        {Array.from({ length: height }, (_, n) => n + 1).map((row) => {
          const { y } = geometry.middleOf((row - 1) * width);
          return (
            <tspan key={row} x={turned ? geometry.width - 22 : 22} y={y + 6}>
              {row}
            </tspan>
          );
        })}
      </text>
    </g>
  );
});
