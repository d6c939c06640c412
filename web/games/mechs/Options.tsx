import type { Json } from '@tactarium/engine';
import { type Options as BattleOptions, SCENARIOS, scenarios } from '@tactarium/games/mechs/client';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../app/Button.tsx';
import { Choice } from '../../app/Choice.tsx';
import type { OptionsProps } from '../face.ts';
import styles from './Options.module.css';
import { optionsOf } from './options.ts';

const RANDOM = 'random';
const AS_PLANNED = 'as_planned';
/** A drawn battle of usual size. */
const DRAWN: BattleOptions = { tonnage: 120, each: 2 };

/** A ready battle, or one that is drawn; and its rules. */
export function Options({ options, onChange }: OptionsProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { scenario, rules } = optionsOf(options);
  const change = (next: { scenario: string; rules: string | undefined }): void => {
    const battle = next.scenario === RANDOM ? DRAWN : { scenario: next.scenario };
    onChange({
      ...battle,
      ...(next.rules !== undefined && next.rules !== AS_PLANNED && { rules: next.rules }),
    } as Json);
  };
  return (
    <>
      <Choice
        title={t('options.battle')}
        options={[
          ...SCENARIOS.map((name) => {
            const { mechs } = scenarios[name];
            const forces = t('options.forces', { a: mechs.a.join(', '), b: mechs.b.join(', ') });
            return {
              value: name as string,
              name: t(`battles.${name}.title`),
              about: `${t(`battles.${name}.about`)} ${forces}`,
            };
          }),
          { value: RANDOM, name: t('options.random'), about: t('options.randomAbout') },
        ]}
        value={scenario ?? RANDOM}
        onChange={(value) => change({ scenario: value, rules })}
      />
      <nav className={styles['own']}>
        <Link to="/mechs/battle" className={buttonLook()}>
          {t('options.build')}
        </Link>
        <Link to="/mechs/design" className={buttonLook('quiet')}>
          {t('options.design')}
        </Link>
      </nav>
      <Choice
        title={t('options.rules')}
        options={[
          { value: AS_PLANNED, name: t('options.asPlanned') },
          { value: 'introductory', name: t('options.introductory'), about: t('options.introductoryAbout') },
          { value: 'classic', name: t('options.classic'), about: t('options.classicAbout') },
        ]}
        value={rules ?? AS_PLANNED}
        onChange={(value) => change({ scenario: scenario ?? RANDOM, rules: value })}
      />
    </>
  );
}
