import {
  arcsOf,
  type BattleEvent,
  type BattleView,
  blockerBetween,
  HEIGHT,
  type Overlays,
  type Point,
  type UnitView,
  WIDTH,
} from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AURAS } from '../pictures/marks.ts';
import styles from './Board.module.css';
import { Effects } from './Effects.tsx';
import type { Shown } from './effects.ts';
import { CELL, leftOf, middleOf, topOf } from './geometry.ts';
import type { NameOf } from './sayings.ts';
import { Token } from './Token.tsx';

interface BoardProps {
  readonly view: BattleView;
  readonly overlays: Overlays;
  readonly effects: readonly Shown[];
  /** The charge that this turn will make: its path is shown before it runs. */
  readonly ahead: readonly Point[];
  readonly acting: string | undefined;
  readonly selected: string | undefined;
  readonly event: BattleEvent | undefined;
  readonly nameOf: NameOf;
  onSelect(unit: string): void;
}

const ROWS = Array.from({ length: HEIGHT }, (_, y) => y);
const COLUMNS = Array.from({ length: WIDTH }, (_, x) => x);

/** Never changes, and is never looked at again. */
const GROUND = (
  <g>
    {ROWS.flatMap((y) =>
      COLUMNS.map((x) => (
        <rect
          key={`${x},${y}`}
          x={leftOf({ x, y })}
          y={topOf({ x, y })}
          width={CELL}
          height={CELL}
          className={styles['cell']}
          data-odd={(x + y) % 2 === 1}
          data-home={y <= 1 ? 'left' : y >= 8 ? 'right' : undefined}
        />
      )),
    )}
  </g>
);

/** The field of 8 × 10, one's own side below. It draws what it is told and reports whom one points at. */
export function Board({
  view,
  overlays,
  effects,
  ahead,
  acting,
  selected,
  event,
  nameOf,
  onSelect,
}: BoardProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const chosen = view.units.find(({ id }) => id === selected);
  const shakes = event?.type === 'charge_impact';
  return (
    <svg
      className={styles['board']}
      viewBox={`0 0 ${WIDTH * CELL} ${HEIGHT * CELL}`}
      role="group"
      aria-label={t('viewer.board')}
      data-shake={shakes}
    >
      {GROUND}
      <Zones overlays={overlays} />
      {overlays.watches.flatMap(({ unit, kind, cells }) =>
        cells.map((cell) => (
          <rect
            key={`${unit}${kind}${cell.x},${cell.y}`}
            x={leftOf(cell)}
            y={topOf(cell)}
            width={CELL}
            height={CELL}
            className={styles['watch']}
            data-watch={kind}
            data-shown={kind === 'intercept' || unit === selected}
          />
        )),
      )}
      <Supports overlays={overlays} />
      {chosen?.alive && <Arcs unit={chosen} />}
      {chosen?.alive && <Sight view={view} unit={chosen} />}
      {ahead.length > 1 && (
        <polyline
          className={styles['ahead']}
          data-effect="charge-ahead"
          points={ahead.map((cell) => `${middleOf(cell).x},${middleOf(cell).y}`).join(' ')}
        />
      )}
      {view.units
        .filter(({ alive }) => alive)
        .map((unit) => (
          <Token
            key={unit.id}
            unit={unit}
            name={nameOf(unit.id)}
            engaged={overlays.engaged[unit.id]?.length ?? 0}
            lent={overlays.supports.find((one) => one.unit === unit.id)?.armor}
            risk={overlays.atRisk[unit.id]}
            touched={overlays.zones.flatMap(({ aura, touched }) => (touched.includes(unit.id) ? [aura] : [])).join(' ')}
            acting={unit.id === acting}
            selected={unit.id === selected}
            flashes={effects
              .flatMap(({ effect }) => (effect.is === 'flash' && effect.unit === unit.id ? [effect.tone] : []))
              .join(' ')}
            onSelect={onSelect}
          />
        ))}
      <Effects effects={effects} />
    </svg>
  );
}

/** AUR: cells that an aura reaches: blue for allies, red for enemies, pale where only a relic is left. */
function Zones({ overlays }: { readonly overlays: Overlays }): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <g className={styles['zones']}>
      {overlays.zones.map(({ aura, at, cells, affects, team, turns }) => (
        <g
          key={`${team}${aura}${at.x},${at.y},${turns}`}
          data-zone={aura}
          data-affects={affects}
          data-relic={turns !== undefined}
        >
          {cells.map((cell) => (
            <rect key={`${cell.x},${cell.y}`} x={leftOf(cell)} y={topOf(cell)} width={CELL} height={CELL} />
          ))}
          {turns !== undefined && (
            <g transform={`translate(${leftOf(at)} ${topOf(at)})`}>
              <path
                d={AURAS[aura as keyof typeof AURAS]}
                transform="translate(22 10) scale(0.11)"
                className={styles['relic']}
              />
              <text x={CELL / 2} y={CELL - 12} className={styles['turns']}>
                {t('viewer.turns', { count: turns })}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** PHX: white lines from those who lend support. */
function Supports({ overlays }: { readonly overlays: Overlays }): ReactElement {
  return (
    <g className={styles['supports']}>
      {overlays.supports.flatMap(({ unit, from }) =>
        from.flatMap((ally) => {
          const [a, b] = [overlays.places[ally], overlays.places[unit]];
          if (!a || !b) return [];
          const [start, end] = [middleOf(a), middleOf(b)];
          return [<line key={`${unit}${ally}`} data-support={unit} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />];
        }),
      )}
    </g>
  );
}

/** FLK-1: the cells around whoever one points at, by the arc from which they strike. */
function Arcs({ unit }: { readonly unit: UnitView }): ReactElement {
  const arcs = arcsOf(unit);
  return (
    <g className={styles['arcs']}>
      {(['front', 'flank', 'rear'] as const).flatMap((arc) =>
        arcs[arc].map((cell) => (
          <rect
            key={`${cell.x},${cell.y}`}
            data-arc={arc}
            x={leftOf(cell) + 5}
            y={topOf(cell) + 5}
            width={CELL - 10}
            height={CELL - 10}
          />
        )),
      )}
    </g>
  );
}

/** LOS-1: whom a shooter sees, and who stands in the way. */
function Sight({ view, unit }: { readonly view: BattleView; readonly unit: UnitView }): ReactElement | null {
  if (unit.range <= 1) return null;
  const isDirect = unit.tags.includes('DirectFire');
  const inRange = view.units.filter(
    ({ alive, team, at }) =>
      alive && team !== unit.team && Math.abs(at.x - unit.at.x) + Math.abs(at.y - unit.at.y) <= unit.range,
  );
  const from = middleOf(unit.at);
  return (
    <g className={styles['sight']}>
      {inRange.map(({ id, at }) => {
        const blocker = isDirect ? view.units.find((one) => one.id === blockerBetween(view, unit.at, at)) : undefined;
        const to = middleOf(at);
        const cross = blocker && middleOf(blocker.at);
        return (
          <g key={id}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} data-sight={blocker ? 'blocked' : 'free'} />
            {cross && (
              <path
                d={`M${cross.x - 20},${cross.y - 20}l40,40m0,-40l-40,40`}
                data-sight="cross"
                className={styles['cross']}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
