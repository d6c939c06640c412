import type { Mode, Reach as ModeReach, View } from '@tactarium/games/mechs/client';
import { memo, type ReactElement } from 'react';
import type { Detail } from '../../../board/lod.ts';
import styles from './Board.module.css';
import { geometryOf, indexAt } from './layout.ts';
import { hexesPath, rimPath } from './paths.ts';

/** From how many hexes on their MP are not written: they would be a wall of numbers. */
const MOST_NUMBERS = 160;

const LAYERS = [
  ['jump', 'jump', 'jumpRim'],
  ['run', 'run', 'runRim'],
  ['walk', 'walk', 'walkRim'],
] as const;

/** Every hex that can be reached, with the cheapest mode and its MP. */
export function cheapest(view: View, reaches: readonly ModeReach[]): ReadonlyMap<number, { mode: Mode; mp: number }> {
  const found = new Map<number, { mode: Mode; mp: number }>();
  for (const { mode, hexes } of reaches) {
    for (const { at, mp } of hexes) {
      const hex = indexAt(view.field, at);
      if (hex !== undefined && !found.has(hex)) found.set(hex, { mode, mp });
    }
  }
  return found;
}

interface ReachProps {
  readonly view: View;
  readonly reaches: readonly ModeReach[];
  readonly zone: ReadonlySet<number>;
  readonly turned: boolean;
  readonly detail: Detail;
}

/** Walked to: filled; with a run: dashed; by a jump: dotted. */
export const Reach = memo(function Reach({ view, reaches, zone, turned, detail }: ReachProps): ReactElement {
  const geometry = geometryOf(view.field, turned);
  const found = cheapest(view, reaches);
  const inMode = (mode: 'walk' | 'run' | 'jump'): ReadonlySet<number> =>
    new Set(
      [...found].filter(([, one]) => (one.mode === 'walk_back' ? 'walk' : one.mode) === mode).map(([hex]) => hex),
    );
  return (
    <g data-reach={[...found.keys()].join(' ')} data-zone={[...zone].join(' ')}>
      {zone.size > 0 && <path className={styles['zone']} d={hexesPath(geometry, zone, 48)} />}
      {LAYERS.map(([mode, fill, rim]) => {
        const hexes = inMode(mode);
        if (hexes.size === 0) return null;
        return (
          <g key={mode}>
            <path className={styles[fill]} d={hexesPath(geometry, hexes)} />
            <path className={styles[rim]} d={rimPath(view.field, geometry, hexes, turned)} />
          </g>
        );
      })}
      {detail === 'full' && found.size <= MOST_NUMBERS && (
        <text className={styles['mp']}>
          {[...found].map(([hex, { mp }]) => {
            const { x, y } = geometry.middleOf(hex);
            return (
              <tspan key={hex} x={x} y={y + 6}>
                {mp}
              </tspan>
            );
          })}
        </text>
      )}
    </g>
  );
});
