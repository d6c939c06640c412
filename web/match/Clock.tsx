import type { Clocks } from '@tactarium/protocol';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Clock.module.css';
import { timeLeft } from './time.ts';
import { useNow } from './useNow.ts';

interface ClockProps {
  readonly clocks: Clocks;
  readonly seat: string;
  /** Whose it is, for those who hear it. */
  readonly name: string;
  /** Shown as it stood: the match is over, or seen with a delay. */
  readonly stopped: boolean;
  /** Its owner looks at it, and is warned. */
  readonly mine: boolean;
}

/** Milliseconds from which on a clock is marked. */
const LOW = 10_000;

export function Clock({ clocks, seat, name, stopped, mine }: ClockProps): ReactElement {
  const { t } = useTranslation();
  const running = clocks.running.includes(seat) && !stopped;
  const now = useNow(200, running);
  const left = Math.max(0, (clocks.left[seat] ?? 0) - (running ? now - clocks.at : 0));
  const low = running && left <= LOW;
  const time = timeLeft(left);
  return (
    <p className={styles['clock']} data-running={running} data-low={low}>
      <span role="timer" aria-label={t('clock.left', { name, time })}>
        {low && <span aria-hidden="true">! </span>}
        {time}
      </span>
      {mine && (
        <span className="hidden-text" role="alert">
          {low ? t('clock.low') : ''}
        </span>
      )}
    </p>
  );
}
