import { FACINGS, type Facing } from '@tactarium/engine/grid/hex';
import type { MechView, View, Way } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import type { Spot } from '../../../board/geometry.ts';
import type { Aiming } from '../plan/plan.ts';
import styles from './Board.module.css';
import { angleOf, geometryOf, indexAt, toward } from './layout.ts';
import { MechToken, tokenOf } from './MechToken.tsx';
import { bowPath, linePath, wedgePath } from './paths.ts';

/** How a facing can be had: it is the one, in this mode, in another one, or not at all. */
export type Turning = 'here' | 'same' | 'other' | 'none';

interface GhostProps {
  readonly view: View;
  readonly mech: MechView;
  readonly aiming: Aiming;
  readonly way: Way | undefined;
  readonly turnings: readonly Turning[];
  readonly turned: boolean;
}

const RING = 62;

/** The mech where it would stand, the way there, and a ring to turn it by. */
export function Ghost({ view, mech, aiming, way, turnings, turned }: GhostProps): ReactElement {
  const geometry = geometryOf(view.field, turned);
  const middle = geometry.middleOf(aiming.to);
  const spots = way?.path.map((cell) => geometry.middleOf(indexAt(view.field, cell)!)) ?? [];
  const moved = way?.moved ?? 'stationary';
  return (
    <g data-ghost={aiming.to} data-facing={aiming.facing}>
      {spots.length > 1 && (
        <path
          className={styles['way']}
          d={aiming.mode === 'jump' ? bowPath(spots[0]!, spots.at(-1)!) : linePath(spots)}
        />
      )}
      <g transform={`translate(${middle.x} ${middle.y})`} className={styles['ghost']}>
        <MechToken
          {...tokenOf(view, mech)}
          facing={aiming.facing}
          twist={0}
          moved={moved}
          evasion={way?.evasion ?? 0}
          done={false}
          turned={turned}
        />
      </g>
      {FACINGS.map((facing) => (
        <path
          key={facing}
          className={styles['turner']}
          data-is={turnings[facing]}
          d={wedgePath(middle, angleOf(facing, turned), RING - 12, RING + 15, 10)}
        />
      ))}
    </g>
  );
}

/** The facing whose wedge is under a spot: at least so many units around it, more where the map is far away. */
export function facingUnder(view: View, to: number, turned: boolean, spot: Spot, scale: number): Facing | undefined {
  const middle = geometryOf(view.field, turned).middleOf(to);
  const near = Math.min(26, Math.max(17, 14 / Math.max(scale, 0.01)));
  return FACINGS.find((facing) => {
    const { x, y } = toward(middle, angleOf(facing, turned), RING);
    return Math.hypot(spot.x - x, spot.y - y) <= near;
  });
}
