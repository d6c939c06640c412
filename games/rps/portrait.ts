import type { BySeat, Portrait, Seat } from '@tactarium/engine';
import type { KindName } from './pieces.ts';
import { SEATS, type SeatName } from './seats.ts';
import type { View } from './view.ts';

const CELL = 100;

/** Round for Blue and a shield for Red, as on the board; around the middle of a cell. */
const TOKENS: Readonly<Record<SeatName, string>> = {
  red: '<path d="M-38-38h76v40q0 26-38 40q-38-14-38-40z" fill="#c9423c"/>',
  blue: '<circle r="40" fill="#2f74bd"/>',
};

const MARKS: Readonly<Record<KindName, string>> = {
  rock: '<path d="M-20 16l-4-20l16-18l24 6l8 20l-12 18z"/>',
  paper: '<path d="M-16-22h32v44h-32z"/>',
  scissors: '<path d="M-20-22l20 20l20-20l4 4l-20 22l14 14l-6 6l-12-14l-12 14l-6-6l14-14l-20-22z"/>',
  lizard: '<path d="M-24 8q10-26 28-12l18-12l-8 20q4 16-14 14l-4-12l-12 10z"/>',
  spock: '<path d="M-18-24h8l4 22h2v-24h8v24h2l6-22h8l-6 30q-2 16-14 16q-14 0-16-18z"/>',
  king: '<path d="M-26 18l-4-34l16 14l14-22l14 22l16-14l-4 34z"/>',
  pit: '<path d="M-28 20l8-40l8 26l8-30l8 30l8-26l8 40z"/>',
};

/** A kind that is hidden, or that nobody knows any more, has no mark. */
export function portrait(views: BySeat<View>, from?: Seat): Portrait {
  const { rows, columns } = views[0]!;
  const isTurned = from === SEATS.indexOf('red');
  const shapes: string[] = [];
  for (let index = 0; index < rows * columns; index++) {
    const place = isTurned ? rows * columns - 1 - index : index;
    const [row, column] = [Math.trunc(place / columns), place % columns];
    const [x, y] = [column * CELL, row * CELL];
    shapes.push(`<rect x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" fill="#27323a"/>`);
    const piece = views.map(({ cells }) => cells[index]).find((one) => one);
    if (!piece) continue;
    // Each side knows its own pieces best.
    const kind = views[SEATS.indexOf(piece.seat)]?.cells[index]?.kind ?? piece.kind;
    const mark = kind ? `<g fill="#fff7e6">${MARKS[kind]}</g>` : '';
    shapes.push(`<g transform="translate(${x + CELL / 2} ${y + CELL / 2})">${TOKENS[piece.seat]}${mark}</g>`);
  }
  return { width: columns * CELL, height: rows * CELL, shapes: shapes.join('') };
}
