import type { Cell } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { CELL } from '../board.ts';
import styles from './Diagram.module.css';
import { Piece, type Token } from './Piece.tsx';

/** A small board for a rule: cells are counted from the top left. */
export interface Drawing {
  readonly rows: number;
  readonly columns: number;
  readonly pieces: readonly (readonly [number, number, Token])[];
  readonly steps?: readonly Cell[];
  readonly attacks?: readonly Cell[];
  /** From row and column to row and column. */
  readonly arrows?: readonly (readonly [number, number, number, number])[];
  /** Who leaves the board: crossed out. */
  readonly lost?: readonly Cell[];
}

export function Diagram({
  label,
  rows,
  columns,
  pieces,
  steps = [],
  attacks = [],
  arrows = [],
  lost = [],
}: Drawing & { readonly label: string }): ReactElement {
  return (
    <svg className={styles['diagram']} viewBox={`0 0 ${columns * CELL} ${rows * CELL}`} role="img" aria-label={label}>
      <defs>
        <marker
          id="diagram-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4.5"
          markerHeight="4.5"
          orient="auto"
        >
          <path className={styles['head']} d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {Array.from({ length: rows * columns }, (_, i) => {
        const [row, column] = [Math.trunc(i / columns), i % columns];
        return (
          <rect
            key={`${row} ${column}`}
            className={(row + column) % 2 === 0 ? styles['cellA'] : styles['cellB']}
            x={column * CELL}
            y={row * CELL}
            width={CELL}
            height={CELL}
          />
        );
      })}
      {steps.map(([row, column]) => (
        <circle
          key={`${row} ${column}`}
          className={styles['step']}
          cx={(column + 0.5) * CELL}
          cy={(row + 0.5) * CELL}
          r="17"
        />
      ))}
      {attacks.map(([row, column]) => (
        <path
          key={`${row} ${column}`}
          className={styles['attack']}
          d="M6 28V6H28M72 6H94V28M94 72V94H72M28 94H6V72"
          transform={`translate(${column * CELL} ${row * CELL})`}
        />
      ))}
      {pieces.map(([row, column, token]) => (
        <g key={`${row} ${column}`} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL - 3})`}>
          <Piece {...token} />
        </g>
      ))}
      {lost.map(([row, column]) => (
        <path
          key={`${row} ${column}`}
          className={styles['lost']}
          d="M18 18L82 82M82 18L18 82"
          transform={`translate(${column * CELL} ${row * CELL})`}
        />
      ))}
      {arrows.map((arrow) => (
        <path key={arrow.join()} className={styles['arrow']} d={shaft(arrow)} markerEnd="url(#diagram-head)" />
      ))}
    </svg>
  );
}

/** From rim to rim, not from middle to middle. */
function shaft([fromRow, fromColumn, toRow, toColumn]: readonly [number, number, number, number]): string {
  const [x1, y1, x2, y2] = [fromColumn, fromRow, toColumn, toRow].map((count) => (count + 0.5) * CELL) as [
    number,
    number,
    number,
    number,
  ];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 56, ((y2 - y1) / length) * 56];
  return `M${x1 + dx} ${y1 + dy}L${x2 - dx} ${y2 - dy}`;
}
