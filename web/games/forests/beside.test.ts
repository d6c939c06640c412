import { expect, it } from 'vitest';
import { besideTile } from './beside.ts';

const screen = { width: 800, height: 800 };
const card = { width: 280, height: 130 };
const place = (at: readonly [number, number], mover?: readonly [number, number]) =>
  besideTile({
    screen,
    card,
    cell: 50,
    at: { x: at[0], y: at[1] },
    mover: mover && { x: mover[0], y: mover[1] },
  });

it('a card stands below its tile, and above it at the foot of the map', () => {
  expect(place([400, 300])).toEqual({ x: 260, y: 331 });
  expect(place([400, 760])).toEqual({ x: 260, y: 599 });
});

it('a card never covers the unit that would act: it goes above, or to a side', () => {
  expect(place([400, 300], [400, 350])).toEqual({ x: 260, y: 139 });
  expect(place([400, 40], [400, 90])).toEqual({ x: 431, y: 4 });
  expect(place([770, 40], [770, 90])).toEqual({ x: 459, y: 4 });
});

it('where nothing else fits it covers the mover rather than the tile it is about', () => {
  const small = { width: 288, height: 200 };
  const at = besideTile({ screen: small, card, cell: 50, at: { x: 144, y: 30 }, mover: { x: 144, y: 80 } });
  expect(at).toEqual({ x: 4, y: 61 });
});
