import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Controls.module.css';

/** The last one shows the end at once. */
export const SPEEDS = [0.5, 1, 2, 4, Number.POSITIVE_INFINITY] as const;
export type Speed = (typeof SPEEDS)[number];

interface ControlsProps {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly round: number;
  readonly isOver: boolean;
  onToggle(): void;
  onStep(by: 'event' | 'turn' | 'round', way: 1 | -1): void;
  onSkip(): void;
  onEnd(): void;
  onSpeed(speed: Speed): void;
}

const STEPS = [
  ['round', -1, '|«'],
  ['turn', -1, '«'],
  ['event', -1, '‹'],
] as const;

export function Controls({
  playing,
  speed,
  round,
  isOver,
  onToggle,
  onStep,
  onSkip,
  onEnd,
  onSpeed,
}: ControlsProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const step = (by: 'event' | 'turn' | 'round', way: 1 | -1, sign: string): ReactElement => (
    <button
      key={`${by}${way}`}
      type="button"
      aria-label={t(`control.${by}${way > 0 ? 'Forward' : 'Back'}`)}
      title={t(`control.${by}${way > 0 ? 'Forward' : 'Back'}`)}
      onClick={() => onStep(by, way)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles['controls']} role="toolbar" aria-label={t('control.label')}>
      {STEPS.map(([by, way, sign]) => step(by, way, sign))}
      <button
        type="button"
        className={styles['play']}
        aria-label={t(playing ? 'control.pause' : 'control.play')}
        onClick={onToggle}
      >
        {playing ? '❚❚' : isOver ? '↻' : '▶'}
      </button>
      {step('event', 1, '›')}
      {step('turn', 1, '»')}
      {step('round', 1, '»|')}
      <button type="button" aria-label={t('control.skip')} title={t('control.skip')} onClick={onSkip}>
        ✝
      </button>
      <button
        type="button"
        aria-label={t(isOver ? 'control.start' : 'control.end')}
        title={t(isOver ? 'control.start' : 'control.end')}
        onClick={onEnd}
      >
        {isOver ? '⇤' : '⇥'}
      </button>
      <span className={styles['round']}>{t('viewer.round', { round })}</span>
      <fieldset aria-label={t('control.speed')} className={styles['speeds']}>
        {SPEEDS.map((one) => (
          <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
            {one === Number.POSITIVE_INFINITY ? t('control.instant') : `${one}×`}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
