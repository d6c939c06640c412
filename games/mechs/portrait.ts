import type { BySeat, Portrait, Seat } from '@tactarium/engine';
import { hexAt } from '@tactarium/engine/grid/hex';
import { fieldOf } from './field/field.ts';
import type { SeatName } from './seats.ts';
import type { View } from './view.ts';

/** Half the width of a hex with a corner on top, and the distance of its corners from the middle. */
const HALF = 10;
const CORNER = 11.5;
const COLOURS: Readonly<Record<SeatName, string>> = { a: '#c9423c', b: '#2f74bd' };
/** By terrain: clear, light and heavy woods, rough, water. */
const GROUND = ['#6b6a4c', '#4f6a3a', '#34502b', '#7d6f58', '#3c6377'];

/** Mechs as arrows that point where they face; a wreck is a cross. */
export function portrait([view]: BySeat<View>, from?: Seat): Portrait {
  const isTurned = from === 0;
  const field = fieldOf(view!.field);
  const middles = Array.from(field.terrain, (_, index): readonly [number, number] => {
    const { q, r } = hexAt(field, index);
    return isTurned
      ? [-(2 * q + r) * HALF, (field.height - 1 - r) * CORNER * 1.5]
      : [(2 * q + r) * HALF, r * CORNER * 1.5];
  });
  const left = Math.min(...middles.map(([x]) => x)) - HALF;
  const [width, height] = [
    Math.max(...middles.map(([x]) => x)) + HALF - left,
    field.height * CORNER * 1.5 + CORNER / 2,
  ];
  const hex = `l${HALF} ${-CORNER / 2}l${HALF} ${CORNER / 2}v${CORNER}l${-HALF} ${CORNER / 2}l${-HALF} ${-CORNER / 2}z`;
  const ground = middles.map(([x, y], index) => {
    const lift = (field.level[index]! * 0.12).toFixed(2);
    const path = `M${x - HALF - left} ${y + CORNER / 2}${hex}`;
    return `<path d="${path}" fill="${GROUND[field.terrain[index]!]}" stroke="#20221c"/><path d="${path}" fill="#fff" opacity="${lift}"/>`;
  });
  const mechs = view!.mechs.flatMap(({ at, side, facing, destroyed }) => {
    const there = middles[at];
    if (!there) return [];
    const place = `translate(${there[0] - left} ${there[1] + CORNER})`;
    return destroyed
      ? `<path transform="${place}" d="M-5-5l10 10M5-5l-10 10" stroke="${COLOURS[side]}" stroke-width="3"/>`
      : `<path transform="${place} rotate(${60 * facing - 30 + (isTurned ? 180 : 0)})" d="M0-8l6 14l-6-4l-6 4z" fill="${COLOURS[side]}" stroke="#fff7e6"/>`;
  });
  return { width, height, shapes: [...ground, ...mechs].join('') };
}
