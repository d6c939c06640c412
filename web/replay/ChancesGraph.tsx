import type { Chance } from '@tactarium/engine/analysis/chances';
import { nearest, type Swing } from '@tactarium/engine/analysis/swings';
import type { MouseEvent, ReactElement } from 'react';
import styles from './Chances.module.css';

interface ChancesGraphProps {
  /** As the side below sees it. */
  readonly points: readonly Chance[];
  readonly swings: readonly Swing[];
  readonly first: number;
  readonly last: number;
  /** The step that is looked at. */
  readonly step: number;
  /** Colours of the side below and of the other. */
  readonly colours: readonly [string, string];
  readonly label: string;
  readonly onGo: (step: number) => void;
}

const WIDTH = 300;
const HEIGHT = 100;

/** The chances of one side over the game. Whoever cannot see it has the table. */
export function ChancesGraph(props: ChancesGraphProps): ReactElement {
  const { points, swings, first, last, step, colours, label, onGo } = props;
  const x = (at: number): number => (last === first ? 0 : ((at - first) / (last - first)) * WIDTH);
  const y = (share: number): number => (1 - share) * HEIGHT;
  const along = (value: (point: Chance) => number, list = points): string =>
    list.map((point) => `${x(point.step).toFixed(1)},${y(value(point)).toFixed(1)}`).join(' ');
  const line = along(({ share }) => share);
  const [start, end] = [points[0], points.at(-1)];
  const go = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const there = nearest(points, first + ((clientX - left) / width) * (last - first));
    if (there) onGo(there.step);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the rows of the table lead to the same steps by keys.
    <svg
      role="img"
      aria-label={label}
      className={styles['graph']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      onClick={go}
    >
      <rect width={WIDTH} height={HEIGHT} fill={colours[1]} opacity="0.28" />
      {start && end && (
        <>
          <polygon
            points={`${x(start.step)},${HEIGHT} ${line} ${x(end.step)},${HEIGHT}`}
            fill={colours[0]}
            opacity="0.45"
          />
          <polygon
            className={styles['band']}
            points={`${along(({ high }) => high)} ${along(({ low }) => low, points.toReversed())}`}
          />
          <polyline className={styles['line']} points={line} />
        </>
      )}
      <line className={styles['even']} x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {swings.map(({ to }) => (
        <line key={to.step} className={styles['swing']} x1={x(to.step)} x2={x(to.step)} y1="0" y2="8" />
      ))}
      {step >= first && (
        <line data-step={step} className={styles['here']} x1={x(step)} x2={x(step)} y1="0" y2={HEIGHT} />
      )}
    </svg>
  );
}
