import type { View } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import type { Spot } from '../../../board/geometry.ts';
import type { Detail } from '../../../board/lod.ts';
import { indexOf, middleOf } from '../board.ts';
import { Unit } from './Unit.tsx';

export interface Carried {
  readonly tile: number;
  readonly at: Spot;
}

interface UnitsProps {
  readonly view: Pick<View, 'size' | 'units' | 'turn' | 'sight' | 'outcome'>;
  readonly turned: boolean;
  readonly detail: Detail;
  /** The unit in the player's hand. */
  readonly carried?: Carried | undefined;
  /** By tile: how many turns of a march are left. */
  readonly marches?: ReadonlyMap<number, number> | undefined;
  readonly asleep?: ReadonlySet<number> | undefined;
}

export const Units = memo(function Units(props: UnitsProps): ReactElement {
  const { view, turned, detail, carried, marches, asleep } = props;
  const inHand = view.units.filter((unit) => indexOf(view, unit.at) === carried?.tile);
  return (
    <g>
      {[...view.units.filter((unit) => !inHand.includes(unit)), ...inHand].map((unit) => {
        const tile = indexOf(view, unit.at);
        const held = carried?.tile === tile;
        const { x, y } = held ? carried.at : middleOf(view, turned, unit.at);
        const lift = held ? ' scale(1.12)' : '';
        return (
          // A unit that an event changed is drawn afresh, so that no animation outlives its event.
          <g key={`${tile} ${unit.seat} ${unit.hp}`} transform={`translate(${x} ${y - (held ? 10 : 2)})${lift}`}>
            <g data-unit={tile}>
              <Unit
                seat={unit.seat}
                hp={unit.hp}
                still={unit.still}
                spent={unit.acted && unit.seat === view.turn && !view.outcome}
                seenIn={unit.remembered ? view.sight?.[tile] : undefined}
                march={marches?.get(tile)}
                asleep={asleep?.has(tile) ?? false}
                detail={detail}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});
