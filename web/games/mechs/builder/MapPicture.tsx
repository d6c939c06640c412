import type { FieldText } from '@tactarium/games/mechs/client';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MapThumbnail } from '../board/MapThumbnail.tsx';
import styles from './MapPicture.module.css';

const countOf = (rows: readonly string[], sign: string): number => rows.join('').split(sign).length - 1;

/** A map as it will be fought on, and in words. */
export const MapPicture = memo(function MapPicture({ field }: { readonly field: FieldText }): ReactElement {
  const { t } = useTranslation('workshop');
  const { size, terrain, level } = field;
  const [width, height] = size;
  const label = t('map.picture', {
    width,
    height,
    light: countOf(terrain, 'l'),
    heavy: countOf(terrain, 'h'),
    rough: countOf(terrain, 'r'),
    water: countOf(terrain, 'w'),
    level: [...level.join('')].reduce((highest, one) => Math.max(highest, Number(one)), 0),
  });
  return (
    <div className={styles['map']} role="img" aria-label={label}>
      <MapThumbnail field={field} />
    </div>
  );
});
