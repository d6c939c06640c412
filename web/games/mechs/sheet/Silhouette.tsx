import { type Design, LOCATIONS, PLATES, type PlateName, sheetFor } from '@tactarium/games/mechs/client';
import { memo, type ReactElement } from 'react';
import { BOXES, plateOutline, STRIPS } from './plates.ts';
import type { SheetRecord } from './record.ts';
import styles from './Silhouette.module.css';

interface SilhouetteProps {
  readonly design: Design;
  readonly record: Pick<SheetRecord, 'armor' | 'structure' | 'destroyed'>;
  /** A plate that something strikes just now. */
  readonly flash?: PlateName | undefined;
  /** How likely each location is to be opened, from 0 to 1; in place of what is left. */
  readonly danger?: { readonly [plate in PlateName]?: number };
  readonly className?: string | undefined;
}

/** Five steps from whole to lost. */
const stepOf = (left: number, all: number): number => (all === 0 ? 4 : Math.ceil((4 * left) / all));

const boxOf = (plate: PlateName) => (plate in STRIPS ? STRIPS[plate as keyof typeof STRIPS] : BOXES[plate]);
const OUTLINES = Object.fromEntries(
  PLATES.map((plate) => [plate, plateOutline(boxOf(plate), plate in STRIPS ? 3 : 9)]),
) as Readonly<Record<PlateName, string>>;

/** The eleven plates of a mech in small, in five steps. What it shows stands in words beside it. */
export const Silhouette = memo(function Silhouette(props: SilhouetteProps): ReactElement {
  const { design, record, flash, danger, className } = props;
  const { armor, structure } = sheetFor(design);
  return (
    <svg
      className={`${styles['silhouette']} ${className ?? ''}`}
      viewBox="0 0 240 290"
      aria-hidden="true"
      data-destroyed={record.destroyed}
    >
      {PLATES.map((plate, n) => {
        const location = n < LOCATIONS.length ? n : n - LOCATIONS.length + 1;
        const gone = record.structure[location] === 0;
        const open = !gone && record.structure[location]! < structure[location]!;
        const risk = danger?.[plate];
        return (
          <path
            key={plate}
            d={OUTLINES[plate]}
            className={styles['plate']}
            data-step={gone ? 'gone' : stepOf(record.armor[n]!, armor[n]!)}
            data-open={open}
            data-flash={flash === plate}
            data-rear={plate in STRIPS}
            data-risk={risk === undefined ? undefined : Math.ceil(4 * Math.min(1, risk))}
          />
        );
      })}
    </svg>
  );
});
