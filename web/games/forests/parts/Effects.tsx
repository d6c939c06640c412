import { isMatchEvent, type Typed } from '@tactarium/engine';
import type { Event, Tile, View } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { baseOf, middleOf } from '../board.ts';
import styles from './Effects.module.css';

interface EffectsProps {
  readonly event: Typed | undefined;
  readonly view: View;
  readonly turned: boolean;
}

/** What happens right now, written over the tile where it happens. */
export function Effects({ event: playing, view, turned }: EffectsProps): ReactElement | null {
  if (!playing || isMatchEvent(playing)) return null;
  const event = playing as Event;
  const at = (tile: Tile, text: string, kind: string): ReactElement => {
    const { x, y } = middleOf(view, turned, tile);
    return (
      <g className={styles['effect']} data-kind={kind} transform={`translate(${x} ${y})`}>
        <g className={styles['rise']}>
          <rect
            x={-14 * Math.max(3, text.length * 0.62)}
            y="-25"
            width={28 * Math.max(3, text.length * 0.62)}
            height="46"
            rx="23"
          />
          <text y="10" textAnchor="middle">
            {text}
          </text>
        </g>
      </g>
    );
  };
  switch (event.type) {
    case 'fought': {
      const luck = event.luck === 'critical' ? '★ ' : event.luck === 'glancing' ? '↘ ' : '';
      return at(event.at.at, `${luck}${event.power} : ${event.defence}`, event.luck);
    }
    case 'struck':
      return at(baseOf(view, event.base), `−${event.damage}`, 'glancing');
    case 'captured':
      return event.forest ? at(event.forest.at, '⚑', event.seat === view.viewer ? 'critical' : 'glancing') : null;
    case 'merged':
      return event.to?.unit ? at(event.to.at, `= ${event.to.unit.hp}`, 'critical') : null;
    default:
      return null;
  }
}
