import type { Cell, Event, View } from '@tactarium/games/rps/client';
import type { Colors } from '../../terminal.ts';
import { markOf, paint, tokenOf } from './pieces.ts';

/** Where the last thing happened: the cell that was left, and the one that was reached. */
export interface LastMove {
  readonly from: Cell;
  readonly to: Cell;
}

export function lastMoveOf(history: readonly Event[]): LastMove | undefined {
  const event = history.findLast(({ type }) => type === 'moved' || type === 'fought' || type === 'tied');
  switch (event?.type) {
    case 'moved':
      return { from: event.from, to: event.to };
    case 'fought':
    case 'tied':
      return { from: event.from, to: event.at };
    default:
      return undefined;
  }
}

const ARROW = '▸';
const LEFT = '·';

/** The framed board with its coordinates. The viewer's own side is at the bottom, as if they sat there. */
export function drawBoard(view: View, last: LastMove | undefined, colors: Colors): readonly string[] {
  const { rows, columns, viewer } = view;
  const turned = viewer === 'red';
  const inOrder = (length: number): readonly number[] => {
    const indices = [...Array(length).keys()];
    return turned ? indices.reverse() : indices;
  };
  const rule = (left: string, cross: string, right: string): string =>
    colors.gray(`   ${left}${Array(columns).fill('─────').join(cross)}${right}`);
  const wall = colors.gray('│');
  const letters = `   ${inOrder(columns)
    .map((column) => `   ${'abcdefghij'[column]}  `)
    .join('')}`.trimEnd();
  const lines = inOrder(rows).map((row) => {
    const cells = inOrder(columns).map((column) => drawCell(view, [row, column], last, colors));
    return `${String(row + 1).padStart(2)} ${wall}${cells.join(wall)}${wall} ${row + 1}`;
  });
  return [
    letters,
    rule('┌', '┬', '┐'),
    ...lines.flatMap((line, i) => (i === 0 ? [line] : [rule('├', '┼', '┤'), line])),
    rule('└', '┴', '┘'),
    letters,
  ];
}

/** Five columns: an arrow where the last move went, the piece in its brackets, a mark. */
function drawCell(view: View, cell: Cell, last: LastMove | undefined, colors: Colors): string {
  const piece = view.cells[cell[0] * view.columns + cell[1]];
  const reached = last !== undefined && isSame(last.to, cell);
  const arrow = reached ? colors.yellow(ARROW) : ' ';
  if (!piece) {
    const left = last !== undefined && isSame(last.from, cell);
    return `${arrow} ${left ? colors.yellow(LEFT) : ' '}  `;
  }
  const token = paint(colors, piece.seat, tokenOf(piece.seat, piece.kind));
  return arrow + token + colors.yellow(markOf(piece));
}

const isSame = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
