import type { HeatForecast, RulesetName } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOTTEST, thresholdsOf } from '../sheet/HeatScale.tsx';
import { type MechWords, percent } from '../words/names.ts';
import cards from './Cards.module.css';
import styles from './Heat.module.css';

/** MEC-30: the heat phase to come, and what it will mean in the next turn. */
export function Heat({ heat, rules }: { readonly heat: HeatForecast; readonly rules: RulesetName }): ReactElement {
  const { t } = useTranslation('mechs');
  const { now, movement, weapons, engine, sinks, after } = heat;
  const parts = [
    [t('heat.now'), now],
    [t('heat.move'), movement],
    [t('heat.shots'), weapons],
    ...(engine > 0 ? [[t('heat.engine'), engine] as const] : []),
  ] as const;
  return (
    <section className={cards['card']} aria-label={t('heat.title')} data-heat-after={after}>
      <h3>{t('heat.title')}</h3>
      <HeatBar now={now} after={after} marks={thresholdsOf(t, rules).map(({ from }) => from)} />
      <p className={styles['sum']}>
        {parts.map(([name, value], n) => (
          <span key={name}>
            {n > 0 && '+ '}
            {name} {value}
          </span>
        ))}
        <span>
          − {t('heat.sinks')} {sinks}
        </span>
        <strong>
          = {t('heat.after')} {after}
        </strong>
      </p>
      <p className={isHarmless(heat) ? cards['quiet'] : cards['warn']}>{sayEffects(t, heat)}</p>
    </section>
  );
}

const isHarmless = ({ aim, shutdown, cookOff, wounds }: HeatForecast): boolean =>
  aim === 0 && !shutdown && !cookOff && wounds === 0;

function sayEffects(t: MechWords, heat: HeatForecast): string {
  const { aim, walk, shutdown, cookOff, wounds } = heat;
  if (isHarmless(heat) && heat.after < 5) return t('heat.cool');
  return [
    ...(aim > 0 ? [t('heat.aim', { count: aim })] : []),
    t('heat.walk', { count: walk }),
    ...(shutdown
      ? [
          shutdown.number === undefined
            ? t('heat.shutdownSure')
            : t('heat.shutdown', { percent: percent(shutdown.ways) }),
        ]
      : []),
    ...(cookOff ? [t('heat.cookOff', { percent: percent(cookOff.ways) })] : []),
    ...(wounds > 0 ? [t('heat.wounds', { count: wounds })] : []),
  ].join(' · ');
}

interface HeatBarProps {
  readonly now: number;
  readonly after: number;
  readonly marks: readonly number[];
}

/** What there is, and what there will be: a solid bar and a line behind it, with the thresholds as ticks. */
export function HeatBar({ now, after, marks }: HeatBarProps): ReactElement {
  const { t } = useTranslation('mechs');
  const at = (heat: number): number => (300 * Math.min(heat, HOTTEST)) / HOTTEST;
  return (
    <svg className={styles['heatBar']} viewBox="0 0 300 32" role="img" aria-label={t('heat.bar', { now, after })}>
      <rect className={styles['ground']} width="300" height="16" rx="4" />
      <rect className={styles['after']} width={at(after)} height="16" rx="4" />
      <rect className={styles['now']} y="10" width={at(now)} height="6" />
      {ticksOf(marks).map(({ mark, isNamed }) => (
        <g key={mark}>
          <path className={styles['mark']} d={`M${at(mark)} 0v18`} />
          {isNamed && (
            <text className={styles['number']} data-last={mark >= HOTTEST} x={at(mark)} y="30">
              {mark}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Steps of heat between two numbers, so that they do not touch. */
const APART = 2;

/** Every mark once; one that is too near to the number before it has none. */
function ticksOf(marks: readonly number[]): readonly { readonly mark: number; readonly isNamed: boolean }[] {
  let named = -APART;
  return [...new Set(marks)].map((mark) => {
    const isNamed = mark - named >= APART;
    if (isNamed) named = mark;
    return { mark, isNamed };
  });
}
