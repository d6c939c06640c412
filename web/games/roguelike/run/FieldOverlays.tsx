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
const middle = (at: Point): Point => ({
  x: at.x * CELL + CELL / 2,
  y: topOf(at) + (inZones(at) ? CELL / 2 : STRIP / 12),
});
const inZones = ({ y }: Point): boolean => y <= 1 || y >= 8;

/** One thing drawn over the field. Its look follows from its name. */
type Mark = { readonly is: string } & (
  | { readonly cell: Point; readonly affects?: string; readonly inset?: number }
  | { readonly from: Point; readonly to: Point }
  | { readonly cross: Point }
  | { readonly text: string; readonly at: Point; readonly right?: number; readonly down?: number }
  | { readonly number: number; readonly at: Point }
);

interface Drawn {
  readonly field: Overlays & Prospects;
  readonly sight: ReturnType<typeof sightBefore>;
  readonly reach: readonly Point[];
}

/** What each toggle shows, from the lowest layer to the highest. */
const LAYERS: readonly (readonly [OverlayName, (drawn: Drawn) => readonly Mark[]])[] = [
  ['reach', ({ reach }) => reach.map((cell) => ({ is: 'reach', cell }))],
  [
    'auras',
    ({ field }) =>
      field.zones.flatMap(({ cells, affects }) => cells.filter(inZones).map((cell) => ({ is: 'aura', cell, affects }))),
  ],
  [
    'sight',
    ({ sight }) =>
      sight
        ? [
            ...sight.corridors.map((cell) => ({ is: 'corridor', cell })),
            ...sight.validTargets.map((cell) => ({ is: 'target', cell, inset: 6 })),
            ...sight.firingLanes.map((lane) => ({ is: 'lane', from: lane[0]!, to: lane.at(-1)! })),
            ...sight.blockedTargets.map((cross) => ({ is: 'blocked', cross })),
          ]
        : [],
  ],
  [
    'contagion',
    ({ field: { chains, places } }) =>
      chains.map(([one, other]) => ({ is: 'chain', from: places[one]!, to: places[other]! })),
  ],
  ['formation', ({ field }) => formation(field)],
  [
    'charges',
    ({ field }) =>
      field.charges.flatMap(({ path, percent }) => {
        const [from, to] = [path[0]!, path.at(-1)!];
        return [
          { is: 'charge', from, to },
          { is: 'percent', text: `+${percent} %`, at: to },
        ];
      }),
  ],
  [
    'order',
    ({ field: { turns, places } }) =>
      Object.entries(turns).map(([unit, number]) => ({ is: 'turn', number, at: places[unit]! })),
  ],
];

/** PHX: lines from those who lend support, and what it adds. */
const formation = ({ supports, places }: Overlays): readonly Mark[] =>
  supports.flatMap(({ unit, from, armor }): readonly Mark[] => {
    const at = places[unit];
    if (!at) return [];
    const lent = from.flatMap((ally) => places[ally] ?? []);
    return [
      ...lent.map((there) => ({ is: 'support', from: there, to: at })),
      { is: 'armor', text: `+${armor}`, at, right: 26, down: -26 },
    ];
  });

interface FieldOverlaysProps extends Drawn {
  readonly overlays: ReadonlySet<OverlayName>;
}

/** LOS-3 and what else the rules know of a field, drawn over it. */
export function FieldOverlays({ overlays, ...drawn }: FieldOverlaysProps): ReactElement {
  return (
    <svg
      className={styles['overlays']}
      viewBox={`0 0 ${8 * CELL} ${4 * CELL + STRIP}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LAYERS.filter(([name]) => overlays.has(name)).flatMap(([name, marksOf]) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing keeps nothing from one time to the next
        marksOf(drawn).map((mark, i) => <Drawing key={`${name}${i}`} mark={mark} />),
      )}
    </svg>
  );
}

function Drawing({ mark }: { readonly mark: Mark }): ReactElement {
  const look = { className: styles[mark.is], 'data-overlay': mark.is };
  if ('cell' in mark) {
    const { cell, affects, inset = 0 } = mark;
    const size = CELL - 2 * inset;
    return (
      <rect
        x={cell.x * CELL + inset}
        y={topOf(cell) + inset}
        width={size}
        height={size}
        data-affects={affects}
        {...look}
      />
    );
  }
  if ('from' in mark) {
    const [from, to] = [middle(mark.from), middle(mark.to)];
    return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...look} />;
  }
  if ('cross' in mark) {
    const { x, y } = middle(mark.cross);
    return <path d={`M${x - 16},${y - 16}l32,32m0,-32l-32,32`} {...look} />;
  }
  const { x, y } = middle(mark.at);
  if ('text' in mark) {
    const { text, right = 0, down = 0 } = mark;
    return (
      <text x={x + right} y={y + down} {...look}>
        {text}
      </text>
    );
  }
  return (
    <g transform={`translate(${x - 30} ${y + 28})`} {...look}>
      <circle r="15" />
      <text dy="6">{mark.number}</text>
    </g>
  );
}
