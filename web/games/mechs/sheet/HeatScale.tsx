import { cookOffNumber, type RulesetName, rulesets, shutdownNumber } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MechWords } from '../words/names.ts';
import styles from './RecordSheet.module.css';

export const HOTTEST = 30;

/** A heat from which something is worse, in words. */
export interface Threshold {
  readonly from: number;
  readonly words: string;
}

/** What each heat brings under these rules, from the rules' own tables. */
export function thresholdsOf(t: MechWords, name: RulesetName): readonly Threshold[] {
  const aims = rulesets[name].heat.map(([from, adds]) => ({ from, words: t('sheet.scaleAim', { adds }) }));
  const rest: Threshold[] = [];
  for (let heat = 1; heat <= HOTTEST; heat++) {
    const [shutdown, cookOff] = [shutdownNumber(heat), cookOffNumber(heat)];
    if (shutdown !== shutdownNumber(heat - 1)) {
      const words = shutdown === 'surely' ? t('sheet.scaleSure') : t('sheet.scaleShutdown', { number: shutdown! });
      rest.push({ from: heat, words });
    }
    if (cookOff !== cookOffNumber(heat - 1)) {
      rest.push({ from: heat, words: t('sheet.scaleCook', { number: cookOff! }) });
    }
  }
  return [...aims, ...rest].toSorted((one, two) => one.from - two.from);
}

/** The scale from 0 to 30 with what every threshold does. */
export function HeatScale({ heat, rules }: { readonly heat: number; readonly rules: RulesetName }): ReactElement {
  const { t } = useTranslation('mechs');
  const thresholds = thresholdsOf(t, rules);
  return (
    <section className={styles['heat']} aria-label={t('sheet.heatScale')}>
      <h4>{t('sheet.heatIs', { heat })}</h4>
      <div className={styles['scale']} aria-hidden="true">
        {Array.from({ length: HOTTEST }, (_, n) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of the scale is its place.
            key={n}
            data-on={n < heat}
            data-mark={thresholds.some(({ from }) => from === n + 1)}
          />
        ))}
      </div>
      <ul>
        {thresholds.map(({ from, words }) => (
          <li key={`${from} ${words}`} data-on={heat >= from}>
            <strong>{from}</strong> {words}
          </li>
        ))}
      </ul>
      <p>{t('sheet.scaleWalk')}</p>
    </section>
  );
}
