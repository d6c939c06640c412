import { type RulesetName, rulesets } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RecordSheet.module.css';
import type { SheetRecord } from './record.ts';

const FATAL = 6;

interface PilotProps {
  readonly record: Pick<SheetRecord, 'pilot' | 'gunnery' | 'piloting' | 'wounds' | 'conscious' | 'killed'>;
  readonly rules: RulesetName;
}

export function Pilot({ record, rules }: PilotProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { pilot, gunnery, piloting, wounds, conscious, killed } = record;
  const state = killed ? 'killed' : conscious ? 'conscious' : 'unconscious';
  return (
    <section className={styles['pilot']} aria-label={t('sheet.pilot')}>
      <h4>
        {pilot ?? t('sheet.pilot')} <small>{t(`sheet.${state}`)}</small>
      </h4>
      <p>
        {t('sheet.gunnery')} <strong>{gunnery}</strong> · {t('sheet.piloting')} <strong>{piloting}</strong>
      </p>
      <p className={styles['wounds']}>
        {t('sheet.wounds')} {wounds}
        <span aria-hidden="true">
          {Array.from({ length: FATAL }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a wound is its place.
            <i key={n} data-on={n < wounds} />
          ))}
        </span>
      </p>
      {!killed && (
        <p>
          {wounds + 1 >= FATAL
            ? t('sheet.dead')
            : t('sheet.awake', { number: rulesets[rules].consciousness(wounds + 1) })}
        </p>
      )}
    </section>
  );
}
