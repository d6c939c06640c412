import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AURAS, CONTAGIONS, MARKS, STATUSES } from '../pictures/marks.ts';
import styles from './Effects.module.css';
import type { Effect, Shown } from './effects.ts';
import { CELL, middleOf } from './geometry.ts';

/** The outline of an icon by the name an effect gives it. */
function outlineOf(name: string): string {
  const [kind, of] = name.split(':');
  const albums: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    aura: AURAS,
    contagion: CONTAGIONS,
    status: STATUSES,
  };
  return of === undefined ? ((MARKS as Readonly<Record<string, string>>)[name] ?? '') : (albums[kind!]?.[of] ?? '');
}

export function Effects({ effects }: { readonly effects: readonly Shown[] }): ReactElement {
  // Several words over one unit stand above each other.
  const placed = useMemo(() => {
    const taken = new Map<string, number>();
    return effects.map((shown) => {
      const { effect } = shown;
      if (effect.is !== 'float' && effect.is !== 'popup' && effect.is !== 'icon') return { ...shown, rise: 0 };
      const key = `${effect.at.x},${effect.at.y}`;
      const rise = taken.get(key) ?? 0;
      taken.set(key, rise + 1);
      return { ...shown, rise };
    });
  }, [effects]);
  return (
    <g className={styles['effects']}>
      {placed.map(({ key, effect, rise }) => (
        <One key={key} effect={effect} rise={rise} />
      ))}
    </g>
  );
}

/** What rises over the farthest row stays on the board. */
const HEADROOM = 40;

function One({ effect, rise }: { readonly effect: Effect; readonly rise: number }): ReactElement | null {
  const { t } = useTranslation('roguelike');
  switch (effect.is) {
    case 'float': {
      const { x, y } = middleOf(effect.at);
      const text = effect.text.startsWith('armor')
        ? t('viewer.armorChange', { amount: effect.text.slice(5) })
        : effect.text;
      return (
        <g
          className={styles['float']}
          data-effect="float"
          data-tone={effect.tone}
          transform={`translate(${x} ${Math.max(HEADROOM, y - rise * 22)})`}
        >
          <g>
            {effect.icon && <path d={outlineOf(effect.icon)} transform="translate(-44 -18) scale(0.045)" />}
            <text>{text}</text>
          </g>
        </g>
      );
    }
    case 'popup': {
      const { x, y } = middleOf(effect.at);
      const held = Math.max(90, Math.min(8 * CELL - 90, x));
      return (
        <g
          className={styles['popup']}
          data-effect={effect.word}
          data-tone={effect.tone}
          transform={`translate(${held} ${Math.max(HEADROOM, y - 26 - rise * 22)})`}
        >
          <text>
            {t(`popup.${effect.word}`)}
            {effect.detail && <tspan className={styles['detail']}> {effect.detail}</tspan>}
          </text>
        </g>
      );
    }
    case 'icon': {
      const { x, y } = middleOf(effect.at);
      return (
        <g
          className={styles['icon']}
          data-effect={`icon-${effect.icon}`}
          data-tone={effect.tone}
          transform={`translate(${x - 22} ${Math.max(0, y - 22 - rise * 10)})`}
        >
          {effect.icon === 'cross' ? (
            <path d="M60,60 L452,452 M452,60 L60,452" transform="scale(0.086)" className={styles['cross']} />
          ) : (
            <path d={outlineOf(effect.icon)} transform="scale(0.086)" />
          )}
        </g>
      );
    }
    case 'ring': {
      const { x, y } = middleOf(effect.at);
      return (
        <g
          className={styles['ringed']}
          data-effect={effect.kind}
          data-tone={effect.tone}
          transform={`translate(${x} ${y})`}
        >
          {effect.kind === 'sparks' || effect.kind === 'dust' ? (
            SPARKS.map(([dx, dy]) => <circle key={`${dx},${dy}`} cx={dx} cy={dy} r={effect.kind === 'dust' ? 10 : 4} />)
          ) : (
            <circle r="44" className={styles['ring']} />
          )}
        </g>
      );
    }
    case 'line': {
      const [from, to] = [middleOf(effect.from), middleOf(effect.to)];
      const lift = effect.kind === 'arc' ? Math.max(40, Math.hypot(to.x - from.x, to.y - from.y) / 2) : 0;
      const d = `M${from.x},${from.y} Q${(from.x + to.x) / 2},${(from.y + to.y) / 2 - lift} ${to.x},${to.y}`;
      const angle = (Math.atan2(to.y - from.y + lift, to.x - from.x) * 180) / Math.PI;
      return (
        <g
          className={styles['line']}
          data-effect={`line-${effect.kind}`}
          data-tone={effect.tone}
          data-kind={effect.kind}
        >
          <path d={d} pathLength="1" />
          {ARROWS.has(effect.kind) && (
            <path
              d="M-16,-10 L4,0 L-16,10 Z"
              transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
              className={styles['head']}
            />
          )}
        </g>
      );
    }
    case 'flash':
      return null;
  }
}

const ARROWS = new Set(['charge', 'disengage', 'flee', 'spread', 'arc', 'shot', 'thrust']);

const SPARKS: readonly (readonly [number, number])[] = [
  [-34, -20],
  [30, -26],
  [38, 12],
  [-30, 22],
  [4, -40],
  [8, 34],
];
