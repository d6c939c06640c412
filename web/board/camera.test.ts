import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  clamp,
  FARTHEST,
  NEAREST,
  pulled,
  type Scene,
  scaleOf,
  screenAt,
  showing,
  spotAt,
  transformBetween,
  viewBoxOf,
  wholeOf,
  zoomedAt,
  zoomFor,
} from './camera.ts';
import { detailAt } from './lod.ts';

const scene: Scene = { drawing: { width: 1000, height: 1000 }, screen: { width: 600, height: 500 } };
const any = fc.record({
  x: fc.integer({ min: -500, max: 1500 }),
  y: fc.integer({ min: -500, max: 1500 }),
  zoom: fc.double({ min: 0.2, max: 12, noNaN: true }),
});
const allowed = any.map((camera) => clamp(scene, camera));
const point = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 500 }) });

describe('the camera', () => {
  it('shows the whole drawing at first, in the middle', () => {
    expect(viewBoxOf(scene, wholeOf(scene))).toBe('-100 0 1200 1000');
    expect(scaleOf(scene, wholeOf(scene))).toBe(0.5);
  });

  it('never shows emptiness where the drawing could be', () => {
    fc.assert(
      fc.property(any, (wanted) => {
        const camera = clamp(scene, wanted);
        const scale = scaleOf(scene, camera);
        expect(camera.zoom).toBeGreaterThanOrEqual(FARTHEST);
        expect(camera.zoom).toBeLessThanOrEqual(NEAREST);
        for (const [at, length, screen] of [
          [camera.x, 1000, 600],
          [camera.y, 1000, 500],
        ] as const) {
          const seen = screen / scale;
          if (seen >= length) expect(at).toBe(500);
          else {
            expect(at - seen / 2).toBeGreaterThanOrEqual(-1e-6);
            expect(at + seen / 2).toBeLessThanOrEqual(length + 1e-6);
          }
        }
      }),
    );
  });

  it('finds the point under the pointer, and its way back', () => {
    fc.assert(
      fc.property(allowed, point, (camera, at) => {
        const back = screenAt(scene, camera, spotAt(scene, camera, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('zooms at the pointer: in the middle of the drawing what is under it stays there', () => {
    const camera: Camera = { x: 480, y: 530, zoom: 3 };
    for (const factor of [0.9, 1.1, 1.5]) {
      const at = { x: 400, y: 120 };
      const next = zoomedAt(scene, camera, factor, at);
      const [before, after] = [spotAt(scene, camera, at), spotAt(scene, next, at)];
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }
    expect(zoomedAt(scene, camera, 100, { x: 0, y: 0 }).zoom).toBe(NEAREST);
    expect(zoomedAt(scene, camera, 0.001, { x: 0, y: 0 })).toEqual(wholeOf(scene));
  });

  it('is pulled with the hand, and holds at the edge', () => {
    const camera: Camera = { x: 500, y: 500, zoom: 4 };
    expect(pulled(scene, camera, { x: 40, y: -20 })).toEqual({ x: 480, y: 510, zoom: 4 });
    expect(pulled(scene, camera, { x: 1e6, y: 0 }).x).toBe(150);
  });

  it('moves only for what it does not show', () => {
    const camera: Camera = { x: 500, y: 500, zoom: 4 };
    expect(showing(scene, camera, { x: 560, y: 520 }, 50)).toBe(camera);
    expect(showing(scene, camera, { x: 620, y: 520 }, 50)).toEqual({ x: 620, y: 520, zoom: 4 });
  });

  it('looks the same by transform as by viewBox', () => {
    fc.assert(
      fc.property(allowed, allowed, point, (settled, now, at) => {
        const spot = spotAt(scene, now, at);
        const drawn = screenAt(scene, settled, spot);
        const [, x, y, scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(
          transformBetween(scene, settled, now),
        )!;
        // The origin is the middle of the screen.
        expect((drawn.x - 300) * Number(scale) + 300 + Number(x)).toBeCloseTo(at.x, 4);
        expect((drawn.y - 250) * Number(scale) + 250 + Number(y)).toBeCloseTo(at.y, 4);
      }),
    );
  });

  it('tells the zoom for a width of cells, and what can be seen of them', () => {
    expect(zoomFor(scene, 1.5)).toBe(3);
    expect([60, 44, 43, 24, 23].map(detailAt)).toEqual(['full', 'full', 'plain', 'plain', 'far']);
  });
});
