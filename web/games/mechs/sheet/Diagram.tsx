import { type Design, LOCATIONS, PLATES, type PlateName, sheetFor } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { placeName } from '../words/names.ts';
import styles from './Diagram.module.css';
import { BOXES, type Box, discs, pipsIn, plateOutline } from './plates.ts';
import { type FreshLosses, NO_LOSSES, type SheetRecord } from './record.ts';

interface DiagramProps {
  readonly design: Design;
  readonly record: SheetRecord;
  readonly fresh?: FreshLosses | undefined;
}

/** Where the structure is drawn: beside the armor. */
const BESIDE = 262;

/** Every pip of armor and structure: full while it holds, hollow when it is gone, ringed when that was this turn. */
export function Diagram({ design, record, fresh = NO_LOSSES }: DiagramProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { armor, structure } = sheetFor(design);
  return (
    <figure className={styles['diagram']}>
      <svg viewBox="0 -20 500 372" aria-hidden="true">
        <text className={styles['title']} x="120" y="-7">
          {t('sheet.armor')}
        </text>
        <text className={styles['title']} x={120 + BESIDE} y="-7">
          {t('sheet.structure')}
        </text>
        {PLATES.map((plate, n) => (
          <Plate
            key={plate}
            name={plate}
            box={BOXES[plate]}
            left={record.armor[n]!}
            all={armor[n]!}
            fresh={fresh.armor[n]!}
            gone={record.structure[n < LOCATIONS.length ? n : n - LOCATIONS.length + 1] === 0}
          />
        ))}
        <g transform={`translate(${BESIDE} 0)`}>
          {LOCATIONS.map((location, n) => (
            <Plate
              key={location}
              name={location}
              box={BOXES[location]}
              left={record.structure[n]!}
              all={structure[n]!}
              fresh={fresh.structure[n]!}
              gone={record.structure[n] === 0}
              inner
            />
          ))}
        </g>
      </svg>
      <table className="hidden-text">
        <caption>{t('sheet.plates')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheet.plate')}</th>
            <th scope="col">{t('sheet.armor')}</th>
            <th scope="col">{t('sheet.structure')}</th>
          </tr>
        </thead>
        <tbody>
          {PLATES.map((plate, n) => (
            <tr key={plate} data-plate={plate}>
              <th scope="row">{placeName(t, plate)}</th>
              <td>{t('sheet.of', { left: record.armor[n]!, all: armor[n]! })}</td>
              <td>{n < LOCATIONS.length && t('sheet.of', { left: record.structure[n]!, all: structure[n]! })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface PlateProps {
  readonly name: PlateName;
  readonly box: Box;
  readonly left: number;
  readonly all: number;
  readonly fresh: number;
  readonly gone: boolean;
  readonly inner?: boolean;
}

function Plate({ name, box, left, all, fresh, gone, inner = false }: PlateProps): ReactElement {
  const { spots, radius } = pipsIn(box, all);
  const lost = spots.slice(left);
  return (
    <g data-gone={gone} data-inner={inner} className={styles['plate']}>
      <path className={styles['outline']} d={plateOutline(box)} />
      <text className={styles['name']} x={box[0] + box[2] / 2} y={box[1] + 10}>
        {name} {left}
      </text>
      {left > 0 && <path className={styles['full']} d={discs(spots.slice(0, left), radius)} />}
      {lost.length > 0 && <path className={styles['hollow']} d={discs(lost, radius)} />}
      {fresh > 0 && <path className={styles['fresh']} d={discs(lost.slice(0, fresh), radius * 1.25)} />}
    </g>
  );
}
