import { RULESETS } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { Choice } from '../../../app/Choice.tsx';
import { TONNAGE, TURNS, tonsOf } from './battle.ts';
import { NumberField } from './NumberField.tsx';
import type { Editor } from './useBattle.ts';
import { useSpeech } from './useSpeech.ts';
import styles from './Workshop.module.css';

const STEP = 5;

/** Tables, turns and weight. */
export function RulesChoice({ battle, change, isBad }: Editor): ReactElement {
  const { t, mechs } = useSpeech();
  const { rules, boxcarsHit, turnLimit, tonnage, forces } = battle;
  const heaviest = Math.max(TONNAGE.least, tonsOf(forces.a), tonsOf(forces.b));
  return (
    <section className={styles['panel']}>
      <Choice
        title={t('rules.title')}
        options={RULESETS.map((one) => ({
          value: one,
          name: mechs(`options.${one}`),
          about: mechs(`options.${one}About`),
        }))}
        value={rules}
        onChange={(one) => change({ rules: one })}
      />
      <div className={styles['fields']}>
        <NumberField
          label={t('rules.turnLimit')}
          value={turnLimit}
          {...TURNS}
          isBad={isBad('turnLimit')}
          onChange={(value) => change({ turnLimit: value })}
        />
        {tonnage !== undefined && (
          <NumberField
            label={t('rules.tonnage')}
            value={tonnage}
            {...TONNAGE}
            step={STEP}
            isBad={isBad('tonnage')}
            onChange={(value) => change({ tonnage: value })}
          />
        )}
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={tonnage !== undefined}
            onChange={({ target }) => change({ tonnage: target.checked ? heaviest : undefined })}
          />
          {t('rules.limited')}
        </label>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={boxcarsHit}
            onChange={({ target }) => change({ boxcarsHit: target.checked })}
          />
          {t('rules.boxcars')}
        </label>
      </div>
    </section>
  );
}
