import { factions, spells } from '@tactarium/games/roguelike/client';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leaderName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { passiveTexts, spellText } from '../texts.ts';
import { LeaderPortrait } from './LeaderPortrait.tsx';
import styles from './NewRunPage.module.css';

interface LeaderSelectProps {
  readonly faction: string;
  readonly value: string;
  onChange(value: string): void;
}

/** The three leaders of a faction: passive, and both spells with their texts. */
export function LeaderSelect({ faction, value, onChange }: LeaderSelectProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const name = useId();
  const found = factions.find(({ id }) => id === faction);
  return (
    <fieldset className={styles['leaders']}>
      <legend>{t('new.leader')}</legend>
      <div>
        {Object.entries(found?.leaders ?? {}).map(([key, { passives, spells: known }]) => {
          const id = `${faction}/${key}`;
          return (
            <label key={id} className={styles['leader']}>
              <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
              <LeaderPortrait leader={id} />
              <span>
                <strong>{leaderName(id)}</strong>
                <small>{passiveTexts(passives).join(' ')}</small>
              </span>
              <ul className={styles['spells']}>
                {known.map((spell) => (
                  <li key={spell}>
                    <Picture kind="spells" id={`${faction}/${spell}`} /> {spellText(spells.get(`${faction}/${spell}`)!)}
                  </li>
                ))}
              </ul>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
