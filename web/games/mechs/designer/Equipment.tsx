import { title } from '@tactarium/engine';
import {
  FREE_SLOTS,
  HEAT_SINK,
  itemNamed,
  JUMP_JET,
  LOCATIONS,
  type LocationName,
  REAR,
  slotsUsed,
} from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useSpeech } from '../builder/useSpeech.ts';
import workshop from '../builder/Workshop.module.css';
import { itemName, placeName } from '../words/names.ts';
import styles from './Designer.module.css';
import { BINS, itemsIn, rearOf, WEAPONS, withItem, withoutItem } from './draft.ts';
import type { Draft } from './useDraft.ts';

const ARMS: ReadonlySet<LocationName> = new Set(['LA', 'RA']);

/** Slots by location: what is in them, and what can be put there. */
export function Equipment(draft: Draft): ReactElement {
  const { t } = useSpeech();
  return (
    <section className={workshop['panel']} aria-label={t('design.equipment')}>
      <h2>{t('design.equipment')}</h2>
      <ul className={styles['locations']}>
        {LOCATIONS.map((location) => (
          <Place key={location} {...draft} location={location} />
        ))}
      </ul>
    </section>
  );
}

function Place({ design, change, isBad, location }: Draft & { readonly location: LocationName }): ReactElement {
  const { t, mechs } = useSpeech();
  const index = LOCATIONS.indexOf(location);
  const [used, free] = [slotsUsed(design, index), FREE_SLOTS[index]!];
  const place = placeName(mechs, location);
  const items = itemsIn(design, location);
  return (
    <li className={styles['location']} data-bad={isBad(`equipment.${location}`)}>
      <h3>
        {title(place)} <small data-bad={used > free}>{t('design.slots', { used, free })}</small>
      </h3>
      <div className={styles['slots']} aria-hidden="true">
        {Array.from({ length: Math.max(used, free) }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <i key={n} data-used={n < used} data-over={n >= free} />
        ))}
      </div>
      {items.length === 0 ? (
        <p className={workshop['soft']}>{t('design.empty')}</p>
      ) : (
        <ol>
          {items.map((item, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equipment is known by its place in the list.
            <li key={n} data-bad={isBad(`equipment.${location}[${n}]`)}>
              <span>{itemName(mechs, item)}</span>
              <button
                type="button"
                aria-label={t('design.remove', { name: itemName(mechs, item), place })}
                onClick={() => change(withoutItem(design, location, n))}
              >
                ✕
              </button>
            </li>
          ))}
        </ol>
      )}
      <label className={workshop['add']}>
        <span className="hidden-text">{t('design.add', { place })}</span>
        <select value="" onChange={({ target }) => change(withItem(design, location, target.value))}>
          <option value="" disabled>
            {t('design.addChoose')}
          </option>
          <Choices label={t('design.groups.weapons')} tons={design.tons} items={WEAPONS} />
          {rearOf(location) && (
            <Choices label={t('design.groups.rear')} tons={design.tons} items={WEAPONS.map((name) => name + REAR)} />
          )}
          <Choices label={t('design.groups.ammunition')} tons={design.tons} items={BINS} />
          <Choices
            label={t('design.groups.other')}
            tons={design.tons}
            items={ARMS.has(location) ? [HEAT_SINK] : [HEAT_SINK, JUMP_JET]}
          />
        </select>
      </label>
    </li>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly tons: number;
  readonly items: readonly string[];
}

function Choices({ label, tons, items }: ChoicesProps): ReactElement {
  const { t, mechs } = useSpeech();
  return (
    <optgroup label={label}>
      {items.map((item) => {
        const { halfTons, slots } = itemNamed(item, tons) ?? { halfTons: 0, slots: 0 };
        // A heat sink weighs a ton, though its weight is reckoned with the number of all of them.
        const weight = item === HEAT_SINK ? 1 : halfTons / 2;
        return (
          <option key={item} value={item}>
            {t('design.item', { name: itemName(mechs, item), tons: weight, slots })}
          </option>
        );
      })}
    </optgroup>
  );
}
