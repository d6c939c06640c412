import {
  type Design,
  LOCATIONS,
  type Mount,
  type RulesetName,
  rulesets,
  sheetFor,
} from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type MechWords, weaponName } from '../words/names.ts';
import styles from './RecordSheet.module.css';
import type { SheetRecord } from './record.ts';

interface WeaponsProps {
  readonly design: Design;
  readonly record: Pick<SheetRecord, 'hits' | 'structure' | 'ammo' | 'fired'>;
  readonly rules: RulesetName;
}

/** Every weapon with what it costs and does, and the bins that feed them. */
export function Weapons({ design, record, rules }: WeaponsProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { weapons, bins } = sheetFor(design);
  return (
    <section className={styles['weapons']} aria-label={t('sheet.weapons')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <div tabIndex={0} className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheet.name')}</th>
              <th scope="col">{t('sheet.place')}</th>
              <th scope="col">{t('sheet.heat')}</th>
              <th scope="col">{t('sheet.damage')}</th>
              <th scope="col">{t('sheet.ranges')}</th>
            </tr>
          </thead>
          <tbody>
            {weapons.map((mount, n) => (
              <tr key={mount.id} data-gone={isGone(mount, record)}>
                <th scope="row">
                  {weaponName(t, mount.weapon.name)}
                  <small> {stateOf(t, mount, n, record)}</small>
                </th>
                <td>
                  {LOCATIONS[mount.location]}
                  {mount.rear && ` ${t('sheet.rear')}`}
                </td>
                <td>{mount.weapon.heat}</td>
                <td>{damageOf(mount)}</td>
                <td>{rangesOf(t, mount, rules)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bins.length > 0 && (
        <>
          <h4>{t('sheet.ammunition')}</h4>
          <ul>
            {bins.map(({ id, weapon, location, mask, shots }, n) => (
              <li key={id} data-gone={isGone({ location, mask }, record)}>
                {weaponName(t, weapon.name)} {LOCATIONS[location]}:{' '}
                {t('sheet.shots', { left: record.ammo[n]!, all: shots })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const isGone = (
  { location, mask }: Pick<Mount, 'location' | 'mask'>,
  { hits, structure }: Pick<SheetRecord, 'hits' | 'structure'>,
): boolean => structure[location] === 0 || (hits[location]! & mask) !== 0;

function stateOf(t: MechWords, mount: Mount, n: number, record: WeaponsProps['record']): string {
  if (isGone(mount, record)) return t('sheet.gone');
  return record.fired & (1 << n) ? t('sheet.firedNow') : '';
}

const damageOf = ({ weapon: { damage, missiles } }: Mount): string =>
  missiles ? `${damage} × ${missiles.size}` : String(damage);

/** Introductory rules have the same bands for all weapons, as far as each reaches. */
function rangesOf(t: MechWords, { weapon }: Mount, name: RulesetName): string {
  const rules = rulesets[name];
  const reach = rules.reach(weapon);
  const lastOf = (adds: number): number => {
    let last = 0;
    for (let range = 1; range <= reach; range++) if (rules.range(weapon, range) <= adds) last = range;
    return last;
  };
  const bands = [...new Set([lastOf(0), lastOf(2), reach])].join(' / ');
  return weapon.minimum > 0 ? `${bands} (${t('sheet.minimum', { minimum: weapon.minimum })})` : bands;
}
