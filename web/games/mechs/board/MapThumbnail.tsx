import type { FieldText } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import drawing from '../../../board/drawing.module.css';
import { Ground } from './Ground.tsx';
import { geometryOf } from './layout.ts';

/** The ground alone, as side A sees it. */
export function MapThumbnail({ field }: { readonly field: FieldText }): ReactElement {
  const { width, height } = geometryOf(field, true);
  return (
    <svg className={drawing['board']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Ground field={field} turned detail="far" />
    </svg>
  );
}
