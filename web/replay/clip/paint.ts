import type { Portrait } from '@tactarium/engine';
import { linesOf } from './lines.ts';
import type { Story } from './story.ts';

/** What is written on a frame besides its picture. */
export interface Caption {
  readonly players: Story['players'];
  readonly step: string;
  /** What happened, in words. */
  readonly said: string;
  /** Over the picture of the first and the last frame. */
  readonly sign?: { readonly title: string; readonly text: string };
}

/** Where things are on a frame, in pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Of a line of text. */
  readonly line: number;
  readonly board: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SAID_LINES = 2;
/** Height of the picture at most, for each pixel of the width. */
const TALLEST = 1.25;

/** The same in both themes: a film leaves the page. Sides have the colours of their pictures. */
const GROUND = '#12131a';
const INK = '#f1eadb';
const SOFT = '#b9b4a9';
const VEIL = 'rgb(8 9 14 / 78%)';
const SIDES = { warm: '#c9423c', cool: '#2f74bd' } as const;
const FONT = '"Alegreya Sans", "Segoe UI", sans-serif';
const TITLE_FONT = 'Grenze, "Palatino Linotype", serif';

/** Names above the picture, words below. */
export function layoutOf(width: number, { width: across, height: down }: Pick<Portrait, 'width' | 'height'>): Layout {
  const line = Math.round(width / 20);
  const margin = Math.round(line / 2);
  const scale = Math.min((width - 2 * margin) / across, (TALLEST * width) / down);
  const board = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const top = 2 * line;
  const height = top + board.height + margin + SAID_LINES * line + margin;
  return {
    width,
    // Videos halve the resolution of colours: both sides are even.
    height: height + (height % 2),
    line,
    board: { x: Math.round((width - board.width) / 2), y: top, ...board },
  };
}

/** A picture as an image of the size in which it is drawn, so that it is sharp. */
export async function imageOf({ width, height, shapes }: Portrait, { board }: Layout): Promise<HTMLImageElement> {
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${board.width}" height="${board.height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export function paint(
  context: CanvasRenderingContext2D,
  { width, height, line, board }: Layout,
  image: CanvasImageSource,
  { players, step, said, sign }: Caption,
): void {
  const edge = line / 2;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, board.x, board.y, board.width, board.height);
  context.textBaseline = 'middle';
  context.textAlign = 'left';

  context.font = `${0.75 * line}px ${FONT}`;
  const stepWide = context.measureText(step).width;
  const nameWide = (width - stepWide - 4 * edge) / players.length - 1.6 * line;
  context.font = `700 ${0.85 * line}px ${FONT}`;
  for (const [i, { name, colour }] of players.entries()) {
    const x = edge + i * (nameWide + 1.6 * line);
    context.fillStyle = SIDES[colour];
    context.beginPath();
    context.arc(x + edge, line, 0.35 * line, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = INK;
    context.fillText(oneLine(context, name, nameWide), x + 1.2 * line, line);
  }
  context.font = `${0.75 * line}px ${FONT}`;
  context.fillStyle = SOFT;
  context.fillText(step, width - edge - stepWide, line);

  context.font = `${0.85 * line}px ${FONT}`;
  context.fillStyle = INK;
  const below = board.y + board.height + edge;
  for (const [i, text] of lines(context, said, width - 2 * edge, SAID_LINES).entries()) {
    context.fillText(text, edge, below + (i + 0.5) * line);
  }
  if (sign) paintSign(context, board, line, sign);
}

function paintSign(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Layout['board'],
  line: number,
  { title, text }: NonNullable<Caption['sign']>,
): void {
  const wide = width - 2 * line;
  context.textAlign = 'center';
  context.font = `600 ${1.7 * line}px ${TITLE_FONT}`;
  const titles = lines(context, title, wide, 3);
  context.font = `${line}px ${FONT}`;
  const texts = lines(context, text, wide, 3);
  const tall = (2 * titles.length + 1.3 * texts.length + 1) * line;
  let down = y + (height - tall) / 2;
  context.fillStyle = VEIL;
  context.fillRect(x, down, width, tall);
  down += line / 2;
  for (const [list, font, fill, step] of [
    [titles, `600 ${1.7 * line}px ${TITLE_FONT}`, INK, 2 * line],
    [texts, `${line}px ${FONT}`, SOFT, 1.3 * line],
  ] as const) {
    context.font = font;
    context.fillStyle = fill;
    for (const one of list) {
      context.fillText(one, x + width / 2, down + step / 2);
      down += step;
    }
  }
}

const lines = (context: CanvasRenderingContext2D, text: string, wide: number, most: number): readonly string[] =>
  linesOf(text, (one) => context.measureText(one).width <= wide, most);

const oneLine = (context: CanvasRenderingContext2D, text: string, wide: number): string =>
  lines(context, text, wide, 1)[0] ?? '';
