import type { View } from '@tactarium/games/rps/client';
import { type KeyboardEvent, type PointerEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import {
  CELL,
  cellAt,
  cellUnder,
  FRAME,
  homeOf,
  indexOf,
  isTurned,
  middleOf,
  neighbourOf,
  placeOf,
  type Spot,
  THICKNESS,
} from '../board.ts';
import styles from './Board.module.css';
import { Piece } from './Piece.tsx';

export interface BoardProps {
  readonly view: View;
  readonly label: string;
  readonly labelOf: (index: number) => string;
  readonly picked?: number | undefined;
  /** Cells the picked piece may go to. */
  readonly targets: ReadonlySet<number>;
  /** From where to where the last move went. */
  readonly trace?: readonly [number, number] | undefined;
  /** Changes with every event: pieces are drawn afresh, so that no animation outlives its event. */
  readonly moment: number;
  readonly canLift: (index: number) => boolean;
  readonly onPick?: (index: number) => void;
  /** A piece is dragged: light its cells. */
  readonly onLift?: (index: number) => void;
  /** It was let go over this cell; -1 beside the board. */
  readonly onDrop?: (from: number, to: number) => void;
  readonly onCancel?: () => void;
  readonly ref?: Ref<SVGSVGElement>;
}

/** Pixels a finger may tremble before a touch is a drag. */
const DRAG_FROM = 5;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Drag {
  readonly from: number;
  readonly start: Spot;
  dragging: boolean;
}

/** A piece away from its cell, by so much. It is back with the next event. */
interface Held {
  readonly index: number;
  readonly by: Spot;
  readonly moment: number;
}

/** Draws a view and reports what is wanted. It knows no rules: which cells light up is told to it. */
export function Board(props: BoardProps): ReactElement {
  const { view, label, labelOf, picked, targets, trace, moment, canLift } = props;
  const turned = isTurned(view);
  const drag = useRef<Drag | undefined>(undefined);
  const [held, setHeld] = useState<Held>();
  const lifted = held?.moment === moment ? held : undefined;
  const [focus, setFocus] = useState(() => startOf(view));
  const focused = focus < view.cells.length ? focus : 0;

  const width = view.columns * CELL + 2 * FRAME;
  const height = view.rows * CELL + 2 * FRAME;

  const grab = (event: PointerEvent<SVGSVGElement>): void => {
    const from = cellUnder(view, turned, spotOf(event));
    if (event.button !== 0 || from < 0 || !canLift(from)) return;
    drag.current = { from, start: { x: event.clientX, y: event.clientY }, dragging: false };
  };
  const pull = (event: PointerEvent<SVGSVGElement>): void => {
    const { current } = drag;
    if (!current) return;
    const moved = Math.hypot(event.clientX - current.start.x, event.clientY - current.start.y);
    if (!current.dragging && moved < DRAG_FROM) return;
    if (!current.dragging) {
      current.dragging = true;
      // From here on the pointer is the drag's, wherever it goes; a click would be the cell's.
      event.currentTarget.setPointerCapture(event.pointerId);
      props.onLift?.(current.from);
    }
    const middle = middleOf(view, turned, current.from);
    const at = spotOf(event);
    setHeld({ index: current.from, by: { x: at.x - middle.x, y: at.y - middle.y }, moment });
  };
  const release = (event: PointerEvent<SVGSVGElement>): void => {
    const { current } = drag;
    drag.current = undefined;
    if (!current?.dragging) return;
    const to = cellUnder(view, turned, spotOf(event));
    setHeld(targets.has(to) ? laid(current.from, to) : undefined);
    props.onDrop?.(current.from, to);
  };
  const letGo = (): void => {
    if (drag.current?.dragging) props.onCancel?.();
    drag.current = undefined;
    setHeld(undefined);
  };
  /** A piece stays where it was put until the next event says what came of it. */
  const laid = (from: number, to: number): Held => {
    const [start, end] = [middleOf(view, turned, from), middleOf(view, turned, to)];
    return { index: from, by: { x: end.x - start.x, y: end.y - start.y }, moment };
  };

  const press = (event: KeyboardEvent<SVGSVGElement>): void => {
    const step = ARROWS[event.key];
    if (step) {
      const next = neighbourOf(view, turned, focused, step);
      setFocus(next);
      event.currentTarget.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') props.onPick?.(focused);
    else if (event.key === 'Escape') props.onCancel?.();
    else return;
    event.preventDefault();
  };

  const over = lifted && cellUnder(view, turned, addSpots(middleOf(view, turned, lifted.index), lifted.by));
  const pieces = [...view.cells.keys()].filter((index) => view.cells[index]);

  return (
    <svg
      ref={props.ref}
      className={styles['board']}
      viewBox={`0 0 ${width} ${height + THICKNESS}`}
      role="grid"
      aria-label={label}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={letGo}
      onKeyDown={press}
    >
      <g aria-hidden="true">
        <rect className={styles['underside']} y={THICKNESS} width={width} height={height} rx="20" />
        <rect className={styles['slab']} width={width} height={height} rx="20" />
        <rect
          className={styles['inlay']}
          x={FRAME - 7}
          y={FRAME - 7}
          width={width - 2 * FRAME + 14}
          height={height - 2 * FRAME + 14}
          rx="7"
        />
        <Coordinates view={view} turned={turned} />
      </g>
      {range(view.rows).map((row) => (
        <g role="row" key={row}>
          {range(view.columns).map((column) => {
            const index = indexOf(view, placeOf(view, turned, [row, column]));
            return (
              <g
                key={index}
                role="gridcell"
                tabIndex={index === focused ? 0 : -1}
                data-cell={index}
                data-lift={canLift(index)}
                data-picked={index === picked}
                data-over={index === over}
                data-target={
                  targets.has(index) ? (view.cells[index] && view.phase !== 'setup' ? 'attack' : 'step') : undefined
                }
                className={styles['cell']}
                transform={`translate(${FRAME + column * CELL} ${FRAME + row * CELL})`}
                aria-label={labelOf(index)}
                aria-selected={index === picked}
                onClick={() => {
                  setFocus(index);
                  props.onPick?.(index);
                }}
                onFocus={() => setFocus(index)}
              >
                <CellGround shade={(row + column) % 2} home={homeSide(view, index)} />
                {trace?.includes(index) && (
                  <rect className={styles['trace']} x="4" y="4" width="92" height="92" rx="6" />
                )}
                <Marks />
              </g>
            );
          })}
        </g>
      ))}
      <g aria-hidden="true" className={styles['pieces']}>
        {pieces
          .toSorted((a, b) => Number(a === lifted?.index) - Number(b === lifted?.index))
          .map((index) => {
            const middle = middleOf(view, turned, index);
            const isLifted = lifted?.index === index;
            const spot = isLifted ? addSpots(middle, lifted.by) : middle;
            return (
              <g
                key={`${index} ${moment}`}
                transform={`translate(${spot.x} ${spot.y - (isLifted ? 8 : 3)})${isLifted ? ' scale(1.1)' : ''}`}
              >
                <g data-piece={index}>
                  <Piece {...view.cells[index]!} />
                </g>
              </g>
            );
          })}
      </g>
    </svg>
  );
}

/** The keyboard begins in the middle of one's own front row. */
function startOf(view: View): number {
  const row = view.viewer === 'red' ? 1 : view.rows - 2;
  return indexOf(view, [row, Math.trunc(view.columns / 2)]);
}

const range = (count: number): readonly number[] => [...new Array(count).keys()];
const addSpots = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y });

/** A pointer in units of the drawing. */
function spotOf(event: PointerEvent<SVGSVGElement>): Spot {
  const matrix = event.currentTarget.getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  return { x, y };
}

const homeSide = (view: View, index: number): 'red' | 'blue' | undefined =>
  (['red', 'blue'] as const).find((seat) => homeOf(view, seat).includes(index));

function CellGround({
  shade,
  home,
}: {
  readonly shade: number;
  readonly home: 'red' | 'blue' | undefined;
}): ReactElement {
  return (
    <>
      <rect className={shade === 0 ? styles['groundA'] : styles['groundB']} width={CELL} height={CELL} />
      {home && <rect className={styles[`${home}Home`]} width={CELL} height={CELL} />}
      <path className={styles['bevel']} d="M1 99V1H99" />
    </>
  );
}

/** A step is a ring, an attack is four corners: told by shape as well as colour. */
function Marks(): ReactElement {
  return (
    <>
      <circle className={styles['step']} cx="50" cy="50" r="17" />
      <path className={styles['attack']} d="M6 28V6H28M72 6H94V28M94 72V94H72M28 94H6V72" />
      <rect className={styles['pickedMark']} x="5" y="5" width="90" height="90" rx="8" />
      <rect className={styles['focusMark']} x="3" y="3" width="94" height="94" rx="6" />
    </>
  );
}

function Coordinates({ view, turned }: { readonly view: View; readonly turned: boolean }): ReactElement {
  const at = (index: number): Spot => middleOf(view, turned, index);
  return (
    <g className={styles['coordinates']}>
      {range(view.columns).map((column) => (
        <text key={column} x={at(column).x} y={FRAME * 0.68} textAnchor="middle">
          {'abcdefghij'[cellAt(view, column)[1]]}
        </text>
      ))}
      {range(view.rows).map((row) => (
        <text key={row} x={FRAME * 0.5} y={at(row * view.columns).y + 7} textAnchor="middle">
          {row + 1}
        </text>
      ))}
    </g>
  );
}
