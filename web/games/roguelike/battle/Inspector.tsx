import {
  EXPLAINED,
  type Overlays,
  type Tag,
  type UnitReckoning,
  type UnitView,
} from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../parts/Picture.tsx';
import { TagChip } from '../parts/TagChip.tsx';
import { UnitCard } from '../parts/UnitCard.tsx';
import styles from './Inspector.module.css';
import { Reckoned } from './Reckoned.tsx';
import type { NameOf } from './sayings.ts';

interface InspectorProps {
  readonly unit: UnitView | undefined;
  readonly reckoning: UnitReckoning | undefined;
  readonly overlays: Overlays;
  readonly nameOf: NameOf;
  onClose(): void;
}

/** Every number of a unit with its sources, who holds it, and what it feels. */
export function Inspector({ unit, reckoning, overlays, nameOf, onClose }: InspectorProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  if (!unit) return null;
  const engaged = overlays.engaged[unit.id] ?? [];
  const support = overlays.supports.find((one) => one.unit === unit.id);
  const felt = overlays.zones.filter(({ touched }) => touched.includes(unit.id));
  const {
    hp,
    maxHp,
    resolve,
    maxResolve,
    ammo,
    maxAmmo,
    shred,
    maxShred,
    charges,
    cooldown,
    statuses,
    contagions,
    tags,
  } = unit;
  return (
    <section className={styles['inspector']} aria-labelledby="inspected" data-inspected={unit.id}>
      <header>
        <Picture id={unit.unit} />
        <h2 id="inspected">{nameOf(unit.id)}</h2>
        <span>{t(`side.${unit.team}`)}</span>
        <button type="button" aria-label={t('inspector.close')} onClick={onClose}>
          ×
        </button>
      </header>
      <dl>
        <div>
          <dt>{t('short.hp')}</dt>
          <dd>
            <strong>{hp}</strong> / {maxHp}
          </dd>
        </div>
        <div>
          <dt>{t('short.resolve')}</dt>
          <dd>
            <strong>{resolve}</strong> / {maxResolve} · {t(`state.${unit.state}`)}
          </dd>
        </div>
        {EXPLAINED.map((stat) => (
          <div key={stat}>
            <dt>{t(`short.${stat}`)}</dt>
            <dd>{reckoning ? <Reckoned of={reckoning[stat]} /> : '…'}</dd>
          </div>
        ))}
        {maxShred > 0 && (
          <div>
            <dt>{t('inspector.shred')}</dt>
            <dd>
              {shred} / {maxShred}
            </dd>
          </div>
        )}
        {maxAmmo > 0 && (
          <div>
            <dt>{t('short.ammo')}</dt>
            <dd>
              {ammo} / {maxAmmo}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('inspector.ripostes')}</dt>
          <dd>{charges}</dd>
        </div>
        {unit.ability && (
          <div>
            <dt>{t('inspector.ability')}</dt>
            <dd>{cooldown > 0 ? t('inspector.cooldown', { count: cooldown }) : t('inspector.ready')}</dd>
          </div>
        )}
        {support && (
          <div>
            <dt>{t('system.phalanx')}</dt>
            <dd>
              {t('inspector.formation', {
                armor: support.armor,
                resolve: support.resolve,
                allies: support.from.map(nameOf).join(', '),
              })}
            </dd>
          </div>
        )}
        {engaged.length > 0 && (
          <div>
            <dt>{t('system.engagement')}</dt>
            <dd>{t('inspector.engaged', { enemies: engaged.map(nameOf).join(', ') })}</dd>
          </div>
        )}
        {felt.length > 0 && (
          <div>
            <dt>{t('system.auras')}</dt>
            <dd>{[...new Set(felt.map(({ aura }) => t(`aura.${aura as 'terror'}`)))].join(', ')}</dd>
          </div>
        )}
        {[
          ...Object.entries(statuses).map(([name, turns]) => [t(`status.${name as 'stunned'}`), turns] as const),
          ...Object.entries(contagions).map(([name, turns]) => [t(`contagion.${name as 'fire'}`), turns] as const),
        ].map(([name, turns]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t('viewer.turns', { count: turns })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['tags']}>
        {tags.map((tag: Tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </p>
      <details>
        <summary>{t('inspector.card')}</summary>
        <UnitCard id={unit.unit} tier={unit.tier} />
      </details>
    </section>
  );
}
