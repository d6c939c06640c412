import type { Typed } from '@tactarium/engine';
import type { BySide, SeatName } from '@tactarium/games/forests/client';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { otherSide } from '../board.ts';
import { curveOf } from '../curve.ts';
import styles from './Score.module.css';

interface CurveProps {
  readonly log: readonly Typed[];
  /** All forests of the map. */
  readonly forests: number;
  readonly viewer: SeatName;
}

const [WIDTH, HEIGHT] = [300, 64];

/** Who owned how many forests in which round: a line for each side, the enemy's dashed. */
export function Curve({ log, forests, viewer }: CurveProps): ReactElement | null {
  const { t } = useTranslation('forests');
  const rounds = useMemo(() => curveOf(log), [log]);
  if (rounds.length < 2 || forests === 0) return null;
  const enemy = otherSide(viewer);
  const most = (side: SeatName): number => Math.max(...rounds.map((one) => one[side]));
  const last = rounds.at(-1)!;
  const words = { mine: last[viewer], theirs: last[enemy], most: most(viewer), theirMost: most(enemy) };
  return (
    <figure className={styles['curve']}>
      <figcaption>{t('score.curve')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('score.curveEnd', words)}>
        <path className={styles['half']} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className={styles['theirs']} data-seat={enemy} d={lineOf(rounds, enemy, forests)} />
        <path className={styles['mine']} data-seat={viewer} d={lineOf(rounds, viewer, forests)} />
      </svg>
    </figure>
  );
}

/** In steps: a forest changes hands at once. */
function lineOf(rounds: readonly BySide<number>[], side: SeatName, forests: number): string {
  const step = WIDTH / rounds.length;
  const heights = rounds.map((one) => round(HEIGHT - 2 - ((HEIGHT - 4) * one[side]) / forests));
  return heights.map((y, i) => `${i === 0 ? 'M0 ' : 'V'}${y}H${round((i + 1) * step)}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
