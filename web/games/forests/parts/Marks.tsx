import type { Between, View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import drawing from '../../../board/drawing.module.css';
import type { Spot } from '../../../board/geometry.ts';
import { geometryOf } from '../board.ts';
import { cornersPath, linePath, mergePath, ringsPath, squaresPath, tilesPath, wallsPath } from '../paths.ts';
import styles from './Marks.module.css';

/** What the player is shown on the map besides what stands there. Tiles by their number. */
export interface BoardMarks {
  readonly picked?: number | undefined;
  /** Where the picked unit may go, and what would happen there. */
  readonly moves?: readonly number[];
  readonly attacks?: readonly number[];
  readonly merges?: readonly number[];
  /** The target that waits to be confirmed. */
  readonly aimed?: number | undefined;
  /** Where a unit may be put. */
  readonly deploys?: readonly number[];
  /** The way of a march, from the unit on. */
  readonly route?: readonly number[];
  /** Tiles where enemies may strike next turn, in four steps of how bad it would be. */
  readonly threats?: readonly (readonly number[])[];
  /** Forests of one's own that the enemy may take next turn. */
  readonly danger?: readonly number[];
  /** From where to where the last one went. */
  readonly trace?: readonly number[];
  readonly focus?: number | undefined;
  readonly hovered?: number | undefined;
  /** The wall that a refusal speaks of. */
  readonly flash?: Between | undefined;
}

interface MarksProps extends BoardMarks {
  readonly size: View['size'];
  readonly turned: boolean;
}

/** The hatch of tiles where enemies may strike. */
export const ThreatPattern = (): ReactElement => (
  <pattern id="forest-threat" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <rect className={styles['threatLine']} width="6" height="16" />
  </pattern>
);

/** Below the units. Everything is told by shape as well as by colour: a step is a ring, an attack is four corners. */
export const MarksBelow = memo(function MarksBelow(props: MarksProps): ReactElement {
  const { size, turned, picked, moves = [], deploys = [], threats = [], trace = [], route = [], hovered } = props;
  const geometry = geometryOf({ size }, turned);
  const spots = (tiles: readonly number[]): readonly Spot[] => tiles.map((tile) => geometry.middleOf(tile));
  const tiles = (some: readonly number[]): string => {
    const wanted = new Set(some);
    return tilesPath({ size }, turned, (index) => wanted.has(index));
  };
  return (
    <g data-moves={moves.join(' ')} data-deploys={deploys.join(' ')}>
      {threats.map((some, step) =>
        some.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are always the same four.
          <path key={step} className={styles['threat']} data-step={step} d={tiles(some)} />
        ) : null,
      )}
      {deploys.length > 0 && <path className={styles['deploys']} d={squaresPath(spots(deploys), 44)} />}
      {trace.length > 0 && <path className={drawing['trace']} d={squaresPath(spots(trace), 46)} />}
      {hovered !== undefined && <path className={styles['hovered']} d={squaresPath(spots([hovered]), 48)} />}
      {route.length > 1 && (
        <>
          <path className={styles['route']} d={linePath(spots(route))} />
          <path className={styles['routeEnd']} d={ringsPath(spots(route.slice(-1)), 13)} />
        </>
      )}
      {picked !== undefined && <path className={styles['picked']} d={squaresPath(spots([picked]), 46)} />}
      {moves.length > 0 && <path className={styles['moves']} d={ringsPath(spots(moves), 17)} />}
    </g>
  );
});

/** Above the units. */
export const MarksAbove = memo(function MarksAbove(props: MarksProps): ReactElement {
  const { size, turned, attacks = [], merges = [], danger = [], aimed, focus, flash } = props;
  const geometry = geometryOf({ size }, turned);
  const spots = (tiles: readonly number[]): readonly Spot[] => tiles.map((tile) => geometry.middleOf(tile));
  return (
    <g data-attacks={attacks.join(' ')} data-merges={merges.join(' ')}>
      {danger.length > 0 && <path className={styles['danger']} d={ringsPath(spots(danger), 46)} />}
      {attacks.length > 0 && <path className={styles['attacks']} d={cornersPath(spots(attacks))} />}
      {merges.length > 0 && (
        <>
          <path className={styles['mergeRing']} d={squaresPath(spots(merges), 44)} />
          <path
            className={styles['merges']}
            d={mergePath(spots(merges).map(({ x, y }) => ({ x: x + 28, y: y - 30 })))}
          />
        </>
      )}
      {aimed !== undefined && (
        <path
          className={styles['aimed']}
          data-merging={merges.includes(aimed)}
          d={cornersPath(spots([aimed]), 46, 30)}
        />
      )}
      {focus !== undefined && <path className={styles['focus']} d={squaresPath(spots([focus]), 47)} />}
      {flash && <path className={styles['flash']} d={wallsPath({ size }, turned, [flash], 50)} />}
    </g>
  );
});
