import { factions } from '@tactarium/games/roguelike/client';
import { type CSSProperties, type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import { lookOf } from '../look.ts';
import { factionName } from '../names.ts';
import { crestOf } from '../pictures/index.ts';
import { passiveTexts } from '../texts.ts';
import styles from './NewRunPage.module.css';

interface SelectProps {
  readonly value: string;
  onChange(value: string): void;
}

/** RUN-16: the eight factions, those of the design first. */
export function FactionSelect({ value, onChange }: SelectProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const name = useId();
  return (
    <fieldset className={styles['factions']}>
      <legend>{t('new.faction')}</legend>
      <div>
        {factions.map(({ id, bonus }) => {
          const { colour, weave } = lookOf(id);
          return (
            <label
              key={id}
              className={styles['faction']}
              style={{ '--colour': colour, '--weave': weave } as CSSProperties}
            >
              <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
              <span className={styles['crest']}>
                <Outline of={crestOf(id)} />
              </span>
              <span>
                <strong>{factionName(id)}</strong>
                <small>{t(`faction.${id as 'order'}`)}</small>
                <small className={styles['bonus']}>{passiveTexts(bonus).join(' ')}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
