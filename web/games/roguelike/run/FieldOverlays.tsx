import type { Overlays, Point, Prospects, sightBefore } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import styles from './FieldOverlays.module.css';
import type { OverlayName } from './overlays.ts';

/** Units of the drawing that a cell takes; the strip between the zones takes half of one. */
const CELL = 100;
const STRIP = 50;

/** Where a cell of the field is drawn: the six rows between the zones lie folded in the strip. */
const topOf = ({ y }: Point): number =>
  y >= 8 ? (9 - y) * CELL : y <= 1 ? 2 * CELL + STRIP + (1 - y) * CELL : 2 * CELL + ((7 - y) * STRIP) / 6;
const middle = (at: Point): { readonly x: number; readonly y: number } => ({
  x: at.x * CELL + CELL / 2,
  y: topOf(at) + (at.y >= 8 || at.y <= 1 ? CELL / 2 : STRIP / 12),
});
const inZones = ({ y }: Point): boolean => y <= 1 || y >= 8;

interface FieldOverlaysProps {
  readonly field: Overlays & Prospects;
  readonly sight: ReturnType<typeof sightBefore>;
  readonly reach: readonly Point[];
  readonly overlays: ReadonlySet<OverlayName>;
}

/** LOS-3 and what else the rules know of a field, drawn over it. */
export function FieldOverlays({ field, sight, reach, overlays }: FieldOverlaysProps): ReactElement {
  return (
    <svg
      className={styles['overlays']}
      viewBox={`0 0 ${8 * CELL} ${4 * CELL + STRIP}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {overlays.has('reach') &&
        reach.map((cell) => (
          <rect
            key={`r${cell.x}${cell.y}`}
            x={cell.x * CELL}
            y={topOf(cell)}
            width={CELL}
            height={CELL}
            className={styles['reach']}
            data-overlay="reach"
          />
        ))}
      {overlays.has('auras') &&
        field.zones.flatMap(({ cells, affects, aura, at }) =>
          cells
            .filter(inZones)
            .map((cell) => (
              <rect
                key={`${aura}${at.x}${at.y}${cell.x}${cell.y}`}
                x={cell.x * CELL}
                y={topOf(cell)}
                width={CELL}
                height={CELL}
                className={styles['aura']}
                data-overlay="aura"
                data-affects={affects}
              />
            )),
        )}
      {sight?.corridors.map((cell) => (
        <rect
          key={`c${cell.x}${cell.y}`}
          x={cell.x * CELL}
          y={topOf(cell)}
          width={CELL}
          height={CELL}
          className={styles['corridor']}
          data-overlay="corridor"
        />
      ))}
      {sight?.validTargets.map((cell) => (
        <rect
          key={`v${cell.x}${cell.y}`}
          x={cell.x * CELL + 6}
          y={topOf(cell) + 6}
          width={CELL - 12}
          height={CELL - 12}
          className={styles['valid']}
          data-overlay="target"
        />
      ))}
      {sight?.firingLanes.map((lane) => {
        const [from, to] = [middle(lane[0]!), middle(lane.at(-1)!)];
        return (
          <line
            key={`${to.x},${to.y}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className={styles['lane']}
            data-overlay="lane"
          />
        );
      })}
      {sight?.blockedTargets.map((cell) => {
        const { x, y } = middle(cell);
        return (
          <path
            key={`b${x}${y}`}
            d={`M${x - 16},${y - 16}l32,32m0,-32l-32,32`}
            className={styles['blocked']}
            data-overlay="blocked"
          />
        );
      })}
      {overlays.has('contagion') &&
        field.chains.map(([one, other]) => {
          const [from, to] = [middle(field.places[one]!), middle(field.places[other]!)];
          return (
            <line
              key={`${one}${other}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              className={styles['chain']}
              data-overlay="chain"
            />
          );
        })}
      {overlays.has('formation') && <Formation field={field} />}
      {overlays.has('charges') &&
        field.charges.map(({ unit, target, path, percent }) => {
          const [from, to] = [middle(path[0]!), middle(path.at(-1)!)];
          return (
            <g key={`${unit}${target}`}>
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles['charge']} data-overlay="charge" />
              <text x={to.x} y={to.y} className={styles['percent']}>{`+${percent} %`}</text>
            </g>
          );
        })}
      {overlays.has('order') &&
        Object.entries(field.turns).map(([unit, turn]) => {
          const { x, y } = middle(field.places[unit]!);
          return (
            <g key={unit} className={styles['turn']} data-overlay="turn" transform={`translate(${x - 30} ${y + 28})`}>
              <circle r="15" />
              <text dy="6">{turn}</text>
            </g>
          );
        })}
    </svg>
  );
}

/** PHX: lines from those who lend support, and what it adds. */
function Formation({ field }: { readonly field: Overlays }): ReactElement {
  const at = field.places;
  return (
    <>
      {field.supports.flatMap(({ unit, from, armor }) => {
        const here = at[unit];
        if (!here) return [];
        const to = middle(here);
        return [
          ...from.flatMap((ally) => {
            const there = at[ally];
            if (!there) return [];
            const start = middle(there);
            return [
              <line
                key={`${unit}${ally}`}
                x1={start.x}
                y1={start.y}
                x2={to.x}
                y2={to.y}
                className={styles['support']}
                data-overlay="support"
              />,
            ];
          }),
          <text
            key={unit}
            x={to.x + 26}
            y={to.y - 26}
            className={styles['armor']}
            data-overlay="armor"
          >{`+${armor}`}</text>,
        ];
      })}
    </>
  );
}
