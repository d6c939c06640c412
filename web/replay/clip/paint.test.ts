import { describe, expect, it } from 'vitest';
import { layoutOf } from './paint.ts';

describe('the layout of a film', () => {
  it.each([
    ['a square board', 600, 600],
    ['a wide map', 900, 300],
    ['a tall map', 300, 2000],
  ])('keeps the shape of %s, in the frame and clear of the words', (_, width, height) => {
    for (const wide of [320, 480, 720]) {
      const { board, ...frame } = layoutOf(wide, { width, height });
      expect(frame.width).toBe(wide);
      expect(Math.abs(board.width / board.height - width / height)).toBeLessThan(0.02);
      expect(board.x).toBeGreaterThanOrEqual(0);
      expect(board.x + board.width).toBeLessThanOrEqual(wide);
      expect(board.y).toBeGreaterThanOrEqual(2 * frame.line);
      expect(frame.height - board.y - board.height).toBeGreaterThanOrEqual(2 * frame.line);
      expect(frame.height).toBeLessThan(1.6 * wide);
      expect(frame.height % 2).toBe(0);
    }
  });
});
