import { describe, expect, it } from 'vitest';
import { cellAt } from '../state/board.ts';
import { previewSight } from './preview.ts';

const column = (x: number) => [8, 9].map((y) => ({ x, y }));

describe('LOS-3 the deployment preview', () => {
  it('shows a musketeer behind a tank what it cannot hit', () => {
    const preview = previewSight({ cell: cellAt(0, 0), direct: true }, 0, [cellAt(0, 0), cellAt(0, 1)]);
    expect(preview.blockedTargets).toEqual(expect.arrayContaining(column(0)));
    expect(preview.validTargets).toContainEqual({ x: 7, y: 8 });
    expect(preview.validTargets.length + preview.blockedTargets.length).toBe(16);
    expect(preview.firingLanes).toHaveLength(preview.validTargets.length);
    expect(preview.firingLanes[0]?.[0]).toEqual({ x: 0, y: 0 });
  });

  it('shows an archer everything, whoever stands before it, and no lanes', () => {
    const preview = previewSight({ cell: cellAt(3, 0), direct: false }, 0, [cellAt(3, 0), cellAt(3, 1)]);
    expect(preview.validTargets).toHaveLength(16);
    expect(preview.blockedTargets).toEqual([]);
    expect(preview.firingLanes).toEqual([]);
  });

  it('marks the empty cells that lead to the shooter, and none behind an ally', () => {
    const line = [2, 3, 4].map((x) => cellAt(x, 1));
    const { corridors } = previewSight({ cell: cellAt(3, 0), direct: true }, 0, [cellAt(3, 0), cellAt(5, 0), ...line]);
    expect(corridors).toContainEqual({ x: 4, y: 0 });
    expect(corridors).not.toContainEqual({ x: 6, y: 0 });
    expect(corridors).not.toContainEqual({ x: 3, y: 1 });
  });

  it('marks where a known opponent stands, and what its front hides', () => {
    const preview = previewSight({ cell: cellAt(3, 1), direct: true }, 0, [cellAt(3, 1)], [cellAt(3, 8)]);
    expect(preview.opponents).toEqual([{ x: 3, y: 8 }]);
    expect(preview.validTargets).toContainEqual({ x: 3, y: 8 });
    expect(preview.blockedTargets).toContainEqual({ x: 3, y: 9 });
  });
});
