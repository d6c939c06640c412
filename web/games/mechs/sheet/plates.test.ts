import { PLATES } from '@tactarium/games/mechs/client';
import { describe, expect, it } from 'vitest';
import { BOXES, pipsIn } from './plates.ts';

describe('MEC-34: every pip is on the sheet', () => {
  it.each(PLATES)('%s: each has a place of its own, inside its plate', (plate) => {
    const [x, y, width, height] = BOXES[plate];
    for (const count of [0, 1, 3, 9, 17, 40, 62]) {
      const { spots, radius } = pipsIn(BOXES[plate], count);
      expect(spots).toHaveLength(count);
      expect(new Set(spots.map(String)).size).toBe(count);
      for (const [px, py] of spots) {
        expect(px - radius).toBeGreaterThanOrEqual(x);
        expect(px + radius).toBeLessThanOrEqual(x + width);
        expect(py - radius).toBeGreaterThanOrEqual(y);
        expect(py + radius).toBeLessThanOrEqual(y + height);
      }
    }
  });
});
