import { oddsFrom } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import styles from './Chance.module.css';

interface ChanceProps {
  readonly wins: number;
  readonly battles: number;
}

/** A chance in percent with its interval, as a number and on a scale. */
export function Chance({ wins, battles }: ChanceProps): ReactElement {
  const { percent, margin } = oddsFrom(wins, battles);
  return (
    <>
      <p className={styles['chance']} aria-live="polite">
        <strong>{percent} %</strong> <span>± {margin}</span>
      </p>
      <div className={styles['gauge']} aria-hidden="true">
        <span style={{ left: `${Math.max(0, percent - margin)}%`, width: `${2 * margin}%` }} />
        <i style={{ left: `${percent}%` }} />
      </div>
    </>
  );
}
