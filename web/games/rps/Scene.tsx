import type { ReactElement } from 'react';
import { Piece, type Token } from './parts/Piece.tsx';
import styles from './Scene.module.css';

/** A battle half fought, for the front page: columns and rows of a 7 by 5 board. */
const PIECES: readonly (readonly [number, number, Token])[] = [
  [1, 0, { seat: 'red' }],
  [3, 0, { seat: 'red' }],
  [4, 0, { seat: 'red', kind: 'king', revealed: true }],
  [6, 0, { seat: 'red' }],
  [2, 1, { seat: 'red', moved: true }],
  [5, 1, { seat: 'red', kind: 'paper', halo: true }],
  [4, 2, { seat: 'blue', kind: 'scissors', halo: true }],
  [1, 2, { seat: 'red', moved: true }],
  [2, 3, { seat: 'blue', kind: 'rock' }],
  [0, 3, { seat: 'blue', kind: 'paper' }],
  [5, 3, { seat: 'blue', kind: 'rock', halo: true }],
  [1, 4, { seat: 'blue', kind: 'scissors' }],
  [3, 4, { seat: 'blue', kind: 'king' }],
  [4, 4, { seat: 'blue', kind: 'pit' }],
  [6, 4, { seat: 'blue', kind: 'paper' }],
];
const [COLUMNS, ROWS] = [7, 5];

/** The table under its lamp. The board lies back, the pieces stand on it. */
export function Scene(): ReactElement {
  return (
    <div className={styles['scene']}>
      <svg viewBox="0 0 900 620" className={styles['picture']} aria-hidden="true">
        <defs>
          <radialGradient id="scene-lamp" cx=".5" cy=".35" r=".7">
            <stop offset="0" stopColor="#ffe2a0" stopOpacity=".38" />
            <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
          </radialGradient>
        </defs>
        <polygon
          className={styles['slabSide']}
          points={corners(-0.28, -0.3, COLUMNS + 0.28, ROWS + 0.3)}
          transform="translate(0 30)"
        />
        <polygon className={styles['slab']} points={corners(-0.28, -0.3, COLUMNS + 0.28, ROWS + 0.3)} />
        {Array.from({ length: COLUMNS * ROWS }, (_, i) => {
          const [column, row] = [i % COLUMNS, Math.trunc(i / COLUMNS)];
          return (
            <polygon
              key={`${column} ${row}`}
              className={(column + row) % 2 === 0 ? styles['cellA'] : styles['cellB']}
              points={corners(column, row, column + 1, row + 1)}
            />
          );
        })}
        <polygon className={styles['lamp']} points={corners(-0.28, -0.3, COLUMNS + 0.28, ROWS + 0.3)} />
        {PIECES.toSorted((a, b) => a[1] - b[1]).map(([column, row, token]) => {
          const [x, y, scale] = project(column + 0.5, row + 0.5);
          return (
            <g key={`${column} ${row}`} transform={`translate(${x} ${y - 22 * scale}) scale(${scale * 1.02} ${scale})`}>
              <Piece {...token} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A point of the board, in cells, seen from a chair: x, y and how large things are there. */
function project(column: number, row: number): readonly [number, number, number] {
  const depth = row / ROWS;
  const scale = 0.72 + 0.44 * depth;
  const y = 110 + 420 * (depth * 0.8 + depth * depth * 0.2);
  return [450 + (column - COLUMNS / 2) * 100 * scale, y, scale];
}

function corners(left: number, top: number, right: number, bottom: number): string {
  const at = (column: number, row: number): string => project(column, row).slice(0, 2).map(Math.round).join();
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)].join(' ');
}
