import { engineSinkRoom, FREE_SINKS, ratingOf, TONNAGES } from '@tactarium/games/mechs/client';
import { type ReactElement, useId } from 'react';
import { NumberField } from '../builder/NumberField.tsx';
import { useSpeech } from '../builder/useSpeech.ts';
import workshop from '../builder/Workshop.module.css';
import styles from './Designer.module.css';
import { withFrame, withJump, withSinks } from './draft.ts';
import type { Draft } from './useDraft.ts';
import { Weights } from './Weights.tsx';

const FASTEST = 20;
const MOST_SINKS = 50;
const MOST_NAME = 40;

/** Name, weight, speed and cooling. */
export function Frame({ design, change, isBad, nameProblem }: Draft): ReactElement {
  const { t } = useSpeech();
  const id = useId();
  const { name, tons, walk, jump, sinks } = design;
  const rating = ratingOf(tons, walk);
  const whole = (value: number, usual: number): number => (Number.isFinite(value) ? Math.trunc(value) : usual);
  return (
    <section className={workshop['panel']} aria-label={t('design.frame')}>
      <div className={workshop['fields']}>
        <div className={`${workshop['field']} ${styles['name']}`}>
          <label htmlFor={`${id}n`}>{t('design.name')}</label>
          <input
            id={`${id}n`}
            value={name}
            maxLength={MOST_NAME}
            autoComplete="off"
            aria-invalid={nameProblem !== undefined}
            onChange={({ target }) => change({ ...design, name: target.value })}
          />
        </div>
        <div className={workshop['field']}>
          <label htmlFor={`${id}t`}>{t('design.tons')}</label>
          <select
            id={`${id}t`}
            value={tons}
            onChange={({ target }) => change(withFrame(design, { tons: Number(target.value) }))}
          >
            {TONNAGES.map((one) => (
              <option key={one} value={one}>
                {one} t
              </option>
            ))}
          </select>
        </div>
        <NumberField
          label={t('design.walk')}
          value={walk}
          least={1}
          most={FASTEST}
          isBad={isBad('walk')}
          onChange={(value) => change(withFrame(design, { walk: whole(value, 1) }))}
        />
        <NumberField
          label={t('design.jump')}
          value={jump}
          least={0}
          most={FASTEST}
          isBad={isBad('jump')}
          onChange={(value) => change(withJump(design, Math.min(FASTEST, Math.max(0, whole(value, 0)))))}
        />
        <NumberField
          label={t('design.sinks')}
          value={sinks}
          least={FREE_SINKS}
          most={MOST_SINKS}
          isBad={isBad('sinks')}
          onChange={(value) => change(withSinks(design, Math.min(MOST_SINKS, Math.max(0, whole(value, FREE_SINKS)))))}
        />
      </div>
      <p className={workshop['soft']}>{t('design.rating', { rating, room: engineSinkRoom(rating) })}</p>
      <Weights design={design} />
    </section>
  );
}
