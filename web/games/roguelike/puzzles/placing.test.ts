import { expect, it } from 'vitest';
import { pieceAt, withoutPiece, withPlaced } from './placing.ts';

it('pieces of a puzzle come, go, and change places', () => {
  const one = withPlaced({}, 'A', { x: 2, y: 1 });
  expect(one).toEqual({ A: [2, 1] });
  expect(pieceAt(one, { x: 2, y: 1 })).toBe('A');
  const two = withPlaced(one, 'B', { x: 3, y: 1 });
  expect(withPlaced(two, 'A', { x: 3, y: 1 })).toEqual({ A: [3, 1], B: [2, 1] });
  // From the tray onto another: that one is back in the tray.
  expect(withPlaced(one, 'B', { x: 2, y: 1 })).toEqual({ B: [2, 1] });
  expect(withoutPiece(two, 'A')).toEqual({ B: [3, 1] });
});
