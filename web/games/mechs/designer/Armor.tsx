import { title } from '@tactarium/engine';
import { type Design, LOCATIONS, type LocationName } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { Button } from '../../../app/Button.tsx';
import { NumberField } from '../builder/NumberField.tsx';
import { useSpeech } from '../builder/useSpeech.ts';
import workshop from '../builder/Workshop.module.css';
import { placeName } from '../words/names.ts';
import styles from './Designer.module.css';
import { BLANK, mostOf, rearOf, spreadArmor, withArmor } from './draft.ts';
import type { Draft } from './useDraft.ts';

/** Armor plate by plate, with what each location can carry. */
export function Armor({ design, change, isBad }: Draft): ReactElement {
  const { t } = useSpeech();
  return (
    <section className={workshop['panel']} aria-label={t('design.armor')}>
      <div className={workshop['head']}>
        <h2>{t('design.armor')}</h2>
        <div className={workshop['buttons']}>
          <Button onClick={() => change(spreadArmor(design))}>{t('design.spread')}</Button>
          <Button look="quiet" onClick={() => change({ ...design, armor: BLANK.armor })}>
            {t('design.strip')}
          </Button>
        </div>
      </div>
      <ul className={styles['plates']}>
        {LOCATIONS.map((location) => (
          <Plate
            key={location}
            location={location}
            design={design}
            change={change}
            isBad={isBad(`armor.${location}`)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlateProps {
  readonly location: LocationName;
  readonly design: Design;
  readonly change: (design: Design) => void;
  readonly isBad: boolean;
}

function Plate({ location, design, change, isBad }: PlateProps): ReactElement {
  const { t, mechs } = useSpeech();
  const most = mostOf(design, location);
  const rear = rearOf(location);
  const [front, behind] = [design.armor[location], rear ? design.armor[rear] : 0];
  const place = placeName(mechs, location);
  return (
    <li className={styles['plate']} data-bad={isBad}>
      <h3>
        {title(place)} <small>{t('design.armorOf', { armor: front + behind, most })}</small>
      </h3>
      <div className={workshop['fields']}>
        <NumberField
          label={t('design.front')}
          of={place}
          value={front}
          least={0}
          most={most}
          isBad={isBad}
          onChange={(value) => change(withArmor(design, location, whole(value)))}
        />
        {rear && (
          <NumberField
            label={t('design.rear')}
            of={place}
            value={behind}
            least={0}
            most={most}
            isBad={isBad}
            onChange={(value) => change(withArmor(design, rear, whole(value)))}
          />
        )}
      </div>
    </li>
  );
}

/** An empty field is no armor. */
const whole = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.min(200, Math.trunc(value))) : 0);
