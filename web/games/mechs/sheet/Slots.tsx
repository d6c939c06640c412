import { type Design, LOCATIONS, sheetFor } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { placeName, slotMeaning, slotName } from '../words/names.ts';
import styles from './RecordSheet.module.css';
import type { SheetRecord } from './record.ts';

interface SlotsProps {
  readonly design: Design;
  readonly record: Pick<SheetRecord, 'hits' | 'structure'>;
}

/** The occupied slots by location, in order: what is damaged is crossed out, and says what that means. */
export function Slots({ design, record }: SlotsProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { slots } = sheetFor(design);
  return (
    <section className={styles['slots']} aria-label={t('sheet.slots')}>
      {LOCATIONS.map((location, n) => {
        const gone = record.structure[n] === 0;
        return (
          <div key={location} data-gone={gone}>
            <h4>
              {placeName(t, location)}
              {gone && <em> {t('sheet.lost')}</em>}
            </h4>
            {slots[n]!.length === 0 && <p>{t('sheet.noSlots')}</p>}
            <ol>
              {slots[n]!.map((slot, at) => {
                const hit = (record.hits[n]! & (1 << at)) !== 0;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
                  <li key={at} data-hit={hit || gone} title={hit ? undefined : slotMeaning(t, slot)}>
                    {slotName(t, slot)}
                    {hit && <span className="hidden-text">, {t('sheet.hit')}</span>}
                    {hit && <small>{slotMeaning(t, slot)}</small>}
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
