import type { KindName, PieceView, View } from '@tactarium/games/rps/client';
import { type ReactElement, type Ref, useMemo } from 'react';
import drawing from '../../../board/drawing.module.css';
import { NOWHERE, type Spot } from '../../../board/geometry.ts';
import type { Deed, Reach } from '../../../board/hand.ts';
import { useHand } from '../../../board/useHand.ts';
import { CELL, cellAt, FRAME, geometryOf, homeOf, indexOf, THICKNESS } from '../board.ts';
import styles from './Board.module.css';
import { Piece } from './Piece.tsx';

export interface BoardProps {
  readonly view: View;
  /** Whose home is at the bottom. */
  readonly from: string;
  readonly label: string;
  readonly labelOf: (index: number, isTarget: boolean) => string;
  /** From where to where the last move went. */
  readonly trace?: readonly [number, number] | undefined;
  /** Changes with every event: pieces are drawn afresh, so that no animation outlives its event. */
  readonly moment: number;
  /** Which pieces can be lifted, and where they may go. Left out: the board is only looked at. */
  readonly moves?: Pick<Reach, 'canLift' | 'targetsOf'>;
  readonly onDeed?: (deed: Deed) => void;
  /** What the player takes a hidden piece for. */
  readonly noteOn?: (cell: number) => KindName | undefined;
  /** Who may stand on a cell in place of the piece that the view has there: nobody can tell yet. */
  readonly rivalOn?: ((cell: number) => PieceView | undefined) | undefined;
  /** Whether this is a board that may come to be, and not the one of the match. */
  readonly isImagined?: boolean;
  readonly ref?: Ref<SVGSVGElement>;
}

export const STILL: Pick<Reach, 'canLift' | 'targetsOf'> = { canLift: () => false, targetsOf: () => NONE };
const NONE: ReadonlySet<number> = new Set();

/** Draws a view and reports what is wanted. It knows no rules: which cells light up is told to it. */
export function Board(props: BoardProps): ReactElement {
  const {
    view,
    from,
    label,
    labelOf,
    trace,
    moment,
    moves = STILL,
    onDeed,
    noteOn,
    rivalOn,
    isImagined = false,
  } = props;
  const { rows, columns } = view;
  const geometry = useMemo(() => geometryOf({ rows, columns }, from), [rows, columns, from]);
  const reach = { geometry, ...moves };
  const { hand, handlers, onClick, onFocus } = useHand(reach, startOf(view), moment, (deed) => onDeed?.(deed));
  const focused = hand.focus < view.cells.length ? hand.focus : 0;
  // What was picked may be out of reach meanwhile: it is another's turn, or a command is under way.
  const picked = hand.picked !== undefined && moves.canLift(hand.picked) ? hand.picked : undefined;
  const targets = picked === undefined ? NONE : moves.targetsOf(picked);
  const { held } = hand;
  const over = held ? geometry.cellUnder(addSpots(geometry.middleOf(held.cell), held.by)) : NOWHERE;
  const { width, height } = geometry;
  const pieces = [...view.cells.keys()].filter((index) => view.cells[index]);

  return (
    <svg
      ref={props.ref}
      className={styles['board']}
      viewBox={`0 0 ${width} ${height + THICKNESS}`}
      role="grid"
      aria-label={label}
      data-imagined={isImagined}
      {...handlers}
    >
      <g aria-hidden="true">
        <rect className={styles['underside']} y={THICKNESS} width={width} height={height} rx="20" />
        <rect className={drawing['slab']} width={width} height={height} rx="20" />
        <rect
          className={styles['inlay']}
          x={FRAME - 7}
          y={FRAME - 7}
          width={width - 2 * FRAME + 14}
          height={height - 2 * FRAME + 14}
          rx="7"
        />
        <Coordinates view={view} middleOf={geometry.middleOf} />
      </g>
      {range(rows).map((row) => (
        <g role="row" key={row}>
          {range(columns).map((column) => {
            const corner = { x: FRAME + column * CELL, y: FRAME + row * CELL };
            const index = geometry.cellUnder({ x: corner.x + CELL / 2, y: corner.y + CELL / 2 });
            return (
              <g
                key={index}
                role="gridcell"
                tabIndex={index === focused ? 0 : -1}
                data-cell={index}
                data-lift={moves.canLift(index)}
                data-picked={index === picked}
                data-over={index === over}
                data-target={
                  targets.has(index) ? (view.cells[index] && view.phase !== 'setup' ? 'attack' : 'step') : undefined
                }
                className={styles['cell']}
                transform={`translate(${corner.x} ${corner.y})`}
                aria-label={labelOf(index, targets.has(index))}
                aria-selected={index === picked}
                onClick={() => onClick(index)}
                onFocus={() => onFocus(index)}
              >
                <CellGround shade={(row + column) % 2} home={homeSide(view, index)} />
                {trace?.includes(index) && (
                  <rect className={drawing['trace']} x="4" y="4" width="92" height="92" rx="6" />
                )}
                <Marks />
              </g>
            );
          })}
        </g>
      ))}
      <g aria-hidden="true" className={styles['pieces']}>
        {pieces
          .toSorted((a, b) => Number(a === held?.cell) - Number(b === held?.cell))
          .map((index) => {
            const middle = geometry.middleOf(index);
            const isHeld = held?.cell === index;
            const spot = isHeld ? addSpots(middle, held.by) : middle;
            const rival = rivalOn?.(index);
            return (
              <g
                key={`${index} ${moment}`}
                transform={`translate(${spot.x} ${spot.y - (isHeld ? 8 : 3)})${isHeld ? ' scale(1.1)' : ''}`}
              >
                <g data-piece={index}>
                  {rival ? (
                    <Rivals pieces={[view.cells[index]!, rival]} />
                  ) : (
                    <Piece {...view.cells[index]!} note={noteOn?.(index)} />
                  )}
                </g>
              </g>
            );
          })}
      </g>
    </svg>
  );
}

/** Two of whom one will stand here. */
const Rivals = ({ pieces }: { readonly pieces: readonly [PieceView, PieceView] }): ReactElement => (
  <>
    {pieces.map((piece, i) => (
      <g key={piece.seat} transform={`translate(${i === 0 ? -19 : 19} ${i === 0 ? -18 : 20}) scale(.6)`}>
        <Piece {...piece} />
      </g>
    ))}
  </>
);

/** The keyboard begins in the middle of one's own front row. */
function startOf(view: View): number {
  const row = view.viewer === 'red' ? 1 : view.rows - 2;
  return indexOf(view, [row, Math.trunc(view.columns / 2)]);
}

const range = (count: number): readonly number[] => [...new Array(count).keys()];
const addSpots = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y });

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

interface CoordinatesProps {
  readonly view: View;
  readonly middleOf: (cell: number) => Spot;
}

function Coordinates({ view, middleOf }: CoordinatesProps): ReactElement {
  return (
    <g className={drawing['coordinates']}>
      {range(view.columns).map((column) => (
        <text key={column} x={middleOf(column).x} y={FRAME * 0.68} textAnchor="middle">
          {'abcdefghij'[cellAt(view, column)[1]]}
        </text>
      ))}
      {range(view.rows).map((row) => (
        <text key={row} x={FRAME * 0.5} y={middleOf(row * view.columns).y + 7} textAnchor="middle">
          {row + 1}
        </text>
      ))}
    </g>
  );
}
