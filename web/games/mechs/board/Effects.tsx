import { isMatchEvent, type Typed } from '@tactarium/engine';
import type { Event, View } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import styles from './Effects.module.css';
import { geometryOf } from './layout.ts';
import { linePath } from './paths.ts';

interface EffectsProps {
  readonly event: Typed | undefined;
  readonly view: View;
  readonly turned: boolean;
}

/** What is seen of one event while it is shown: a shot by the kind of weapon, a number that flies, a burst. */
export function Effects({ event, view, turned }: EffectsProps): ReactElement | null {
  if (!event || isMatchEvent(event)) return null;
  const shown = event as Event;
  const geometry = geometryOf(view.field, turned);
  const spotOf = (id: string) => {
    const at = view.mechs.find((mech) => mech.id === id)?.at ?? -1;
    return at < 0 ? undefined : geometry.middleOf(at);
  };
  switch (shown.type) {
    case 'attack_resolved': {
      const [from, to] = [spotOf(shown.mech), spotOf(shown.target)];
      if (!from || !to) return null;
      const past = shown.hit ? to : { x: to.x + 46, y: to.y - 40 };
      const kind = kindOf(shown.by === 'weapon' ? shown.with : shown.by);
      return (
        <g>
          <path
            className={styles['shot']}
            data-kind={kind}
            data-hit={shown.hit}
            pathLength="100"
            d={linePath([from, past])}
          />
          <g transform={`translate(${to.x} ${to.y - 58})`} className={styles['dice']} data-hit={shown.hit}>
            <rect x="-44" y="-20" width="88" height="34" rx="8" />
            <text y="5">{shown.roll === undefined ? '–' : `${shown.roll} / ${shown.number}`}</text>
          </g>
        </g>
      );
    }
    case 'damaged':
      return number(spotOf(shown.mech), `−${shown.damage} ${shown.plate}`, 'bad');
    case 'slot_hit':
      return number(spotOf(shown.mech), '✕', 'bad');
    case 'exploded':
    case 'mech_destroyed': {
      const spot = spotOf(shown.mech);
      return spot ? <circle className={styles['burst']} cx={spot.x} cy={spot.y} r="70" /> : null;
    }
    case 'heat_settled':
      return shown.heat > 0 ? number(spotOf(shown.mech), `${shown.heat}°`, 'hot') : null;
    default:
      return null;
  }
}

function number(
  spot: { readonly x: number; readonly y: number } | undefined,
  words: string,
  look: string,
): ReactElement | null {
  if (!spot) return null;
  return (
    <text key={words} className={styles['number']} data-look={look} x={spot.x} y={spot.y - 46}>
      {words}
    </text>
  );
}

export type ShotKind = 'laser' | 'cannon' | 'missiles' | 'gauss' | 'flame' | 'gun' | 'fist';

/** How a weapon's shot looks and sounds, by its name. */
export function kindOf(means: string): ShotKind {
  if (means.includes('laser') || means.startsWith('particle')) return 'laser';
  if (means.includes('missiles')) return 'missiles';
  if (means.startsWith('gauss')) return 'gauss';
  if (means.startsWith('flamer')) return 'flame';
  if (means.startsWith('machine')) return 'gun';
  return means === 'punch' || means === 'kick' ? 'fist' : 'cannon';
}
