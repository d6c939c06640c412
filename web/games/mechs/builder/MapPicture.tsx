import type { FieldText } from '@tactarium/games/mechs/client';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MapPicture.module.css';

const ROOT_3 = Math.sqrt(3);
const CORNERS = [0, 1, 2, 3, 4, 5].map((n): readonly [number, number] => {
  const angle = ((60 * n - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The outline of a hex of radius 1 in its row and column; rows of odd number are half a hex further right. */
function hexPath(row: number, column: number): string {
  const [x, y] = [ROOT_3 * (column + 0.5 + (row % 2) / 2), 1 + 1.5 * row];
  const points = CORNERS.map(([dx, dy]) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`);
  return `M${points.join('L')}Z`;
}

/** All hexes whose sign is this, as one path. */
const pathOf = (rows: readonly string[], isWanted: (sign: string) => boolean): string =>
  rows.flatMap((row, r) => [...row].map((sign, column) => (isWanted(sign) ? hexPath(r, column) : ''))).join('');

const countOf = (rows: readonly string[], sign: string): number => rows.join('').split(sign).length - 1;

const GROUNDS = { l: 'light', h: 'heavy', r: 'rough', w: 'water' } as const;

/** A map in small: one path for each kind of ground, and one for each level. */
export const MapPicture = memo(function MapPicture({ field }: { readonly field: FieldText }): ReactElement {
  const { t } = useTranslation('workshop');
  const { size, terrain, level } = field;
  const [width, height] = size;
  const levels = [...new Set(level.join(''))].filter((sign) => sign !== '0').toSorted();
  const counts = Object.fromEntries(
    Object.entries(GROUNDS).map(([sign, name]) => [name, countOf(terrain, sign)]),
  ) as Record<(typeof GROUNDS)[keyof typeof GROUNDS], number>;
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${(ROOT_3 * (width + 0.5)).toFixed(2)} ${(1.5 * height + 0.5).toFixed(2)}`}
      role="img"
      aria-label={t('map.picture', { width, height, ...counts, level: levels.at(-1) ?? 0 })}
    >
      <path className={styles['clear']} d={pathOf(terrain, (sign) => sign === '.')} />
      {Object.entries(GROUNDS).map(([sign, name]) => (
        <path key={name} className={styles[name]} d={pathOf(terrain, (one) => one === sign)} />
      ))}
      {levels.map((one) => (
        <path key={one} className={styles['raised']} data-level={one} d={pathOf(level, (sign) => sign === one)} />
      ))}
    </svg>
  );
});
