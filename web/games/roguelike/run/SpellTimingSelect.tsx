import { spells, TIMINGS, type Timing } from '@tactarium/games/roguelike/client';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { spellName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { spellText } from '../texts.ts';
import styles from './SpellTimingSelect.module.css';

interface SpellTimingSelectProps {
  readonly spell: string;
  readonly when: Timing;
  readonly disabled: boolean;
  onChange(when: Timing): void;
}

/** RUN-29: when a spell fires, in words. */
export function SpellTimingSelect({ spell, when, disabled, onChange }: SpellTimingSelectProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const name = useId();
  const words = spells.get(spell);
  return (
    <fieldset className={styles['spell']}>
      <legend>
        <Picture kind="spells" id={spell} /> {spellName(spell)}
      </legend>
      {words && <p>{spellText(words).split(': ').slice(1).join(': ')}</p>}
      <div>
        {TIMINGS.map((timing) => (
          <label key={timing}>
            <input
              type="radio"
              name={name}
              checked={when === timing}
              disabled={disabled}
              onChange={() => onChange(timing)}
            />
            <span>
              <strong>{t(`timing.${timing}`)}</strong>
              <small>{t(`timingAbout.${timing}`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
