import type { BySeat, Portrait, Seat } from '@tactarium/engine';
import { planFor, type Tile } from './map.ts';
import { openView } from './openView.ts';
import type { SeatName } from './seats.ts';
import { IN_SIGHT, type View } from './view.ts';

const TILE = 20;
const COLOURS: Readonly<Record<SeatName | 'neutral', string>> = { a: '#c9423c', b: '#2f74bd', neutral: '#8c8779' };

/** Units are as large as they are strong; a forest has the colour of its owner around it; what is out of sight is dark. */
export function portrait(views: BySeat<View>, from?: Seat): Portrait {
  const { size, forests, units, walls, sight } = views.length === 1 ? views[0]! : openView(views);
  const { tiles, bases } = planFor(size);
  const side = size * TILE;
  const middle = ([x, y]: Tile): readonly [number, number] => {
    const [across, down] = [(x + 0.5) * TILE, (y + 0.5) * TILE];
    return from === 0 ? [side - across, side - down] : [across, down];
  };
  const shapes = [`<rect width="${side}" height="${side}" fill="#33442f"/>`];
  for (const [seat, base] of bases.entries()) {
    const [x, y] = middle(tiles[base]!);
    shapes.push(`<rect x="${x - 9}" y="${y - 9}" width="18" height="18" fill="${COLOURS[seat === 0 ? 'a' : 'b']}"/>`);
  }
  for (const { at, owner } of forests) {
    const [x, y] = middle(at);
    shapes.push(
      `<circle cx="${x}" cy="${y}" r="9.5" fill="${COLOURS[owner ?? 'neutral']}"/><path d="M${x} ${y - 8}l6 13h-12z" fill="#173d1d"/>`,
    );
  }
  for (const { between, owner } of walls) {
    const [[ax, ay], [bx, by]] = [middle(between[0]), middle(between[1])];
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    const [across, along] = ax === bx ? [10, 1.5] : [1.5, 10];
    shapes.push(
      `<rect x="${x - across}" y="${y - along}" width="${2 * across}" height="${2 * along}" fill="${COLOURS[owner]}"/>`,
    );
  }
  for (const { at, seat, hp } of units) {
    const [x, y] = middle(at);
    const radius = Math.min(9, 4 + hp / 12);
    shapes.push(
      `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${COLOURS[seat]}" stroke="#fff7e6" stroke-width="1.2"/>`,
    );
  }
  for (const [index, seen] of (sight ?? []).entries()) {
    if (seen === IN_SIGHT) continue;
    const [x, y] = middle(tiles[index]!);
    shapes.push(
      `<rect x="${x - TILE / 2}" y="${y - TILE / 2}" width="${TILE}" height="${TILE}" fill="#0b0d10" opacity="0.55"/>`,
    );
  }
  return { width: side, height: side, shapes: shapes.join('') };
}
